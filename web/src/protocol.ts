// Made by emporion/server/protocol/typescript.py from the types of the server. Do not edit.

/** Answers a decision. */
export interface Act {
  type: "act";
  key: string;
  decision: string;
  action: string;
}

/** Takes back the seat's last action, up to the last draw, reveal or other seat's decision. */
export interface Undo {
  type: "undo";
  key: string;
  seat: number;
}

/** Takes back all that `undo` can take back. */
export interface ResetTurn {
  type: "reset-turn";
  key: string;
  seat: number;
}

/** Takes a free seat; without a number the first one. */
export interface SitDown {
  type: "sit-down";
  key: string;
  name: string;
  seat?: number | null;
}

/** Leaves a seat. In a running game the autopilot takes over after a while. */
export interface GetUp {
  type: "get-up";
  key: string;
  seat: number;
}

/** Plays one's own seat again, from the autopilot or from a bot that stood in; before the game, takes the seat that is kept for one. */
export interface ComeBack {
  type: "come-back";
  key: string;
  seat: number;
}

/** The owner puts a bot on a seat before the game; without a bot the seat is free again. */
export interface SeatBot {
  type: "seat-bot";
  key: string;
  seat: number;
  bot?: string | null;
  remote?: boolean;
}

/** The owner starts the game, with a bot on every free seat. */
export interface Start {
  type: "start";
  key: string;
  bot?: string | null;
}

/** The owner closes a table at which no game is running. */
export interface Close {
  type: "close";
  key: string;
}

export interface Propose {
  type: "propose";
  key: string;
  seat: number;
  proposal: TakeBack | ChangePace | Substitute | Relieve | Stop;
}

/** Go back to where the game was after an entry of its record, past draws and others' decisions. */
export interface TakeBack {
  type: "take-back";
  entry: number;
}

export interface ChangePace {
  type: "pace";
  pace: Untimed | Live | Correspondence;
}

/** Nobody is ever late, but the others may agree not to wait for ever. */
export interface Untimed {
  type: "untimed";
}

/** Everybody is here. */
export interface Live {
  type: "live";
  decision_seconds?: number;
  bank_seconds?: number;
  increment_seconds?: number;
  grace_seconds?: number;
}

/** Some days for each decision, with a reminder. */
export interface Correspondence {
  type: "correspondence";
  decision_days?: number;
  remind_hours?: number;
}

/** Give the seat of somebody who is away to a bot, or to whoever sits down next. */
export interface Substitute {
  type: "substitute";
  seat: number;
  bot?: string | null;
}

/** Let the autopilot play a seat that is waited for since long ago, where no clock does so. */
export interface Relieve {
  type: "relieve";
  seat: number;
}

/** End the game here, without a result. */
export interface Stop {
  type: "stop";
}

/** Agrees to the open proposal, or ends it; also one's own. */
export interface Vote {
  type: "vote";
  key: string;
  seat: number;
  yes: boolean;
}

export interface Say {
  type: "say";
  key: string;
  text: string;
}

/** Whose eyes this socket sees with: one of the person's seats, or as a spectator. For several at one device. */
export interface Look {
  type: "look";
  seat?: number | null;
}

/** Asks for the table as it is, with the news after an entry. */
export interface Resync {
  type: "resync";
  since?: number;
}

export interface Ping {
  type: "ping";
}

export type ToServer = Act | Undo | ResetTurn | SitDown | GetUp | ComeBack | SeatBot | Start | Close | Propose | Vote | Say | Look | Resync | Ping;

export type Command = Act | Undo | ResetTurn | SitDown | GetUp | ComeBack | SeatBot | Start | Close | Propose | Vote | Say;

export interface TableMessage {
  type: "table";
  n: number;
  at: number;
  news: News[];
  you: You;
  table: TableInfo;
  view: Sight | null;
  choices: Choices | null;
}

