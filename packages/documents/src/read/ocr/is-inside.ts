type Box = { x0: number; y0: number; x1: number; y1: number }

/** Whether the middle of the first box lies in the second. */
export function isInside({ x0, y0, x1, y1 }: Box, box: Box): boolean {
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2]
  return x > box.x0 && x < box.x1 && y > box.y0 && y < box.y1
}
