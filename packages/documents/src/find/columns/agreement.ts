const leastRows = 3
const mostly = 0.8
const nearShare = 0.004
const nearUnits = 0.011

/** Whether a relation that was tried on some rows held on most of them, and on enough. */
export function holdsMostly(held: number, rows: number): boolean {
  return rows >= leastRows && held >= rows * mostly
}

/** Equal but for rounding. */
export function isNear(a: number, b: number): boolean {
  return Math.abs(a - b) <= Math.max(nearUnits, Math.abs(b) * nearShare)
}
