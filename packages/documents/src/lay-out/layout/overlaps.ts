type Extent = { left: number; right: number }

/** Whether two things stand over each other, were they on one line. */
export function overlaps(one: Extent, other: Extent): boolean {
  return one.left < other.right && other.left < one.right
}
