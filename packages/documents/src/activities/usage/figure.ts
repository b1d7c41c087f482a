import Big from 'big.js'
import { foldText } from '../../values/plain-text.ts'
import type { UsageCandidate } from './usage-candidate.ts'

/** One distinct figure, however often it is printed. */
export type Figure = { best: UsageCandidate; all: readonly UsageCandidate[]; weight: number }

const mostFigures = 18
// Charges that repeat the use as a base: levies, network and market fees.
const levyWords =
  /levy|scheme|environment|network|market|\btax|surcharge|adjust|\bfee\b|system|duty|fuel|contribution|taxe|steuer|umlage|abgabe|impuesto|accisa|oneri|belasting|delivery|distribution|transmission|transport|haulage|green|renewable|certificate|loss|rebate|credit|climate|ancillary|benefit|merchant|[dtn]uos\b|\baemo\b|\blret\b|\bsres\b|\bveet\b/

/** The distinct figures of one commodity, the weightiest first. */
export function distinctFigures(candidates: readonly UsageCandidate[]): Figure[] {
  const groups = new Map<string, UsageCandidate[]>()
  // The charged line tells a figure best, then the weightiest, then the first.
  const ranked = candidates.toSorted(
    (a, b) =>
      Number(b.product !== null) - Number(a.product !== null) ||
      Number(namesLevy(a)) - Number(namesLevy(b)) ||
      b.weight - a.weight ||
      a.line.index - b.line.index,
  )
  for (const candidate of ranked) {
    const key = `${Big(candidate.value).toFixed()} ${candidate.timeClass}`
    groups.set(key, [...(groups.get(key) ?? []), candidate])
  }
  return [...groups.values()]
    .flatMap((all) => {
      const [best] = all
      return best === undefined
        ? []
        : [{ best, all, weight: Math.max(...all.map(({ weight }) => weight)) + Math.min(4, all.length - 1) }]
    })
    .sort((a, b) => b.weight - a.weight)
    .slice(0, mostFigures)
}

/** True where the figure is printed for levies as often as for anything else. */
export function isLevy(figure: Figure): boolean {
  return levyShare(figure) >= 0.5
}

/** The part of a figure's printings that name a levy. */
export function levyShare({ all }: Figure): number {
  return all.filter(namesLevy).length / all.length
}

function namesLevy({ label }: UsageCandidate): boolean {
  return levyWords.test(foldText(label))
}

/** The weights of several figures together. */
export function weightOf(figures: readonly Figure[]): number {
  return figures.reduce((sum, { weight }) => sum + weight, 0)
}
