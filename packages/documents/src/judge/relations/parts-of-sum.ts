/** How parts of a sum are told: what each is worth, and how far what is left may be from nothing, and below it, after so many. */
type Rule<Part> = {
  valueOf: (part: Part) => number
  roundingOf: (parts: number) => number
  excessOf: (parts: number) => number
  mostParts: number
}

const leastParts = 2

/** The first parts, in their order, that add up to what is left of a total; null where none do. */
export function partsOfSum<Part>(
  all: readonly Part[],
  left: number,
  rule: Rule<Part>,
  picked: readonly Part[] = [],
): readonly Part[] | null {
  const count = picked.length
  if (count >= leastParts && Math.abs(left) <= rule.roundingOf(count)) return picked
  if (count === rule.mostParts) return null
  for (const [index, part] of all.entries()) {
    const rest = left - rule.valueOf(part)
    if (rest < -rule.excessOf(count + 1)) continue
    const found = partsOfSum(all.slice(index + 1), rest, rule, [...picked, part])
    if (found !== null) return found
  }
  return null
}
