import Big from 'big.js'
import { foldText } from '../../values/plain-text.ts'
import type { UsageCandidate } from './usage-candidate.ts'
import { usageWords } from './usage-words.ts'

/** The use of one commodity in the period: its parts, and the printed total that they add up to, where there is one. */
export type ChosenUsage = {
  parts: readonly UsageCandidate[]
  /** The candidate that prints the sum of several parts; null for a single figure or an unprinted sum. */
  total: UsageCandidate | null
  /** Every candidate that prints a chosen figure: independent support. */
  support: readonly UsageCandidate[]
}

/** One distinct figure, however often it is printed. */
type Figure = { best: UsageCandidate; all: readonly UsageCandidate[]; weight: number }
type Hypothesis = { parts: readonly Figure[]; total: Figure | null; score: number }

const leastWeight = 2
const leastScore = 3
const leastPartWeight = 3
const mostFigures = 18
const mostParts = 6
const longestRowGap = 2
const exceededPenalty = 8
const levyPenalty = 6
// Losses that a charge leaves out stay below this.
const leastExcess = '1.05'
// Charges that repeat the use as a base: levies, network and market fees.
const levyWords =
  /levy|scheme|environment|network|market|\btax|surcharge|adjust|\bfee\b|system|duty|fuel|contribution|taxe|steuer|umlage|abgabe|impuesto|accisa|oneri|belasting|delivery|distribution|transmission|transport|haulage|green|renewable|certificate|loss|rebate|credit|climate|ancillary|benefit|merchant|[dtn]uos\b|\baemo\b|\blret\b|\bsres\b|\bveet\b/

/**
 * Decides which candidates of one commodity are the use of the period. A figure that other figures add up to is their
 * total; figures of different time classes are parts; a figure printed again for another charge counts once.
 */
export function chooseUsage(candidates: readonly UsageCandidate[]): ChosenUsage | null {
  const figures = distinctFigures(
    candidates.filter(({ weight, value }) => weight >= leastWeight && Big(value).gt(0)),
  )
  const hypotheses: Hypothesis[] = figures.map((figure) => ({
    parts: [figure],
    total: null,
    score: figure.weight - (isLevy(figure) ? levyPenalty * levyShare(figure) : 0),
  }))
  for (const total of figures) {
    const parts = findParts(total, figures)
    if (parts !== null) hypotheses.push({ parts, total, score: total.weight + 0.8 * weightOf(parts) })
  }
  hypotheses.push(...totalRows(figures))
  const unprinted = withoutSubtotals(partsWithoutTotal(figures))
  if (unprinted.length > 1)
    hypotheses.push({
      parts: unprinted,
      total: null,
      score: weightOf(unprinted) - (exceedsSum(figures, unprinted) ? exceededPenalty : 2),
    })

  const [chosen] = hypotheses.sort((a, b) => b.score - a.score)
  if (chosen === undefined || chosen.score < leastScore) return null
  const inOrder = chosen.parts.toSorted((a, b) => a.best.line.index - b.best.line.index)
  return {
    parts: inOrder.map(({ best }) => best),
    total: chosen.total?.best ?? null,
    support: [...inOrder, ...(chosen.total === null ? [] : [chosen.total])].flatMap(({ all }) => all),
  }
}

