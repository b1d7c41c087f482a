/** Values of features as small numbers, a feature's rows side by side: what histograms are counted from. */
export type BinnedFeatures = {
  rows: number
  features: number
  bins: Uint8Array
  /** Thresholds of each feature, rising: bin b holds the values up to threshold b. */
  thresholds: readonly Float64Array[]
}

const mostThresholds = 63
const thresholdDigits = 6

export function binFeatures(rows: readonly { features: Float32Array }[], features: number): BinnedFeatures {
  const bins = new Uint8Array(rows.length * features)
  const thresholds: Float64Array[] = []
  const values = new Float32Array(rows.length)
  for (let feature = 0; feature < features; feature++) {
    for (const [index, row] of rows.entries()) {
      const value = row.features[feature] ?? 0
      // A missing value is less than any other.
      values[index] = Number.isNaN(value) ? -Infinity : value
    }
    const cuts = chooseThresholds(values)
    thresholds.push(cuts)
    for (let index = 0; index < rows.length; index++)
      bins[feature * rows.length + index] = binOf(cuts, values[index] ?? 0)
  }
  return { rows: rows.length, features, bins, thresholds }
}

/** Midpoints between neighbouring values, spread evenly over the rows where there are too many. */
function chooseThresholds(values: Float32Array): Float64Array {
  const sorted = values.toSorted()
  const distinct: { value: number; end: number }[] = []
  for (const [index, value] of sorted.entries()) {
    const last = distinct.at(-1)
    if (last !== undefined && last.value === value) last.end = index + 1
    else distinct.push({ value, end: index + 1 })
  }
  const cuts: number[] = []
  const share = values.length / (mostThresholds + 1)
  let counted = 0
  for (const [index, { value, end }] of distinct.entries()) {
    const next = distinct[index + 1]
    if (next === undefined) break
    if (distinct.length > mostThresholds + 1 && end - counted < share) continue
    counted = end
    const middle = value === -Infinity ? next.value - 1 : (value + next.value) / 2
    const cut = Number(middle.toPrecision(thresholdDigits))
    if (cut > (cuts.at(-1) ?? -Infinity)) cuts.push(cut)
  }
  return Float64Array.from(cuts)
}

function binOf(cuts: Float64Array, value: number): number {
  let low = 0
  let high = cuts.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (value > (cuts[middle] ?? Infinity)) low = middle + 1
    else high = middle
  }
  return low
}
