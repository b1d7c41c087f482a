import { isHeldBySum } from './figure-shape.ts'
import { type Weighed, logOdds, readFeature, tellsOfSame } from './weighed.ts'

const partWords = ['own or label: part', 'head: part', 'row: part'].map(readFeature)
const fedInWords = ['own or label', 'head', 'row'].flatMap((place) =>
  ['export', 'generation'].map((concept) => readFeature(`${place}: ${concept}`)),
)
const neverWords = ['own or label', 'head', 'row'].map((place) => readFeature(`${place}: never counted`))
const mostRatio = 3
const mostDistance = 6

/**
 * Whether a figure could be counted beside another of its group, as a register or a site beside the next one: the same
 * unit, no sum that holds both, and something that makes them alike. What is fed in never stands beside what is used.
 */
export function canStandBeside(top: Weighed, other: Weighed): boolean {
  const [a, b] = [top.shape, other.shape]
  if (a.unit !== b.unit || tellsOfSame(top, other) || (isFedIn(other) && !isFedIn(top))) return false
  // Registers are charged alike: one that is not, beside one that is, was fed in, or is another's.
  if (a.isCharged && !isHeldBySum(b)) return false
  return (
    isSame(a.title, b.title) ||
    isSame(a.label, b.label) ||
    (isPart(top) && isPart(other)) ||
    (a.isMeasured && b.isMeasured && a.unitSource === b.unitSource)
  )
}

/** What speaks for counting a figure beside the likeliest one of its group. */
export function besideFeatures(top: Weighed, other: Weighed): Float32Array {
  const [a, b] = [top.shape, other.shape]
  const distance = Math.abs(a.line - b.line)
  return Float32Array.from(
    [
      logOdds(other.probability),
      logOdds(top.probability) - logOdds(other.probability),
      a.unitSource === b.unitSource,
      isSame(a.title, b.title),
      isSame(a.label, b.label),
      isPart(top) && isPart(other),
      isPart(other),
      isPart(top) !== isPart(other),
      strongest(neverWords, other) - strongest(neverWords, top),
      a.isCharged && b.isCharged,
      a.isMeasured && b.isMeasured,
      a.isMeasured !== b.isMeasured,
      a.partOf.some((total) => b.partOf.includes(total)),
      Math.min(mostDistance, Math.log1p(distance)),
      distance === 0,
      b.value > a.value,
      Math.min(mostRatio, Math.abs(Math.log((a.value + 1) / (b.value + 1)))),
    ].map(Number),
  )
}

function isSame(left: string, right: string): boolean {
  return left !== '' && left === right
}

export function isFedIn(one: Weighed): boolean {
  return strongest(fedInWords, one) > 0
}

function strongest(words: readonly ReturnType<typeof readFeature>[], one: Weighed): number {
  return Math.max(...words.map((read) => read(one)))
}

function isPart(one: Weighed): boolean {
  return strongest(partWords, one) > 0
}
