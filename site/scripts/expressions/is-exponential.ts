import { listPositions, type Position } from './list-positions.ts'

/**
 * Whether a loop of an expression can read the same text in two ways (the criterion EDA of Weber and Seidl, 1991, as
 * Weideman et al. use it, 2016): then a text that fails in the end takes a time that doubles with each round.
 */
export function isExponential(source: string, flags: string): boolean {
  const { positions, joinedTwice } = listPositions(source, flags)
  const reach = positions.map((_, from) => listReachable(positions, from))
  if (joinedTwice.some(([from, to]) => reach[to]?.has(from) === true)) return true
  return positions.some(
    (_, place) => reach[place]?.has(place) === true && comesBackApart(positions, place, reach),
  )
}

function listReachable(positions: readonly Position[], from: number): Set<number> {
  const seen = new Set<number>()
  const open = [...(positions[from]?.next ?? [])]
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (seen.has(at)) continue
    seen.add(at)
    open.push(...(positions[at]?.next ?? []))
  }
  return seen
}

/** Whether two readings that begin at one place can go apart on the same text and meet at that place again. */
function comesBackApart(
  positions: readonly Position[],
  place: number,
  reach: readonly ReadonlySet<number>[],
): boolean {
  const isOnWay = (at: number) => reach[at]?.has(place) === true
  const seen = new Set<string>()
  const open: [one: number, other: number, isApart: boolean][] = [[place, place, false]]
  for (let step = open.pop(); step !== undefined; step = open.pop()) {
    const [one, other, isApart] = step
    for (const nextOne of positions[one]?.next ?? []) {
      if (!isOnWay(nextOne)) continue
      for (const nextOther of positions[other]?.next ?? []) {
        if (!isOnWay(nextOther) || !overlap(positions[nextOne], positions[nextOther])) continue
        const areApart = isApart || nextOne !== nextOther
        if (areApart && nextOne === place && nextOther === place) return true
        const key = `${nextOne} ${nextOther} ${areApart}`
        if (seen.has(key)) continue
        seen.add(key)
        open.push([nextOne, nextOther, areApart])
      }
    }
  }
  return false
}

function overlap(one: Position | undefined, other: Position | undefined): boolean {
  return one !== undefined && other !== undefined && !one.characters.isDisjointWith(other.characters)
}
