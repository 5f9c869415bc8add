import { describe, expect, test } from "vitest";
import { deviceLink, deviceToken } from "./account/devices";
import { ago } from "./ago";
import { awaited, companions, inOrder, winners } from "./lists";
import { chosen, fieldsOf, isOffered } from "./options";
import { FIRST_PLAN, levelsOf, openTable, paceName, readPlan, sharedName, type Plan } from "./plan";
import { insist } from "./sending";
import { Refusal } from "$lib/api";
import type { GameInfo, TableLine, TableMessage } from "../protocol";

const TYROS: GameInfo = {
  name: "tyros",
  ruleset: 1,
  players: [3, 4],
  options: {
    players: ["4", "3 to 4"],
    edition: ["kosmos", "giochi-rari"],
    setup: ["variable", "first-game"],
    first_player: ["random", "A", "B", "C", "D"],
    gifts: ["off", "on"],
    offers_per_turn: ["6", "0 to 20"],
    board: ["built-in", "FILE"],
  },
  bots: ["merchant", "admiral", "captain", "deckhand"].map((name) => ({ name, description: `a ${name}` })),
};

function plan(changes: Partial<Plan> = {}): Plan {
  return { ...readPlan(null), ...changes };
}

describe("the table that is opened", () => {
  test("against bots: oneself on the first seat, bots of the level on all others", () => {
    expect(openTable(TYROS, plan(), " Ann ", "k")).toEqual({
      key: "k",
      game: "tyros",
      options: { players: 4, setup: "first-game" },
      seats: [{ type: "me", name: "Ann" }, ...Array(3).fill({ type: "bot", bot: "deckhand" })],
    });
  });

  test("with friends: free seats, a pace, and who may come", () => {
    const body = openTable(TYROS, plan({ way: "friends", players: 3, pace: "one-day", listed: true }), "Ann", "k");
    expect(body.seats).toEqual([{ type: "me", name: "Ann" }, { type: "open" }, { type: "open" }]);
    expect(body.pace).toMatchObject({ type: "correspondence", decision_days: 1 });
    expect(body).toMatchObject({ listed: true, watched: true });
    expect(body.shared).toBeUndefined();
  });

  test("at one device: a seat for every name, bots where there is none", () => {
    const body = openTable(TYROS, plan({ way: "device", others: [" Bo", "", "Cy"] }), "Ann", "k");
    expect(body.shared).toBe(true);
    expect(body.seats).toEqual([
      ...["Ann", "Bo", "Cy"].map((name) => ({ type: "me", name })),
      { type: "bot", bot: "deckhand" },
    ]);
  });

  test("at one device with three players nobody sits on a fourth seat", () => {
    const body = openTable(TYROS, plan({ way: "device", players: 3, others: ["Bo", "Cy", "Di"] }), "Ann", "k");
    expect(body.seats).toHaveLength(3);
  });

  test("options that are as usual, or cannot be, are not sent", () => {
    const options = { edition: "giochi-rari", setup: "first-game", gifts: "off", offers_per_turn: "21", odd: "1" };
    expect(openTable(TYROS, plan({ options }), "Ann", "k").options).toEqual({ players: 4, edition: "giochi-rari" });
  });

  test("a level that the game does not have becomes one that it has", () => {
    expect(openTable(TYROS, plan({ level: "navarch" }), "Ann", "k").seats?.[1]).toEqual({
      type: "bot",
      bot: "deckhand",
    });
  });
});

describe("options", () => {
  test("each is asked for as its values want it, and none that names a file", () => {
    const fields = fieldsOf(TYROS);
    expect([...fields.keys()]).toEqual(["edition", "setup", "first_player", "gifts", "offers_per_turn"]);
    expect(fields.get("gifts")?.kind).toBe("switch");
    expect(fields.get("offers_per_turn")).toEqual({ kind: "number", least: 0, most: 20 });
  });

  test("the set-up for a first game belongs to one edition", () => {
    const rare = plan({ options: { edition: "giochi-rari", setup: "first-game" } });
    expect(chosen(TYROS, plan(), "setup")).toBe("first-game");
    expect(chosen(TYROS, rare, "setup")).toBe("variable");
  });

  test("a seat that there is not cannot begin", () => {
    expect(isOffered(TYROS, plan({ players: 3 }), "first_player", "D")).toBe(false);
    expect(isOffered(TYROS, plan({ players: 4 }), "first_player", "D")).toBe(true);
  });
});

