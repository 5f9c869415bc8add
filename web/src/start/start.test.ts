import { describe, expect, test } from "vitest";
import { deviceLink, deviceToken } from "./account/devices";
import { ago } from "./ago";
import { awaited, companions, inOrder, winners } from "./lists";
import { changed, chosen, grouped, isOffered, kindOf } from "./options";
import * as plans from "./plan";
import { FIRST_PLAN, levelsOf, openTable, paceName, planOf, readPlan, sharedName } from "./plan";
import { insist } from "./sending";
import { Refusal } from "$lib/api";
import type { GameInfo, TableLine, TableMessage } from "../protocol";

type OptionInfo = GameInfo["options"][number];

function option(name: string, values: string[], more: Partial<OptionInfo> = {}): OptionInfo {
  const infos = values.map((value) => ({ value, label: value, about: null, sets: {}, needs: {} }));
  const usual = values[0] ?? "";
  return { name, label: name, about: "", group: null, usual, least: null, most: null, values: infos, ...more };
}

function having(given: OptionInfo, value: string, more: Partial<OptionInfo["values"][number]>): OptionInfo {
  return { ...given, values: given.values.map((one) => (one.value === value ? { ...one, ...more } : one)) };
}

const BOATS: GameInfo = {
  name: "boats",
  title: "Boats",
  about: null,
  ruleset: 1,
  players: [3, 4],
  usual_players: 4,
  minutes: [30, 60],
  rules: false,
  tutorial: false,
  options: [
    having(option("preset", ["calm", "wild"], { group: "game" }), "wild", { sets: { storms: "on", offers: "9" } }),
    option("edition", ["new", "old"], { group: "game" }),
    having(option("setup", ["variable", "easy"], { group: "game" }), "easy", { needs: { edition: "new" } }),
    option("first_player", ["random", "A", "B", "C", "D"], { group: "more" }),
    option("storms", ["off", "on"]),
    option("offers", [], { usual: "6", least: 0, most: 20 }),
    option("length", ["6", "12", "18", "24", "30", "36", "42"]),
  ],
  groups: [
    { name: "game", label: "The game" },
    { name: "more", label: "More" },
  ],
  first_game: { setup: "easy" },
  bots: [
    ["tinker", null],
    ["mate", 2],
    ["boy", 1],
    ["random", null],
  ].map(([name, level]) => ({ name, label: name, description: "", level }) as GameInfo["bots"][number]),
};

type Changes = Partial<plans.Plan> & Partial<plans.GamePlan>;

function plan({ players, level, options, ...changes }: Changes = {}): plans.Plan {
  const first = planOf(BOATS, readPlan(null));
  const own = { players: players ?? 4, level: level ?? "", options: options ?? first.options };
  return { ...readPlan(null), ...changes, games: { boats: own } };
}

function own(changes: Partial<plans.GamePlan> = {}): plans.GamePlan {
  return { ...planOf(BOATS, readPlan(null)), ...changes };
}

describe("the table that is opened", () => {
  test("against bots: oneself on the first seat, bots of the level on all others", () => {
    expect(openTable(BOATS, readPlan(null), " Ann ", "k")).toEqual({
      key: "k",
      game: "boats",
      options: { players: 4, setup: "easy" },
      seats: [{ type: "me", name: "Ann" }, ...Array(3).fill({ type: "bot", bot: "boy" })],
    });
  });

  test("with friends: free seats, a pace, and who may come", () => {
    const body = openTable(BOATS, plan({ way: "friends", players: 3, pace: "one-day", listed: true }), "Ann", "k");
    expect(body.seats).toEqual([{ type: "me", name: "Ann" }, { type: "open" }, { type: "open" }]);
    expect(body.pace).toMatchObject({ type: "correspondence", decision_days: 1 });
    expect(body).toMatchObject({ listed: true, watched: true });
    expect(body.shared).toBeUndefined();
  });

  test("at one device: a seat for every name, bots where there is none", () => {
    const body = openTable(BOATS, plan({ way: "device", others: [" Bo", "", "Cy"] }), "Ann", "k");
    expect(body.shared).toBe(true);
    expect(body.seats).toEqual([
      ...["Ann", "Bo", "Cy"].map((name) => ({ type: "me", name })),
      { type: "bot", bot: "boy" },
    ]);
  });

  test("at one device with three players nobody sits on a fourth seat", () => {
    const body = openTable(BOATS, plan({ way: "device", players: 3, others: ["Bo", "Cy", "Di"] }), "Ann", "k");
    expect(body.seats).toHaveLength(3);
  });

  test("options that are as usual, or cannot be, are not sent", () => {
    const options = { edition: "old", setup: "easy", storms: "off", offers: "21", odd: "1" };
    expect(openTable(BOATS, plan({ options }), "Ann", "k").options).toEqual({ players: 4, edition: "old" });
  });

  test("a level that the game does not have becomes one that it has", () => {
    const opened = openTable(BOATS, plan({ level: "admiral" }), "Ann", "k");
    expect(opened.seats?.[1]).toEqual({ type: "bot", bot: "boy" });
  });

  test("a number of players that the game is not for becomes the usual one", () => {
    expect(openTable(BOATS, plan({ players: 6 }), "Ann", "k").options).toMatchObject({ players: 4 });
  });
});

