import type { LegFound } from './chain-legs.ts'
import { type Service, findService } from './find-service.ts'
import type { JourneyPage } from './journey-page.ts'

const linesToService = 4

type Claim = { service: Service; index: number; apart: number }

/** The number of each leg: on its lines, else the nearest over or under it, as the page has it for its first leg, that is no other leg's. */
export function servicesOf(page: JourneyPage, legs: readonly LegFound[]): (Service | null)[] {
  const first = page.lines.findIndex((line) => page.hasService(line))
  const isOver = first >= 0 && first <= (legs[0]?.from.line.index ?? -1)
  const claims = legs.map((leg, index) => claimOf(page, leg, legs[index - 1], legs[index + 1], isOver))
  return claims.map((claim) => {
    const isTaken = claims.some(
      (other) => claim !== null && other !== null && other.index === claim.index && other.apart < claim.apart,
    )
    return isTaken ? null : (claim?.service ?? null)
  })
}

function claimOf(
  { lines }: JourneyPage,
  { from, to }: LegFound,
  before: LegFound | undefined,
  after: LegFound | undefined,
  isOver: boolean,
): Claim | null {
  const [first, last] = [from.line.index, to.line.index]
  const free = (index: number) =>
    index > (before?.to.line.index ?? -1) && index < (after?.from.line.index ?? Infinity)
  const own = Array.from({ length: last - first + 1 }, (_, step) => ({ index: first + step, apart: 0 }))
  const steps = Array.from({ length: linesToService }, (_, step) => step + 1)
  const over = steps.map((apart) => ({ index: first - apart, apart }))
  const under = steps.map((apart) => ({ index: last + apart, apart }))
  const beside = (isOver ? [...over, ...under] : [...under, ...over]).filter(({ index }) => free(index))
  for (const { index, apart } of [...own, ...beside]) {
    const line = lines[index]
    const service = line === undefined ? null : findService(line.text, line.folded)
    if (service !== null) return { service, index, apart }
  }
  return null
}
