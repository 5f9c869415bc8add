import { describe, expect, it } from "vitest";
import type { TyrosAction } from "../../../protocol";
import { choicesFor } from "../../../table/turn/choices.fixture";
import type { TyrosChoices } from "./choices";
import { Turn } from "./turn.svelte";

function choices(kind: string, actions: TyrosAction[], unlisted: string[] = []): TyrosChoices {
  return choicesFor(kind, actions, unlisted) as TyrosChoices;
}

const PASS: TyrosAction = { action: "pass" };
const sail = (start: string, goal: string, fare: object, toll: string | null = null): TyrosAction => ({
  action: "move",
  start,
  goal,
  fare,
  toll,
});

describe("a turn", () => {
  it("leads from the ship over the goal to the price", () => {
    const turn = new Turn(choices("act", [sail("T", "23", { green: 4 }), sail("7", "8", { orange: 1 }), PASS]));
    expect(turn.task).toBeNull();
    turn.take("move");
    expect([...turn.places.keys()]).toEqual(["T", "7"]);
    turn.pick("T");
    expect([...turn.places.keys()]).toEqual(["23"]);
    expect(turn.chosen).toBeNull();
    turn.pick("23");
    expect(turn.chosen?.action).toEqual(sail("T", "23", { green: 4 }));
  });

  it("proposes the price that spares jokers", () => {
    const dear = sail("T", "23", { green: 2, joker: 2 });
    const cheap = sail("T", "23", { green: 4 });
    const turn = new Turn(choices("act", [dear, cheap, PASS]));
    turn.pick("T");
    turn.pick("23");
    expect(turn.cardChoices).toEqual([{ green: 4 }, { green: 2, joker: 2 }]);
    expect(turn.chosen?.action).toEqual(cheap);
    turn.pay({ green: 2, joker: 2 });
    expect(turn.chosen?.action).toEqual(dear);
  });

  it("asks which card is the toll", () => {
    const turn = new Turn(
      choices("act", [sail("T", "31", { green: 1 }, "orange"), sail("T", "31", { green: 1 }, "green"), PASS]),
    );
    turn.pick("T");
    turn.pick("31");
    expect(turn.extras).toEqual(["orange", "green"]);
    expect(turn.chosen).toBeNull();
    turn.extra = "green";
    expect(turn.chosen?.action).toEqual(sail("T", "31", { green: 1 }, "green"));
  });

  it("begins with a place just as well, and asks what to do there", () => {
    const found: TyrosAction = { action: "found", berth: "7", price: { orange: 5 } };
    const turn = new Turn(choices("act", [sail("7", "8", { orange: 1 }), found, PASS]));
    turn.pick("7");
    expect(turn.tasksHere).toEqual(["move", "found"]);
    turn.take("found");
    expect(turn.chosen?.action).toEqual(found);
  });

  it("asks for the empire of a tile only if there are several", () => {
    const lay = (field: string, empire: string): TyrosAction => ({ action: "lay", field, empire });
    const turn = new Turn(choices("lay", [lay("7", "orange"), lay("8", "orange"), lay("8", "green")]));
    expect(turn.task).toBe("lay");
    turn.pick("7");
    expect(turn.chosen?.action).toEqual(lay("7", "orange"));
    turn.pick("8");
    expect(turn.chosen).toBeNull();
    expect(turn.extras).toEqual(["orange", "green"]);
  });

  it("lets cards be chosen where they are the matter itself", () => {
    const swap = (cards: object): TyrosAction => ({ action: "swap", cards });
    const turn = new Turn(choices("act", [swap({ orange: 1 }), swap({ orange: 2 }), PASS]));
    turn.take("swap");
    expect(turn.chosen).toBeNull();
    turn.pay({ orange: 2 });
    expect(turn.chosen?.action).toEqual(swap({ orange: 2 }));
  });

  it("keeps all cards where all may be kept, and none before one has chosen where some must go", () => {
    const keep = (cards: object): TyrosAction => ({ action: "keep", cards });
    const all = new Turn(choices("keep", [keep({}), keep({ joker: 1 }), keep({ joker: 1, green: 1 })]));
    expect(all.chosen?.action).toEqual(keep({ joker: 1, green: 1 }));
    const some = new Turn(choices("keep", [keep({}), keep({ joker: 1 }), keep({ green: 1 })]));
    expect(some.chosen?.action).toEqual(keep({}));
  });

  it("goes back step by step", () => {
    const turn = new Turn(choices("act", [sail("T", "23", { green: 4 }), sail("7", "8", { orange: 1 }), PASS]));
    turn.take("move");
    turn.pick("T");
    turn.pick("23");
    expect([turn.back(), turn.place, turn.start]).toEqual([true, null, "T"]);
    expect([turn.back(), turn.start, turn.task]).toEqual([true, null, "move"]);
    expect([turn.back(), turn.task]).toEqual([true, null]);
    expect(turn.back()).toBe(false);
  });

  it("takes over a whole action, whatever was chosen before", () => {
    const dear = sail("T", "31", { green: 2, joker: 1 }, "orange");
    const swap: TyrosAction = { action: "swap", cards: { orange: 2 } };
    const asked = choices("act", [sail("T", "31", { green: 3 }, "green"), dear, sail("7", "8", {}), swap, PASS]);
    const turn = new Turn(asked);
    turn.pick("7");
    for (const choice of [...asked.actions, ...asked.actions.toReversed()]) {
      turn.fill(choice);
      expect(turn.chosen).toBe(choice);
    }
  });

  it("knows of tasks that are too many to list", () => {
    const turn = new Turn(choices("act", [PASS], ["offer"]));
    expect(turn.can("offer")).toBe(true);
    expect(turn.can("move")).toBe(false);
    turn.take("pass");
    expect(turn.chosen?.action).toEqual(PASS);
  });
});
