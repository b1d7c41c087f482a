import type { Glyph } from './find-glyphs.ts'

const widestDegrees = 8

/**
 * The angle in degrees, clockwise positive, by which the lines of text run off the horizontal: the one under
 * which the feet of the letters gather on the fewest lines.
 */
export function measureSkew(glyphs: readonly Glyph[], glyphHeight: number): number {
  const feet = glyphs.map((glyph) => ({ x: (glyph.x0 + glyph.x1) / 2, y: glyph.y1 }))
  const binPixels = Math.max(1, glyphHeight / 6)
  const coarse = findBest(feet, binPixels, 0, widestDegrees, 0.5)
  return findBest(feet, binPixels, coarse, 0.5, 0.05)
}

function findBest(
  feet: readonly { x: number; y: number }[],
  binPixels: number,
  centre: number,
  spread: number,
  step: number,
): number {
  let best = { degrees: centre, score: -1 }
  for (let offset = -spread; offset <= spread + 1e-9; offset += step) {
    const degrees = centre + offset
    const slope = Math.tan((degrees / 180) * Math.PI)
    const bins = new Map<number, number>()
    for (const foot of feet) {
      const bin = Math.round((foot.y - foot.x * slope) / binPixels)
      bins.set(bin, (bins.get(bin) ?? 0) + 1)
    }
    let score = 0
    for (const count of bins.values()) score += count * count
    // Between equals the smaller turn wins.
    score -= Math.abs(degrees) * 1e-6
    if (score > best.score) best = { degrees, score }
  }
  return best.degrees
}
