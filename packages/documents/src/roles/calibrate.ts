/** A rising line through points: log odds as they were given, and the share that was right among documents left out. */
export type Calibration = { scores: readonly number[]; shares: readonly number[] }

/** The probability that a score stands for; beyond the last points it stays what it is there. */
export function calibrate({ scores, shares }: Calibration, score: number): number {
  const above = scores.findIndex((known) => known >= score)
  if (above === -1) return shares.at(-1) ?? 0
  const [low, high] = [scores[above - 1], scores[above]]
  const [from, to] = [shares[above - 1], shares[above] ?? 0]
  if (low === undefined || high === undefined || from === undefined || high === low) return to
  return from + ((to - from) * (score - low)) / (high - low)
}