/** An entry of the table's log, as the viewer may know it. */
export interface News {
  n: number;
  at: number;
  what: string;
  seat?: number | null;
  name?: string | null;
  text?: string | null;
  yes?: boolean | null;
  proposal?: TakeBack | ChangePace | Substitute | Relieve | Stop | null;
  to?: Vacant | Person | Bot | Remote | Autopilot | null;
  who?: string | null;
  move?: number | null;
  events?: unknown[] | null;
  by_order?: boolean;
}

/** Nobody sits here yet. */
export interface Vacant {
  type: "vacant";
}

/** The holder plays himself, wherever he is. */
export interface Person {
  type: "person";
}

/** A bot of this server. */
export interface Bot {
  type: "bot";
  spec: string;
}

/** A program elsewhere that has a token for this seat. */
export interface Remote {
  type: "remote";
}

/** The least that keeps the game going, until the holder comes back or the others decide otherwise. */
export interface Autopilot {
  type: "autopilot";
}

export interface You {
  viewer: number;
  seats: number[];
  owner: boolean;
  hints: boolean;
}

/** What everybody may know of a table. */
export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, unknown>;
  status: "closed" | "open" | "over" | "playing";
  seats: SeatInfo[];
  pace: Untimed | Live | Correspondence;
  listed: boolean;
  watched: boolean;
  shared: boolean;
  proposal: ProposalInfo | null;
  commitment: string | null;
  secret: string | null;
  followed_by: string | null;
}

export interface SeatInfo {
  name: string;
  controller: Vacant | Person | Bot | Remote | Autopilot;
  has_left?: boolean;
  bank_ms?: number | null;
  deadline?: number | null;
  relief_at?: number | null;
}

export interface ProposalInfo {
  by: number;
  proposal: TakeBack | ChangePace | Substitute | Relieve | Stop;
  yes: number[];
}

/** All that one viewer may know. What they may do is told beside it. */
export interface Sight {
  game: string;
  viewer: number;
  entries: number;
  decisions: OpenDecision[];
  can_undo: boolean;
  table: unknown;
  outcome: Outcome | null;
}

/** Somebody is asked; only they learn the id to answer with. */
export interface OpenDecision {
  seat: number;
  kind: string;
  id?: string | null;
}

export interface Outcome {
  reason: string;
  ranking: Place[];
}

export interface Place {
  seat: number;
  rank: number;
  points: number;
  tie_break: number;
}

/** All that a seat may answer. */
export interface Choices {
  listed: KindListed[];
  unlisted: string[];
}

/** Actions of one kind. */
export interface KindListed {
  kind: string;
  parts: Record<string, unknown[]>;
  rows: number[];
}

/** What has changed since the last message about the table on the same socket: what is left out is as it was. */
export interface TableUpdate {
  type: "update";
  n: number;
  base: number;
  at: number;
  news: News[];
  you?: You;
  table?: Record<string, unknown>;
  view?: ViewUpdate;
  choices?: Choices | null;
}

/** What has changed in a view. */
export interface ViewUpdate {
  entries: number;
  decisions: OpenDecision[];
  can_undo: boolean;
  table: Record<string, unknown>;
  outcome: Outcome | null;
}

/** The submission with this key is stored, as entry n. */
export interface Done {
  type: "done";
  key: string;
  n: number;
}

/** Nothing has changed. */
export interface Refused {
  type: "refused";
  code: string;
  message: string;
  key?: string | null;
  paragraph?: string | null;
  wait_seconds?: number | null;
}

export interface Pong {
  type: "pong";
  now: number;
}

export type ToClient = TableMessage | TableUpdate | Done | Refused | Pong;

/** Such as a number, or a name that all languages share. */
export interface AsItIs {
  word: "as-it-is";
}

/** A seat, by the name of who has it. */
export interface Player {
  word: "player";
}

/** A value that has a message of its own: KEY-VALUE. */
export interface Term {
  word: "term";
  key: string;
}

/** A number of something, told by a message with `count`. */
export interface Count {
  word: "count";
  key: string;
}

