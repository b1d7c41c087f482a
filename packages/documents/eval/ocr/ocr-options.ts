export type OcrOptions = {
  /** Where labels.json and files/ lie. */
  folder: string
  /** A part of the names to take. */
  only: string
  atOnce: number
  show: boolean
  /** Every page meets each n-th distortion, from the given one on. */
  every: number
  from: number
}
