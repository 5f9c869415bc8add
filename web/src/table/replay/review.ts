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

export interface Costliest {
  own: Judgement[];
  others: Judgement[];
}

/** The costliest decisions of one's own seats and of all others, the costliest first; one's own are never crowded out. */
export function costliest(review: Review, seats: number[], most: number): Costliest {
  const entries = new Set(review.accuracy.flatMap((one) => one.worst));
  const worst = review.decisions
    .filter((one) => entries.has(one.entry) && isFelt(one))
    .sort((a, b) => b.loss - a.loss || b.points_loss - a.points_loss || a.entry - b.entry);
  const own = worst.filter((one) => seats.includes(one.seat)).slice(0, most);
  const others = worst.filter((one) => !seats.includes(one.seat)).slice(0, most - own.length);
  return { own, others };
}

/** What is told rounded must not be told as nothing. */
function isFelt({ loss, points_loss }: Judgement): boolean {
  return percent(loss) > 0 || Math.round(points_loss) > 0;
}

export function percent(share: number, digits = 0): number {
  return Number((100 * share).toFixed(digits));
}