/** A name with its size at its end (`sword2`): the message KEY-NAME, with the size as `count`. */
export interface Sized {
  word: "sized";
  key: string;
}

/** A place with a name, or else `field`, as `place`; and as it is written, as `number`. */
export interface PlaceName {
  word: "place";
  key: string;
  known: Record<string, string>;
}

/** A number of the smallest coins in larger ones, with the decimal point of the language. */
export interface Amount {
  word: "amount";
  key: string;
  point: string;
  unit?: number;
}

/** How many of each kind: those that there are, each by the message KEY-KIND with `count`. */
export interface Kinds {
  word: "kinds";
  key: string;
  order: string[];
  none: string;
}

/** Several values, each said alike; a number of them is told as it is. */
export interface Listed {
  word: "listed";
  each: AsItIs | Player | Term | Count | Sized | PlaceName | Amount | Kinds | Listed | Numbered | Aims | Fields;
  by?: string | null;
  none?: string | null;
  counted?: boolean;
  order?: string[];
}

/** A number for each of several things, by their names. */
export interface Numbered {
  word: "numbered";
  things: string[];
  by?: string | null;
  none?: string | null;
}

/** What each of several, counted from 1, aims at: 1 → 2, 3 → 1. Those with 0 aim at nothing. */
export interface Aims {
  word: "aims";
}

/** Several fields of a value, without those that are empty. */
export interface Fields {
  word: "fields";
  words: Record<string, AsItIs | Player | Term | Count | Sized | PlaceName | Amount | Kinds | Listed | Numbered | Aims | Fields>;
  by?: string | null;
  none?: string | null;
}

export type Word = AsItIs | Player | Term | Count | Sized | PlaceName | Amount | Kinds | Listed | Numbered | Aims | Fields;

export interface Again {
  key: string;
}

export interface BotInfo {
  name: string;
  label: string;
  description: string;
  level: number | null;
}

export interface BotPlan {
  type: "bot";
  bot: string;
}

export interface BotToken {
  seat: number;
}

/** A token; it is shown once and never again. */
export interface Capability {
  token: string;
}

/** What was sent to a mail address. */
export interface ChannelCode {
  code: string;
}

export interface ChannelInfo {
  id: string;
  kind: string;
  address: string;
  confirmed: boolean;
}

/** How this server can tell people that a game waits. */
export interface ChannelKinds {
  kinds: ("email" | "push" | "webhook")[];
  push_key: string | null;
}

/** An action that somebody has put together, and that is legal now. */
export interface Checked {
  action: unknown;
}

/** A copy of a position. In a running game all that you cannot know is drawn anew. */
export interface CloneTable {
  key: string;
  entry?: number | null;
}

export interface Credentials {
  login: string;
  password: string;
}

export interface DeviceLink {
  token: string;
}

/** A kind of actions that is put together, with its fields and their pieces in words, by their names. */
export interface FormInfo {
  form: Form;
  labels: Record<string, string>;
  words: Record<string, Record<string, string>>;
}

export interface Form {
  tag: string;
  text: string;
  fields: Field[];
}

export interface Field {
  name: string;
  pieces: Piece[];
  most: number;
  least?: number;
  each?: string;
  join?: string;
  before?: string;
  none?: string;
}

export interface Piece {
  name: string;
  most: number;
  of?: string;
}

export interface GameInfo {
  name: string;
  title: string;
  about: string | null;
  ruleset: number;
  players: number[];
  usual_players: number;
  minutes: number[] | null;
  rules: boolean;
  tutorial: boolean;
  options: OptionInfo[];
  groups: OptionGroup[];
  first_game: Record<string, string>;
  bots: BotInfo[];
}

/** An option of a game: one of its values, or a number from the least to the most. */
export interface OptionInfo {
  name: string;
  label: string;
  about: string;
  group: string | null;
  usual: string;
  least: number | null;
  most: number | null;
  values: ValueInfo[];
}

