import { afterEach, expect, it, vi } from "vitest";
import type { Guidance } from "../../protocol";
import type { Choice, Choices } from "../turn/choices";
import { choiceFor, choicesFor } from "../turn/choices.fixture";
import { GenericTurn } from "./turn.svelte";

vi.mock("$lib/words.svelte", () => ({ language: () => "en" }));

afterEach(() => vi.unstubAllGlobals());

function choice(kind: string, parts: Record<string, unknown> = {}): Choice {
  return choiceFor({ action: kind, ...parts });
}

const PLACES = ["Gela", "Himera", "Katane"];
const EMBASSIES = PLACES.flatMap((city) => [0, 1, 2].map((gift) => choice("embassy", { city, gift })));
const WARS = PLACES.slice(1).map((city) => choice("war", { city }));
const END = choice("end");
const OFFER = choice("offer", { to: [1] });

function choices(actions: Choice[], unlisted: string[] = []): Choices {
  const kinds = actions.map(({ action }) => action);
  return choicesFor("acts", kinds, unlisted);
}

function begin(actions = [...EMBASSIES, ...WARS, END], unlisted: string[] = []): GenericTurn {
  return new GenericTurn(choices(actions, unlisted), null);
}

const GUIDANCE: Guidance = {
  decision: "7A",
  kinds: {
    embassy: "send an embassy",
    offer: "make an offer",
    upgrade: "build",
  },
  notes: { '{"action":"embassy","city":"Gela","gift":1}': "costs 1 mina" },
  proposals: [OFFER.action],
  forms: [{ form: { tag: "offer", text: "offer {to}", fields: [] }, labels: {}, words: {} }],
};

/** With what the server says besides. */
async function advised(unlisted: string[] = ["offer"]): Promise<GenericTurn> {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(GUIDANCE)));
  const turn = new GenericTurn(choices([...EMBASSIES, ...WARS, END], unlisted), { table: "t", entry: 6, seat: 0 });
  await vi.waitFor(() => expect(turn.guidance).not.toBeNull());
  return turn;
}

it("leads from a kind over its parts to an action", () => {
  const turn = begin();
  expect(turn.tasks).toEqual(["embassy", "war", "end"]);
  expect([turn.chosen, turn.part, turn.isBegun]).toEqual([null, null, false]);
  turn.take("embassy");
  expect(turn.part).toBe("city");
  expect(turn.options.map(({ written }) => written)).toEqual(['"Gela"', '"Himera"', '"Katane"']);
  turn.choose('"Himera"');
  expect(turn.left.map(({ text }) => text)).toEqual([
    choice("embassy", { city: "Himera", gift: 0 }).text,
    choice("embassy", { city: "Himera", gift: 1 }).text,
    choice("embassy", { city: "Himera", gift: 2 }).text,
  ]);
  expect([turn.part, turn.isSettled]).toEqual([null, false]);
  const [, wanted] = turn.left;
  if (wanted !== undefined) turn.fill(wanted);
  expect([turn.chosen?.text, turn.isFilled, turn.picked]).toEqual([
    choice("embassy", { city: "Himera", gift: 1 }).text,
    true,
    "Himera",
  ]);
});

it("goes back step by step", () => {
  const turn = begin();
  turn.take("embassy");
  turn.choose('"Himera"');
  const [first] = turn.left;
  if (first !== undefined) turn.fill(first);
  expect(turn.back()).toBe(true);
  expect([turn.isFilled, turn.left.length]).toEqual([false, 3]);
  expect(turn.back()).toBe(true);
  expect(turn.left.length).toBe(EMBASSIES.length);
  expect(turn.back()).toBe(true);
  expect(turn.task).toBeNull();
  expect(turn.back()).toBe(false);
});

