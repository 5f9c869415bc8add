/** How long each moment is shown while a game plays by itself, in milliseconds. */

export const SPEEDS = { slow: 2500, normal: 1200, fast: 400 };
export type Speed = keyof typeof SPEEDS;