describe("options", () => {
  test("each is asked for as its values want it", () => {
    expect(BOATS.options.map(kindOf)).toEqual(["choice", "choice", "choice", "choice", "switch", "number", "list"]);
  });

  test("the foremost are apart, and what is in no group is last", () => {
    const { foremost, others } = grouped(BOATS);
    expect(foremost.map(({ name }) => name)).toEqual(["preset", "edition", "setup"]);
    expect(others.map(({ label, options }) => [label, options.length])).toEqual([
      ["More", 1],
      ["", 3],
    ]);
  });

  test("without groups all are foremost", () => {
    const plain = { ...BOATS, groups: [], options: [option("pebbles", ["12"])] };
    expect(grouped(plain)).toEqual({ foremost: plain.options, others: [] });
  });

  test("what a value needs must be", () => {
    const old = own({ options: { edition: "old", setup: "easy" } });
    expect(chosen(BOATS, own(), "setup")).toBe("easy");
    expect(chosen(BOATS, old, "setup")).toBe("variable");
  });

  test("a preset sets others, and what is chosen besides goes first", () => {
    const wild = own({ options: { preset: "wild" } });
    expect(["storms", "offers"].map((name) => chosen(BOATS, wild, name))).toEqual(["on", "9"]);
    expect(changed(BOATS, wild)).toEqual({ preset: "wild" });
    const tamed = own({ options: { preset: "wild", storms: "off" } });
    expect(chosen(BOATS, tamed, "storms")).toBe("off");
    expect(changed(BOATS, tamed)).toEqual({ preset: "wild", storms: "off" });
  });

  test("a seat that there is not cannot begin", () => {
    expect(isOffered(BOATS, own({ players: 3 }), "first_player", "D")).toBe(false);
    expect(isOffered(BOATS, own({ players: 4 }), "first_player", "D")).toBe(true);
  });
});

describe("the game that is chosen", () => {
  const longer = { ...BOATS, name: "arks", minutes: [90, 240] };
  const silent = { ...BOATS, name: "rafts", minutes: null };

  test("stands among others, the shortest first", () => {
    expect(plans.inOrder([longer, silent, BOATS]).map(({ name }) => name)).toEqual(["boats", "arks", "rafts"]);
  });

  test("is the one of the last time, or the first there is", () => {
    const games = [longer, silent, BOATS];
    expect(plans.gameOf(games, { ...readPlan(null), game: "arks" })?.name).toBe("arks");
    expect(plans.gameOf(games, { ...readPlan(null), game: "gone" })?.name).toBe("boats");
    expect(plans.gameOf([], readPlan(null))).toBeUndefined();
  });
});

describe("a plan that was kept", () => {
  test("comes back as it was", () => {
    const kept = plan({ way: "friends", pace: "calm", others: ["Bo", "", ""] });
    expect(readPlan(JSON.stringify(kept))).toEqual(kept);
  });

  test("is mended where it names what there is not", () => {
    expect(readPlan('{"way": "sea", "pace": "swift", "others": ["Bo"]}')).toEqual({ ...FIRST_PLAN, others: ["Bo"] });
  });

  test.each(["", "{", "null", "[]", '{"others": 3}'])("is made anew from %j", (text) => {
    expect(readPlan(text)).toEqual(FIRST_PLAN);
  });
});

test("levels are ordered from the weakest to the strongest", () => {
  expect(levelsOf(BOATS).map((bot) => bot.name)).toEqual(["boy", "mate"]);
});

test("two people at one device need two names", () => {
  expect(sharedName(["Ann", "Bo", "ann"])).toBe("ann");
  expect(sharedName(["Ann", "Bo"])).toBeUndefined();
});

describe("lists", () => {
  function line(id: string, status: TableLine["status"], changed_at: number, your_turn = false): TableLine {
    return { id, game: "boats", status, created_at: 0, changed_at, free_seats: 0, your_turn };
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