/** A value that an option can have. */
export interface ValueInfo {
  value: string;
  label: string;
  about: string | null;
  sets: Record<string, string>;
  needs: Record<string, string>;
}

/** Options that belong together. Most people ask for those of the first group only. */
export interface OptionGroup {
  name: string;
  label: string;
}

/** All that a game says in a language. */
export interface GameWords {
  messages: unknown[];
  phrases: Phrasebook;
}

/** How the actions of a game are said: for each the message GAME-action-KIND, with its parts in words. */
export interface Phrasebook {
  words: Record<string, AsItIs | Player | Term | Count | Sized | PlaceName | Amount | Kinds | Listed | Numbered | Aims | Fields>;
  more: Record<string, Record<string, AsItIs | Player | Term | Count | Sized | PlaceName | Amount | Kinds | Listed | Numbered | Aims | Fields>>;
  optional: Record<string, string[]>;
}

export interface GiveOrders {
  orders: Record<string, unknown>;
}

export interface Guest {
  name: string;
  language?: string;
}

/** What helps to choose an action, for pages that know nothing of the game. */
export interface Guidance {
  decision: string | null;
  kinds: Record<string, string>;
  notes: Record<string, string>;
  proposals: unknown[];
  forms: FormInfo[];
}

/** What a seat had best do. */
export interface HintInParts {
  game: string;
  seat: number;
  kind: string;
  visits: number;
  candidates: Advice[];
  actions: unknown[];
}

/** An action, and what may be expected from it. */
export interface Advice {
  action: string;
  chance: number;
  points: number;
  visits: number;
  loss: number;
}

export interface ImportTable {
  key: string;
  record: string;
  pace?: Untimed | Live | Correspondence;
}

/** An invitation: to any free seat as often as there is one, or to one seat, once. */
export interface Invite {
  seat?: number | null;
}

/** What was in the link that somebody sent. */
export interface Join {
  key: string;
  token: string;
  name: string;
}

/** Something that happened at the table, in words. An entry of the log may be several lines. */
export interface LogLine {
  n: number;
  at: number;
  kind: string;
  text: string;
  move?: number | null;
  who?: string | null;
  seat?: number | null;
  name?: string | null;
  places?: string[];
  paragraph?: string | null;
  by_order?: boolean;
}

export interface Me {
  name: string;
  language: string;
  login: string | null;
}

/** You, or somebody at your device. */
export interface MePlan {
  type: "me";
  name: string;
}

/** The game as a viewer saw it after an entry of its record. */
export interface Moment {
  entry: number;
  entries: number;
  viewer: number;
  table: unknown;
  outcome: Outcome | null;
}

/** Where you want to be told. */
export interface NewChannel {
  kind: "email" | "push" | "webhook";
  address: string;
}

export interface NewPassword {
  old: string;
  new: string;
}

export interface NewTable {
  table: string;
}

export interface Note {
  text: string;
}

/** Free for whoever comes. */
export interface OpenPlan {
  type: "open";
}

/** A new table. Seats that are not planned are free. */
export interface OpenTable {
  key: string;
  game: string;
  options?: Record<string, unknown>;
  seats?: (OpenPlan | MePlan | BotPlan | RemotePlan)[];
  pace?: Untimed | Live | Correspondence;
  listed?: boolean;
  watched?: boolean;
  shared?: boolean;
  starts_when_full?: boolean;
}

/** A program elsewhere, with a token. */
export interface RemotePlan {
  type: "remote";
}

/** What follows from an action, before chance or anybody else does something. */
export interface Preview {
  table: unknown;
  final: boolean;
}

/** Why a request was refused. */
export interface Problem {
  code: string;
  message: string;
  paragraph?: string | null;
  wait_seconds?: number | null;
  reason?: string | null;
}

/** How far the review of a game is. */
export interface ReviewState {
  status: "none" | "ready" | "working";
  progress: number;
  result: Review | null;
}

