/** Why something cannot be done here, whatever the server would say. */
export class Hindrance extends Error {
  /** The id of a text that tells it. */
  constructor(readonly text: string) {
    super(text);
  }
}
