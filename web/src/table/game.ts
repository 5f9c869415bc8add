/**
 * What a game brings to its table in the browser. The shell in this folder has everything that happens at any table:
 * seats, prompt, tabs, turn, log, replay, end of game. What is particular to a game is one value of the type `Game`, the
 * default export of `games/NAME/index.ts`. Everything in it is optional: where a part is missing, the shell does without
 * it or shows its own.
 *
 * `Table` is the game's view of a position, `Event` one of its events. The shell never looks into either: it passes them
 * from the server to the parts of the game.
 */

import { createContext, type Component, type Snippet } from "svelte";
import type { Series } from "../charts/scale";
import type { Choice, Choices } from "./turn/choices";

export interface Game<
  Table = unknown,
  Event = unknown,
  Turn extends GameTurn = GameTurn,
  Place extends Lit = Lit,
  Draft = unknown,
> {
  /** The picture of the table. It moves its pieces as `events` tell. */
  board?: {
    view: Component<BoardProps<Table, Event, Place>>;
    /** Width by height. */
    shape: number;
  };
  /** The table in words, for text mode. */
  text?: Component<TextProps<Table>>;
  hand?: {
    /** Whether the viewer has a hand to show. */
    has: (table: Table) => boolean;
    /** Always in sight while playing. */
    view: Component<HandProps<Table>>;
    /** The same in little room, beside a moment of the replay. */
    small?: Component<HandProps<Table>>;
  };
  /** What everybody knows of a seat, in one line. */
  facts?: Component<FactsProps<Table>>;
  /** Where everybody stands. */
  standing?: Component<StandingProps<Table>>;
  /** What time it is in the game. */
  time?: Component<HandProps<Table>>;
  /** The number of the round. */
  round?: (table: Table) => number;
  /** How an answer is put together step by step. Without it, it is chosen from a list. */
  turn?: TurnParts<Table, Turn, Place>;
  /** Tabs beside those that every table has. */
  tabs?: GameTab<Table, Draft>[];
  /** How somebody passes for the rest of a round. */
  passing?: Passing;
  /** Kinds of log lines that stand out. */
  highlights?: string[];
  /** The end of a game. */
  end?: EndParts<Table>;
  /** What the tutorial must know. Without it, the game is not taught here. */
  tutorial?: TutorialParts<Table>;
}

/** A place of the board that can be chosen now. A game may tell its board more about it. */
export interface Lit {
  /** What choosing it does; read out by screen readers. */
  label: string;
}

export interface BoardProps<Table = unknown, Event = unknown, Place extends Lit = Lit> {
  table: Table;
  names: string[];
  lit?: Map<string, Place>;
  picked?: string | null;
  /** Places that somebody points at elsewhere. */
  hinted?: string[];
  /** What has just happened. */
  events?: Event[];
  onpick?: (place: string) => void;
  /** Somebody points at a place that cannot be chosen. */
  onask?: (place: string) => void;
  /** Above the board, where it shows something else than the present. */
  note?: Snippet | null;
}

export interface TextProps<Table = unknown> {
  table: Table;
  names: string[];
}

export interface HandProps<Table = unknown> {
  table: Table;
}

export interface FactsProps<Table = unknown> {
  table: Table;
  seat: number;
}

export interface StandingProps<Table = unknown> {
  table: Table;
  names: string[];
  /** The seat of the reader; -1 for somebody who watches. */
  you: number;
  onhint?: (places: string[]) => void;
}

/** One decision on its way to an answer. */
export interface GameTurn {
  readonly choices: Choices;
  /** What one chooses among first, in the order of the number keys. The game's text `NAME-task-TASK` says what it is. */
  readonly tasks: string[];
  readonly task: string | null;
  can(task: string): boolean;
  /** Everything that can be done and listed, where that is more than the legal actions that the server lists. */
  readonly all?: Choice[];
  /** What a task is called; without it, the catalogues say. */
  label?(task: string): string;
  /** How far it is answered: another text is another step. */
  readonly step: string;
  /** The place of the board that is chosen. */
  readonly picked: string | null;
  /** What shall be done is chosen, and only how is left to say. */
  readonly isSettled: boolean;
  /** The board has nothing to do with it. */
  readonly isOffBoard: boolean;
  /** The action, once nothing is left to choose. */
  readonly chosen: Choice | null;
  pick(place: string): void;
  /** All of an action at once. */
  fill(choice: Choice): void;
  /** One step back; false if there is none. */
  back(): boolean;
}