export interface Review {
  game: string;
  names: string[];
  visits: number;
  seed: number;
  outcome: Outcome;
  decisions: Judgement[];
  curve: ReviewMoment[];
  accuracy: Accuracy[];
  worst: number[];
}

/** A decision, as its seat could see it: what was played, and what the analyst would have done. */
export interface Judgement {
  entry: number;
  seat: number;
  kind: string;
  played: string;
  chance: number;
  points: number;
  best: string;
  best_chance: number;
  best_points: number;
  loss: number;
  points_loss: number;
}

/** The chances of all seats after an entry. */
export interface ReviewMoment {
  entry: number;
  chances: number[];
}

/** How well a seat decided. */
export interface Accuracy {
  seat: number;
  decisions: number;
  agreed: number;
  mean_loss: number;
  mean_points_loss: number;
  mistakes: number;
  blunders: number;
  worst: number[];
}

/** A moment of a game as its makers show it in words and as a picture: for pages that know nothing of the game. */
export interface Sheet {
  board: string;
  situation: string[];
  listed: string[];
  hand: string[];
  scores: string[];
  points: number[];
  panels: Panel[];
}

export interface Panel {
  name: string;
  title: string;
  facts: ([string, string])[];
  columns: string[];
  rows: string[][];
}

/** What a seat has ordered beforehand. */
export interface StandingOrders {
  orders: Record<string, unknown>;
  suggested: Record<string, unknown>;
  answers: Record<string, string[]>;
  answering?: string | null;
}

/** A table in a list. */
export interface TableLine {
  id: string;
  game: string;
  status: "closed" | "open" | "over" | "playing";
  created_at: number;
  changed_at: number;
  free_seats: number;
  your_turn: boolean;
}

/** A game that is played already, cut where the learner is asked. */
export interface Tutorial {
  game: string;
  names: string[];
  seat: number;
  steps: TutorialStep[];
}

/** One decision of the learner. */
export interface TutorialStep {
  lesson: string;
  table: unknown;
  kind: string;
  choices: Choices;
  action: unknown;
  after: TutorialMoment[];
}

/** Something that happens in the tutorial, and how the table looks then. */
export interface TutorialMoment {
  table: unknown;
  events: unknown[];
  lines: LogLine[];
}

/** Whether something is possible, and if not, why not. */
export interface Why {
  possible: boolean;
  reason: string | null;
  paragraph: string | null;
}

export interface TyrosTable {
  viewer: number;
  edition: string;
  toll_without_card: string;
  gifts: string;
  offers_per_turn: number;
  trades_per_round: number;
  offer_partners: string;
  stage: string;
  round: number;
  last_round: boolean;
  first: number;
  turn: number;
  turns: number;
  passes: number;
  passes_left: number;
  may_keep: number | null;
  laid: number;
  drawing: number;
  players: TyrosPlayerView[];
  chips: Record<string, string>;
  cities: Record<string, number>;
  four_empires: number | null;
  draw_pile: number;
  discards: TyrosCards;
  unseen_cards: TyrosCards;
  pile: number;
  under: string[];
  out_of_game: string[];
  offer: TyrosOfferView | null;
  offers: number;
  offers_left: number;
  waiting: number[];
  scores: TyrosScoreSheet;
  hand: TyrosCards | null;
  tiles: string[] | null;
  kept: TyrosCards | null;
}

/** What everybody may know of a player, and his own cards and tiles where they are the viewer's or open. */
export interface TyrosPlayerView {
  cards: number;
  tiles: number;
  shown: string[];
  ships: Record<string, number>;
  ships_left: number;
  cities_left: number;
  trades: number;
  memory: TyrosCards | null;
}

/** A set of trade cards (§1.3). */
export interface TyrosCards {
  orange?: number;
  yellow?: number;
  green?: number;
  violet?: number;
  joker?: number;
}

export interface TyrosOfferView {
  give: TyrosCards;
  want: TyrosCards;
  answers: TyrosAnswerView[];
}