describe("a plan that was kept", () => {
  test("comes back as it was", () => {
    const kept = plan({ way: "friends", pace: "calm", others: ["Bo", "", ""] });
    expect(readPlan(JSON.stringify(kept))).toEqual(kept);
  });

  test("is mended where it names what there is not", () => {
    expect(readPlan('{"way": "sea", "pace": "swift", "others": ["Bo"]}')).toEqual(plan({ others: ["Bo", "", ""] }));
  });

  test.each(["", "{", "null", "[]", '{"others": 3}'])("is made anew from %j", (text) => {
    expect(readPlan(text)).toEqual(FIRST_PLAN);
  });
});

test("levels are ordered from the weakest to the strongest", () => {
  expect(levelsOf(TYROS).map((bot) => bot.name)).toEqual(["deckhand", "captain"]);
});

test("two people at one device need two names", () => {
  expect(sharedName(["Ann", "Bo", "ann"])).toBe("ann");
  expect(sharedName(["Ann", "Bo"])).toBeUndefined();
});

describe("lists", () => {
  function line(id: string, status: TableLine["status"], changed_at: number, your_turn = false): TableLine {
    return { id, game: "tyros", status, created_at: 0, changed_at, free_seats: 0, your_turn };
  }

  test("what waits for one is first, then what goes on, the newest first", () => {
    const lines = [
      line("a", "over", 9),
      line("b", "playing", 1),
      line("c", "playing", 2),
      line("d", "playing", 0, true),
    ];
    expect(inOrder(lines).map((found) => found.id)).toEqual(["d", "c", "b", "a"]);
  });

  test("who is there, who is waited for and who won", () => {
    const message = {
      you: { viewer: 0, seats: [0], owner: true },
      table: {
        seats: [
          { name: "Ann", controller: { type: "person" } },
          { name: "Bo", controller: { type: "person" } },
          { name: "", controller: { type: "vacant" } },
        ],
      },
      view: {
        decisions: [{ seat: 1, kind: "turn" }],
        outcome: { reason: "", ranking: [{ seat: 1, rank: 1, points: 9, tie_break: 0 }] },
      },
    } as unknown as TableMessage;
    expect(companions(message)).toEqual(["Bo"]);
    expect(awaited(message)).toEqual(["Bo"]);
    expect(winners(message)).toEqual(["Bo"]);
  });
});

describe("how long ago", () => {
  const now = Date.UTC(2025, 5, 15);
  test.each([
    [10_000, "en", "now"],
    [-5000, "en", "now"],
    [90_000, "en", "1 minute ago"],
    [2 * 3_600_000, "de", "vor 2 Stunden"],
    [86_400_000, "fr", "hier"],
    [15 * 86_400_000, "it", "2 settimane fa"],
    [400 * 86_400_000, "en", "last year"],
  ])("%i ms in %s", (passed, language, said) => {
    expect(ago(now - passed, now, language)).toBe(said);
  });
});

describe("sending again", () => {
  const refusal = (status: number): Refusal => new Refusal({ code: "", message: "" }, status);

  /** Fails with these, one after the other, then succeeds. */
  function failing(errors: Error[]): { send: () => Promise<string>; calls: () => number } {
    let calls = 0;
    const send = (): Promise<string> => {
      const error = errors[calls++];
      return error === undefined ? Promise.resolve("done") : Promise.reject(error);
    };
    return { send, calls: () => calls };
  }

  test("what may be lost is sent again", async () => {
    const { send } = failing([new TypeError("network"), refusal(503)]);
    expect(await insist(send, 3, 0)).toBe("done");
  });

  test("a refusal is final", async () => {
    const { send, calls } = failing([refusal(409)]);
    await expect(insist(send, 3, 0)).rejects.toBeInstanceOf(Refusal);
    expect(calls()).toBe(1);
  });

  test("not for ever", async () => {
    const { send, calls } = failing(Array(5).fill(new TypeError("network")));
    await expect(insist(send, 3, 0)).rejects.toBeInstanceOf(TypeError);
    expect(calls()).toBe(3);
  });
});

test("a link for another device carries its token where no server sees it", () => {
  const link = new URL(deviceLink("https://play.example.org", "secret"));
  expect(link.search).toBe("");
  expect(deviceToken(link.hash.slice(1))).toBe("secret");
  expect(deviceToken("5.4")).toBeNull();
});

describe("a clock", () => {
  test("is called by how long it gives, whatever else is said of it", () => {
    const steady = { bank_seconds: 600, increment_seconds: 10, decision_seconds: 60, grace_seconds: 30 };
    expect(paceName({ ...steady, type: "live" })).toBe("steady");
    expect(paceName({ type: "untimed" })).toBe("untimed");
  });

  test("that is not offered is called by its kind", () => {
    expect(paceName({ type: "correspondence", decision_days: 2, remind_hours: 6 })).toBe("correspondence");
  });
});
