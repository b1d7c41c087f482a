type Extent = { left: number; right: number }

/** The column that a cell stands in: the one it overlaps most, else the nearest within a share of the widths of both; null for none. */
export function nearestColumn(
  columns: readonly Extent[],
  { left, right }: Extent,
  reachShare: number,
): number | null {
  let best: { index: number; distance: number; reach: number } | null = null
  for (const [index, column] of columns.entries()) {
    const distance = Math.max(left, column.left) - Math.min(right, column.right)
    const reach = (right - left + column.right - column.left) * reachShare
    if (best === null || distance < best.distance) best = { index, distance, reach }
  }
  return best !== null && best.distance <= best.reach ? best.index : null
}