/** An answer to an offer; `answer` is None while it is secret or missing. */
export interface TyrosAnswerView {
  seat: number;
  answered: boolean;
  answer?: string | null;
  give?: TyrosCards | null;
  want?: TyrosCards | null;
}

export interface TyrosScoreSheet {
  fields: TyrosFieldScore[];
  empires: TyrosEmpireScore[];
  seats: TyrosSeatScore[];
  order: string[];
}

export interface TyrosFieldScore {
  field: string;
  empire: string;
  seat: number;
  city: boolean;
  points: number;
}

export interface TyrosEmpireScore {
  empire: string;
  size: number;
  rank: number;
  city_points: number;
  ship_points: number;
  to_rise: number | null;
  cities: number[];
  control_points: number[];
  majority: number | null;
}

export interface TyrosSeatScore {
  seat: number;
  cities: number;
  ships: number;
  majorities: number;
  four_empires: number;
  total: number;
  tie_break: number;
}

export interface TyrosAnswerRevealed {
  event: "answer-revealed";
  seat: number;
  answer: string;
  give?: TyrosCards | null;
  want?: TyrosCards | null;
}

export interface TyrosCardBought {
  event: "card-bought";
  seat: number;
  cards: TyrosCards;
  card: string;
}

export interface TyrosCardsDealt {
  event: "cards-dealt";
  seat: number;
  count: number;
  cards?: TyrosCards | null;
}

export interface TyrosCardsDrawn {
  event: "cards-drawn";
  seat: number;
  count: number;
  cards?: TyrosCards | null;
}

export interface TyrosCardsDropped {
  event: "cards-dropped";
  seat: number;
  cards: TyrosCards;
  count: number;
}

export interface TyrosCardsSwapped {
  event: "cards-swapped";
  seat: number;
  cards: TyrosCards;
}

export interface TyrosCityFounded {
  event: "city-founded";
  seat: number;
  field: string;
  price: TyrosCards;
}

export interface TyrosEmpireExtended {
  event: "empire-extended";
  seat: number;
  field: string;
  empire: string;
}

export interface TyrosEmpireFounded {
  event: "empire-founded";
  field: string;
  empire: string;
}

export interface TyrosFirstPlayerChosen {
  event: "first-player-chosen";
  seat: number;
}

export interface TyrosFourEmpiresReached {
  event: "four-empires-reached";
  seat: number;
}

/** Somebody has chosen what to keep; the rest is open when all have. */
export interface TyrosKeepChosen {
  event: "keep-chosen";
  seat: number;
  kept?: TyrosCards | null;
}

export interface TyrosLastRoundAnnounced {
  event: "last-round-announced";
  seat: number;
}

/** Somebody has answered; how is told when all have. */
export interface TyrosOfferAnswered {
  event: "offer-answered";
  seat: number;
}

export interface TyrosOfferMade {
  event: "offer-made";
  seat: number;
  give: TyrosCards;
  want: TyrosCards;
  asked: number[];
}

export interface TyrosOfferWithdrawn {
  event: "offer-withdrawn";
  seat: number;
}

export interface TyrosPassed {
  event: "passed";
  seat: number;
}

export interface TyrosRoundBegan {
  event: "round-began";
  round: number;
  seat: number;
}

export interface TyrosShipBuilt {
  event: "ship-built";
  seat: number;
  field: string;
  price: TyrosCards;
}

export interface TyrosShipMoved {
  event: "ship-moved";
  seat: number;
  start: string;
  goal: string;
  fare: TyrosCards;
}

export interface TyrosTileDidNotFit {
  event: "tile-did-not-fit";
  field: string;
}

export interface TyrosTileDrawn {
  event: "tile-drawn";
  seat: number;
  field?: string | null;
}

export interface TyrosTilesDealt {
  event: "tiles-dealt";
  seat: number;
  count: number;
  fields?: string[] | null;
}

export interface TyrosTilesShown {
  event: "tiles-shown";
  seat: number;
  fields: string[];
  under?: string | null;
}

