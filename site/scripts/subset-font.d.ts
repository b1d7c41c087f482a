declare module 'subset-font' {
  /** Resolves to the font holding only the glyphs that `text` needs. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: { targetFormat: 'sfnt' | 'woff' | 'woff2'; variationAxes?: Readonly<Record<string, number>> },
  ): Promise<Uint8Array>
}
