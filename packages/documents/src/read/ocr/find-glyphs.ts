import type { GrayImage } from './gray-image.ts'

/** The box of one connected piece of ink, in pixels. */
export type Glyph = { x0: number; y0: number; x1: number; y1: number }

const inkBelow = 128
const smallest = 5
/** Widths in heights. */
const widestLetter = 4
const longestRun = 30
const mostGlyphs = 30_000
const tightGap = 0.35

/**
 * Pieces of ink that look like letters and stand on a line with others; and runs, which are as high as letters and
 * longer: words whose letters flowed together in a blurred or small picture.
 */
export function findGlyphs(image: GrayImage): { glyphs: Glyph[]; runs: Glyph[] } {
  const largest = Math.max(24, Math.min(image.height, image.width) / 8)
  const ink = findInk(image).filter((glyph) => {
    const height = glyph.y1 - glyph.y0
    return height >= smallest && height <= largest && glyph.x1 - glyph.x0 >= height * 0.08
  })
  const isLetter = (glyph: Glyph) => glyph.x1 - glyph.x0 <= (glyph.y1 - glyph.y0) * widestLetter
  const glyphs = keepNeighbours(ink.filter(isLetter))
  const height = measureGlyphHeight(glyphs)
  if (height === null) return { glyphs, runs: [] }
  return { glyphs, runs: ink.filter((glyph) => !isLetter(glyph) && isRun(glyph, height)) }
}

function isRun({ x0, y0, x1, y1 }: Glyph, letterHeight: number): boolean {
  const height = y1 - y0
  return height > letterHeight * 0.5 && height < letterHeight * 2.5 && x1 - x0 < height * longestRun
}

/** Connected components by runs: every run of ink in a row is joined with the runs it touches in the row above. */
function findInk({ data, width, height }: GrayImage): Glyph[] {
  const parents: number[] = []
  const boxes: Glyph[] = []
  let above: [start: number, end: number, label: number][] = []
  for (let y = 0; y < height; y++) {
    const runs: typeof above = []
    const offset = y * width
    let touching = 0
    let x = 0
    while (x < width) {
      if ((data[offset + x] ?? 255) >= inkBelow) {
        x += 1
        continue
      }
      const start = x
      while (x < width && (data[offset + x] ?? 255) < inkBelow) x += 1
      let label = -1
      while (touching < above.length && (above[touching]?.[1] ?? 0) < start) touching += 1
      for (let next = touching; next < above.length; next++) {
        const run = above[next]
        if (!run || run[0] > x) break
        const root = rootOf(parents, run[2])
        if (label < 0) label = root
        else if (root !== label) unite(parents, boxes, label, root)
      }
      if (label < 0) {
        label = parents.length
        if (label > mostGlyphs * 20) return []
        parents.push(label)
        boxes.push({ x0: start, y0: y, x1: x, y1: y + 1 })
      }
      const box = boxes[label]
      if (box) {
        box.x0 = Math.min(box.x0, start)
        box.x1 = Math.max(box.x1, x)
        box.y1 = y + 1
      }
      runs.push([start, x, label])
    }
    above = runs
  }
  return boxes.filter((_, label) => parents[label] === label)
}

function rootOf(parents: number[], label: number): number {
  let root = label
  while (parents[root] !== root) root = parents[root] ?? root
  parents[label] = root
  return root
}

function unite(parents: number[], boxes: Glyph[], into: number, from: number): void {
  parents[from] = into
  const target = boxes[into]
  const source = boxes[from]
  if (!target || !source) return
  target.x0 = Math.min(target.x0, source.x0)
  target.y0 = Math.min(target.y0, source.y0)
  target.x1 = Math.max(target.x1, source.x1)
  target.y1 = Math.max(target.y1, source.y1)
}

/** A letter has another of like height beside it; specks, edges of tables and creases do not. */
function keepNeighbours(glyphs: readonly Glyph[]): Glyph[] {
  const byX = glyphs.slice(0, mostGlyphs).toSorted((a, b) => a.x0 - b.x0)
  const kept = new Set<Glyph>()
  for (const [index, glyph] of byX.entries()) {
    const height = glyph.y1 - glyph.y0
    const reach = glyph.x1 + height * 2
    for (let next = index + 1; next < byX.length; next++) {
      const other = byX[next]
      if (!other || other.x0 > reach) break
      const otherHeight = other.y1 - other.y0
      const overlap = Math.min(glyph.y1, other.y1) - Math.max(glyph.y0, other.y0)
      const isAlike = otherHeight > height * 0.5 && otherHeight < height * 2
      if (isAlike && overlap > Math.min(height, otherHeight) * 0.5) {
        kept.add(glyph)
        kept.add(other)
      }
    }
  }
  return [...kept]
}

/** The 60th percentile of the letter heights: between that of small and of capital letters. */
export function measureGlyphHeight(glyphs: readonly Glyph[]): number | null {
  const heights = glyphs.map((glyph) => glyph.y1 - glyph.y0).toSorted((a, b) => a - b)
  return heights[Math.floor(heights.length * 0.6)] ?? null
}

/**
 * How letters stand: more pairs close beside each other (across), or close above each other, as where the lines
 * run up or down the image. Wide type with tight lines leaves it open.
 */
export function findLineDirection(glyphs: readonly Glyph[]): 'across' | 'down' | 'open' {
  const turned = glyphs.map(({ x0, y0, x1, y1 }) => ({ x0: y0, y0: x0, x1: y1, y1: x1 }))
  const beside = countTightPairs(glyphs)
  const above = countTightPairs(turned)
  if (above > beside * 1.5) return 'down'
  return beside > above * 1.5 ? 'across' : 'open'
}

function countTightPairs(glyphs: readonly Glyph[]): number {
  const byX = glyphs.toSorted((a, b) => a.x0 - b.x0)
  let count = 0
  for (const [index, glyph] of byX.entries()) {
    const size = Math.max(glyph.x1 - glyph.x0, glyph.y1 - glyph.y0)
    for (let next = index + 1; next < byX.length; next++) {
      const other = byX[next]
      if (!other || other.x0 > glyph.x1 + size * tightGap) break
      const overlap = Math.min(glyph.y1, other.y1) - Math.max(glyph.y0, other.y0)
      if (other.x0 >= glyph.x1 && overlap > Math.min(glyph.y1 - glyph.y0, other.y1 - other.y0) * 0.5)
        count += 1
    }
  }
  return count
}