function distinctFigures(candidates: readonly UsageCandidate[]): Figure[] {
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

/** "Total | 26,733 | 14,561" under peak and off-peak: the row of totals holds the use of every class. */
function totalRows(figures: readonly Figure[]): Hypothesis[] {
  const classed = figures.filter(
    ({ best }) => best.timeClass !== '' && usageWords.total.test(foldText(best.label)),
  )
  return [...Map.groupBy(classed, ({ best }) => best.line).values()].flatMap((parts) => {
    const isSplit = new Set(parts.map(({ best }) => best.timeClass)).size === parts.length
    return parts.length > 1 && isSplit ? [{ parts, total: null, score: weightOf(parts) }] : []
  })
}

/** Two to six other figures that add up to this one within their printed rounding; the weightiest set. */
function findParts(total: Figure, figures: readonly Figure[]): readonly Figure[] | null {
  const smaller = figures.filter(
    (figure) => figure.weight >= leastPartWeight && Big(figure.best.value).lt(total.best.value),
  )
  const used = searchParts(
    total,
    smaller.filter((figure) => !isLevy(figure)),
  )
  return used ?? (isLevy(total) ? searchParts(total, smaller) : null)
}

function searchParts(total: Figure, smaller: readonly Figure[]): readonly Figure[] | null {
  let found: readonly Figure[] | null = null
  const search = (from: number, picked: readonly Figure[], rest: Big) => {
    if (picked.length > 1 && rest.abs().lte(roundingOf(picked.length, total))) {
      if (found === null || weightOf(picked) > weightOf(found)) found = picked
      return
    }
    if (picked.length === mostParts) return
    for (let index = from; index < smaller.length; index++) {
      const next = smaller[index]
      if (next === undefined || Big(next.best.value).gt(rest.plus(roundingOf(1, total)))) continue
      search(index + 1, [...picked, next], rest.minus(next.best.value))
    }
  }
  search(0, [], Big(total.best.value))
  return found
}

/**
 * Charged or metered parts: of different time classes, of one label in several price periods, or of one table of
 * charges, whichever weighs most.
 */
function partsWithoutTotal(figures: readonly Figure[]): readonly Figure[] {
  const charged = figures.filter(
    (figure) =>
      (figure.best.product !== null || figure.best.meter !== null) &&
      !isLevy(figure) &&
      !isMultiplied(figure, figures),
  )
  const classed = charged.filter(({ best }) => best.timeClass !== '')
  const isSplit = new Set(classed.map(({ best }) => best.timeClass)).size > 1
  const [first] = charged
  if (first === undefined) return []
  const label = labelStem(first.best)
  const options = [
    isSplit ? classed : [],
    charged.filter(({ best }) => labelStem(best) === label),
    ...tablesOf(charged.filter(({ best }) => best.product !== null)),
    ...tablesOf(charged.filter(({ best }) => best.meter !== null)),
  ]
  return options.reduce((most, option) => (weightOf(option) > weightOf(most) ? option : most))
}

/** The bare difference of readings that another row multiplies by the meter's factor. */
function isMultiplied({ best: { meter } }: Figure, figures: readonly Figure[]): boolean {
  return (
    meter?.multiplier === '1' &&
    figures.some(
      ({ best: { meter: other } }) =>
        other !== null && other.multiplier !== '1' && other.start === meter.start && other.end === meter.end,
    )
  )
}

/** Charges that multiply out, or meters that were read, line after line with their quantities in one column. */
function tablesOf(figures: readonly Figure[]): readonly Figure[][] {
  const tables: Figure[][] = []
  for (const figure of figures.toSorted((a, b) => a.best.line.index - b.best.line.index)) {
    const table = tables.at(-1)
    const last = table?.at(-1)
    if (table !== undefined && last !== undefined && isNextRow(last.best, figure.best)) table.push(figure)
    else tables.push([figure])
  }
  return tables
}

function isNextRow(one: UsageCandidate, next: UsageCandidate): boolean {
  return (
    one.line.page === next.line.page &&
    next.line.index - one.line.index <= longestRowGap &&
    ((one.number.left < next.number.right && next.number.left < one.number.right) ||
      placeInRow(one) === placeInRow(next))
  )
}

/** "2 of 5": text that is not set in columns still has as many cells in each row of a table. */
function placeInRow({ line, number }: UsageCandidate): string {
  return `${line.cells.indexOf(number.cell)} of ${line.cells.length}`
}

/** A register that counted more than the parts add up to: the parts are not all of the use. */
function exceedsSum(figures: readonly Figure[], parts: readonly Figure[]): boolean {
  const sum = parts.reduce((running, { best }) => running.plus(best.value), Big(0))
  return figures.some(({ best }) => best.meter !== null && Big(best.value).gt(sum.times(leastExcess)))
}

/** True where the figure is printed for levies as often as for anything else. */
function isLevy(figure: Figure): boolean {
  return levyShare(figure) >= 0.5
}

function levyShare({ all }: Figure): number {
  return all.filter(namesLevy).length / all.length
}

function namesLevy({ label }: UsageCandidate): boolean {
  return levyWords.test(foldText(label))
}

/** A meter's register is charged in steps: where figures of the list add up to another of it, only they count. */
function withoutSubtotals(parts: readonly Figure[]): readonly Figure[] {
  return parts.filter(
    (figure) =>
      findParts(
        figure,
        parts.filter((other) => other !== figure),
      ) === null,
  )
}

function labelStem({ label }: UsageCandidate): string {
  return foldText(label)
    .replace(/[^a-z]+/g, ' ')
    .trim()
}

function weightOf(figures: readonly Figure[]): number {
  return figures.reduce((sum, { weight }) => sum + weight, 0)
}

/** Half a unit of the total's last digit for every part. */
function roundingOf(parts: number, { best }: Figure): Big {
  const decimals = best.value.split('.')[1]?.length ?? 0
  return Big(5)
    .times(Big(10).pow(-decimals - 1))
    .times(parts)
}
