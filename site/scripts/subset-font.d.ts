declare module 'subset-font' {
  /** For each axis of a font the one value, or the range, that the cut keeps. */
  export type VariationAxes = Readonly<Record<string, number | { min: number; max: number }>>

  /** Resolves to the font holding only the glyphs that `text` needs. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: { targetFormat: 'sfnt' | 'woff' | 'woff2'; variationAxes?: VariationAxes },
  ): Promise<Uint8Array>
}
