/** Where something stands, in pixels. */
type Box = { x0: number; y0: number; x1: number; y1: number }

const sameLineShare = 0.5

/**
 * Lines from top to bottom, each from left to right: a box joins the line whose last box stands before it at its
 * height, so that a line may climb and fall as paper does.
 */
export function groupInLines<Placed extends Box>(boxes: readonly Placed[]): Placed[][] {
  const lines: Placed[][] = []
  for (const box of boxes.toSorted((a, b) => a.x0 - b.x0)) {
    const [best] = lines
      .map((line) => ({ line, overlap: measureOverlap(line.at(-1) ?? box, box) }))
      .filter(({ overlap }) => overlap > sameLineShare)
      .toSorted((a, b) => b.overlap - a.overlap)
    if (best) best.line.push(box)
    else lines.push([box])
  }
  return lines.toSorted((a, b) => centreOf(a) - centreOf(b))
}

/** How much of the lower box stands beside the other; nothing where the second does not begin after the first. */
function measureOverlap(a: Box, b: Box): number {
  const height = Math.min(a.y1 - a.y0, b.y1 - b.y0)
  if (b.x0 < a.x1 - height * sameLineShare) return 0
  return (Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0)) / height
}

function centreOf(line: readonly Box[]): number {
  return line.reduce((sum, { y0, y1 }) => sum + (y0 + y1) / 2, 0) / line.length
}