export interface TurnParts<Table = unknown, Turn extends GameTurn = GameTurn, Place extends Lit = Lit> {
  begin: (choices: Choices, table: Table) => Turn;
  panel: Component<TurnProps<Table, Turn>, TurnPanel>;
  /** In text mode, below the list: what cannot be listed. */
  forms?: Component<TurnProps<Table, Turn>>;
  /** The places that can be chosen next. */
  lit: (turn: Turn) => Map<string, Place>;
  /** What somebody wonders who points at a place that cannot be chosen, as the server understands it. */
  wonder: (turn: Turn | null, place: string) => string;
  /** Whether to show what an action would change. */
  isPreviewed?: (choice: Choice) => boolean;
  effect?: Component<EffectProps<Table>>;
  /** What one should know before confirming, such as cards that will be lost. */
  warnings?: (choice: Choice, table: Table) => string[];
}

export interface TurnProps<Table = unknown, Turn extends GameTurn = GameTurn> {
  turn: Turn;
  table: Table;
  names: string[];
  busy: boolean;
  /** What would follow from what is chosen, as soon as it is known. */
  preview: Table | null;
  onact: (action: string) => void;
  /** To pass now and for the rest of the round; null where that cannot be chosen. */
  onrest?: ((action: string) => void) | null;
  /** What is chosen cannot be undone once it is confirmed, unless the others agree to take it back. */
  lasting?: boolean;
  onwhy: (about: string) => void;
  /** Something is put together on a tab of the game. */
  onopen: (task: string) => void;
}

/** What a turn's panel can be told to do. */
export interface TurnPanel {
  focusConfirm(): Promise<void>;
  choose(task: string): void;
  submit(): void;
}

export interface EffectProps<Table = unknown> {
  before: Table;
  after: Table;
  names: string[];
}

export interface GameTab<Table = unknown, Draft = unknown> {
  id: string;
  label: () => string;
  /** Something waits there; once nothing does, the tab of the turn is shown again. */
  isMarked?: (table: Table) => boolean;
  panel: Component<TabProps<Table, Draft>, TabPanel>;
  /** Decisions of these kinds are answered here, and on the tab of the turn in the same way. */
  kinds?: string[];
  /** Tasks of a turn that are put together here. */
  tasks?: string[];
  /** What a seat has begun here, kept while it looks elsewhere. */
  draft?(): Draft;
  /** Fills in an action that was advised; false if it is not put together here. */
  take?(choice: Choice, draft: Draft, seats: number[]): boolean;
}

export interface TabProps<Table = unknown, Draft = unknown> {
  table: Table;
  names: string[];
  seat: number;
  /** What is asked of the seat; null if nothing. */
  kind: string | null;
  actions: Choice[];
  draft: Draft;
  busy: boolean;
  /** Null where no standing orders can be given. */
  orders: TabOrders | null;
  /** Resolves with whether it was done. */
  onact: (action: string) => Promise<boolean>;
  onwhy: (about: string) => void;
}

export interface TabOrders {
  has: (order: string) => boolean;
  set: (order: string, given: boolean) => void;
}

export interface TabPanel {
  /** To what was filled in. */
  focus: () => void;
}

export interface Passing {
  /** The standing order that passes. */
  order: string;
  /** The kind of decision in which one passes. */
  kind: string;
  isPass: (choice: Choice) => boolean;
}

export interface EndParts<Table = unknown> {
  /** The final score. */
  result?: Component<StandingProps<Table>>;
  /** The paragraph of the rules that breaks ties; the game's text `NAME-tie-break` says with what. */
  tieBreak?: string;
  /** How the game went, as charts over its moves. */
  charts?: Chart<Table>[];
}

/**
 * The script is a game that the server tells step by step, each with the name of its lesson. What is taught stands in
 * texts of the game: `NAME-tutorial-title-LESSON`, and `lesson` (what one does), `why` and `how` in the place of `title`;
 * besides `page`, `welcome` and, at the end, `done-title`, `done`, `done-score` and `play-how`.
 */
export interface TutorialParts<Table = unknown> {
  /** The places that an action has to do with, in the order in which one points at them. */
  places: (action: unknown) => string[];
  /** Where in the rules a lesson stands. */
  paragraphs: Record<string, string>;
  /** What a seat has reached in the end. */
  points?: (table: Table, seat: number) => number | null;
}

export interface Chart<Table = unknown> {
  title: () => string;
  series: (samples: Sample<Table>[], names: string[]) => Series[];
}

/** The game after an entry of its record. */
export interface Sample<Table = unknown> {
  entry: number;
  table: Table;
}

const [gameHere, setGame] = createContext<Game>();
const [gameNameHere, setGameName] = createContext<string>();

/** For a component: the game of the table it belongs to, and how to say which that is. */
export { gameHere, gameNameHere, setGame, setGameName };