it("takes back one part at a time", () => {
  const gifts = Array.from({ length: 9 }, (_, gift) => gift);
  const turn = begin(PLACES.flatMap((city) => gifts.map((gift) => choice("embassy", { city, gift }))));
  turn.choose('"Gela"');
  expect(turn.part).toBe("gift");
  turn.choose("8");
  expect(turn.chosen?.text).toBe(choice("embassy", { city: "Gela", gift: 8 }).text);
  turn.back();
  expect([turn.chosen, turn.left.length]).toEqual([null, gifts.length]);
});

it("begins with a place of the board, too", () => {
  const turn = begin();
  turn.pick("Himera");
  expect([turn.place, turn.task, turn.left.length]).toEqual(["Himera", null, 4]);
  turn.pick("Himera");
  expect([turn.place, turn.left.length]).toEqual([null, EMBASSIES.length + WARS.length + 1]);
  turn.pick("Gela");
  expect(turn.task).toBe("embassy");
});

it("takes a place of the board for the part that it can be", () => {
  const turn = begin();
  turn.take("war");
  turn.pick("Katane");
  expect([turn.chosen?.text, turn.picked]).toEqual([choice("war", { city: "Katane" }).text, "Katane"]);
  expect(turn.step).toContain("Katane");
});

it("has the only action of a kind chosen with the kind", () => {
  const turn = begin();
  turn.take("end");
  expect(turn.chosen).toStrictEqual(END);
});

it("asks for no kind where there is only one", () => {
  const turn = begin(EMBASSIES);
  expect([turn.task, turn.isBegun, turn.part]).toEqual(["embassy", false, "city"]);
});

it("shows few actions as they are", () => {
  const turn = begin([...WARS, END]);
  expect([turn.isShort, turn.left.length, turn.chosen]).toEqual([true, 3, null]);
  expect(begin([END]).chosen).toStrictEqual(END);
});

it("is not short where something can be put together", () => {
  expect(begin([END], ["offer"]).isShort).toBe(false);
});

it("knows what is worth asking about, though it cannot be done", async () => {
  const turn = await advised();
  expect(turn.tasks).toEqual(["offer", "embassy", "war", "end", "upgrade"]);
  expect([turn.can("offer"), turn.can("upgrade")]).toEqual([true, false]);
  expect([turn.label("embassy"), turn.label("war")]).toEqual(["send an embassy", "war"]);
});

it("says what the values of a part mean, and what the only action with one costs", async () => {
  const turn = await advised();
  turn.take("embassy");
  expect(turn.partLabel).toBe("city");
  expect(turn.options.map(({ label }) => label)).toEqual(["city Gela", "city Himera", "city Katane"]);
  const cheap = EMBASSIES.find(({ text }) => text === choice("embassy", { city: "Gela", gift: 1 }).text);
  expect(cheap === undefined ? "" : turn.noteOf(cheap)).toBe("costs 1 mina");
});

it("has a form for what is not listed, and what is put together there is chosen", async () => {
  const turn = await advised();
  turn.take("offer");
  expect([turn.form?.form.tag, turn.isOffBoard, turn.chosen]).toEqual(["offer", true, null]);
  turn.compose(OFFER);
  expect([turn.chosen?.text, turn.isFilled]).toEqual([OFFER.text, false]);
  turn.compose(null);
  expect(turn.chosen).toBeNull();
  turn.fill(OFFER);
  expect(turn.chosen?.text).toBe(OFFER.text);
  turn.leaveForm();
  expect(turn.task).toBeNull();
});

it("lists a proposal once, also where the server lists it among the actions", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(GUIDANCE)));
  const turn = new GenericTurn(choices([END, OFFER]), { table: "t", entry: 6, seat: 0 });
  await vi.waitFor(() => expect(turn.guidance).not.toBeNull());
  expect(turn.all.map(({ text }) => text)).toEqual([END.text, OFFER.text]);
});

it("can do without what the server says besides", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no connection")));
  const turn = new GenericTurn(choices([END]), { table: "t", entry: 6, seat: 0 });
  await Promise.resolve();
  expect([turn.guidance, turn.chosen?.text]).toEqual([null, END.text]);
});
