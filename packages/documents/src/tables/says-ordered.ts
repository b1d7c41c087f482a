const ordered = /\border|bestel|command|pedid|ordinat|bestilt|objednan|zamowion|tilattu|megrendel|\bdipesan\b/

/** True where the folded title of a column is of what was ordered, not of what came. */
export function saysOrdered(folded: string): boolean {
  return ordered.test(folded)
}