export interface TyrosTollPaid {
  event: "toll-paid";
  seat: number;
  owner: number;
  card?: string | null;
}

export interface TyrosTradeClosed {
  event: "trade-closed";
  seat: number;
  partner: number;
  give: TyrosCards;
  want: TyrosCards;
}

export interface TyrosTyrosJoined {
  event: "tyros-joined";
  empire: string;
}

export interface GameEnded {
  event: "game-ended";
  reason: string;
  ranking: Place[];
}

/** All agreed to go back to where the game stood after an entry. */
export interface TakenBack {
  event: "taken-back";
  entry: number;
}

export interface Undone {
  event: "undone";
  seat: number;
}

export type TyrosEvent = TyrosAnswerRevealed | TyrosCardBought | TyrosCardsDealt | TyrosCardsDrawn | TyrosCardsDropped | TyrosCardsSwapped | TyrosCityFounded | TyrosEmpireExtended | TyrosEmpireFounded | TyrosFirstPlayerChosen | TyrosFourEmpiresReached | TyrosKeepChosen | TyrosLastRoundAnnounced | TyrosOfferAnswered | TyrosOfferMade | TyrosOfferWithdrawn | TyrosPassed | TyrosRoundBegan | TyrosShipBuilt | TyrosShipMoved | TyrosTileDidNotFit | TyrosTileDrawn | TyrosTilesDealt | TyrosTilesShown | TyrosTollPaid | TyrosTradeClosed | TyrosTyrosJoined | GameEnded | TakenBack | Undone;

export interface TyrosAccept {
  action: "accept";
}

export interface TyrosBuildShip {
  action: "build";
  field: string;
  price: TyrosCards;
}

export interface TyrosBuyCard {
  action: "buy";
  cards: TyrosCards;
  take: string;
}

export interface TyrosChooseFirst {
  action: "first";
  seat: number;
}

export interface TyrosCloseTrade {
  action: "close";
  partner?: number | null;
}

export interface TyrosCounter {
  action: "counter";
  give: TyrosCards;
  want: TyrosCards;
}

export interface TyrosDealCards {
  action: "cards";
  seat: number;
  cards: TyrosCards;
}

export interface TyrosDealTiles {
  action: "tiles";
  seat: number;
  fields: string[];
}

export interface TyrosDecline {
  action: "decline";
}

export interface TyrosDrawCards {
  action: "take";
  seat: number;
  cards: TyrosCards;
}

export interface TyrosDrawTile {
  action: "draw";
  field: string;
}

export interface TyrosFoundCity {
  action: "found";
  berth: string;
  price: TyrosCards;
}

export interface TyrosKeepCards {
  action: "keep";
  cards: TyrosCards;
}

export interface TyrosLayTile {
  action: "lay";
  field: string;
  empire: string;
}

export interface TyrosMakeOffer {
  action: "offer";
  give: TyrosCards;
  want: TyrosCards;
  to: number[];
}

export interface TyrosMoveShip {
  action: "move";
  start: string;
  goal: string;
  fare: TyrosCards;
  toll?: string | null;
}

export interface TyrosPass {
  action: "pass";
}

export interface TyrosShowTiles {
  action: "show";
  under?: string | null;
}

export interface TyrosSwapCards {
  action: "swap";
  cards: TyrosCards;
}

export interface TyrosTurnTile {
  action: "turn";
  field: string;
}

export type TyrosAction = TyrosAccept | TyrosBuildShip | TyrosBuyCard | TyrosChooseFirst | TyrosCloseTrade | TyrosCounter | TyrosDealCards | TyrosDealTiles | TyrosDecline | TyrosDrawCards | TyrosDrawTile | TyrosFoundCity | TyrosKeepCards | TyrosLayTile | TyrosMakeOffer | TyrosMoveShip | TyrosPass | TyrosShowTiles | TyrosSwapCards | TyrosTurnTile;
