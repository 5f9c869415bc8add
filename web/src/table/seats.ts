/** Seats go by letters: on badges, in the log and in the notation of actions. */

const LETTERS = "ABCDEF";

export function seatLetter(seat: number): string {
  return LETTERS[seat] ?? "?";
}
