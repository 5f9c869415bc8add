/** A review as the server gives it (docs/analysis.md), and what of it is shown first. */

export interface Judgement {
  entry: number;
  seat: number;
  /** What was played and what had been better, in words. */
  played: string;
  best: string;
  /** Chance of winning and points that it cost. */
  loss: number;
  points_loss: number;
}

export interface Accuracy {
  seat: number;
  decisions: number;
  agreed: number;
  mean_loss: number;
  mistakes: number;
  blunders: number;
  worst: number[];
}

export interface Review {
  decisions: Judgement[];
  curve: { entry: number; chances: number[] }[];
  accuracy: Accuracy[];
  worst: number[];
}

export interface ReviewState {
  status: "none" | "working" | "ready";
  progress: number;
  result: Review | null;
}

/** The costliest decisions of all seats together, the costliest first. */
export function costliest(review: Review, most: number): Judgement[] {
  const entries = new Set(review.accuracy.flatMap((one) => one.worst));
  return review.decisions
    .filter((one) => entries.has(one.entry))
    .sort((a, b) => b.loss - a.loss || b.points_loss - a.points_loss || a.entry - b.entry)
    .slice(0, most);
}

export function percent(share: number, digits = 0): number {
  return Number((100 * share).toFixed(digits));
}
