/** One candidate as one kind: what is known of it in numbers, and whether it is counted as that kind. */
export type Row = {
  /** Documents that must not be parted: a supplier, or a family of made layouts. */
  group: string
  kind: string
  features: Float32Array
  label: 0 | 1
  /** Zero where a label says neither yes nor no. */
  weight: number
}
