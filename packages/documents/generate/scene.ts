import { type Figures, openFigures } from './figures.ts'
import { type Locale, locales } from './locales.ts'
import type { MadeRelation } from './made-document.ts'
import { type Random, openRandom } from './random.ts'
import { openWords } from './words.ts'

/** What the makers of one document share: its chance, place, words and figures, and the sums that it prints. */
export type Scene = {
  random: Random
  locale: Locale
  figures: Figures
  say: (concept: string) => string
  relations: MadeRelation[]
  /** The days that the paper is about. */
  period: { start: string; end: string; days: number; issued: string; due: string }
  /** What was charged, for the heads that say it first. */
  totals: number[]
}

const englishShare = 0.5

/** Half of the scenes are English; all of one language where it is given. */
export function openScene(seed: number, only?: string): Scene {
  const random = openRandom(seed)
  const isEnglish = random.chance(englishShare)
  const [first = locales[0], ...others] = locales.filter(({ language }) =>
    only === undefined ? (language === 'en') === isEnglish : language === only,
  )
  const locale = random.pick([first, ...others])
  return {
    random,
    locale,
    figures: openFigures(random, locale),
    say: openWords(random, locale.language),
    relations: [],
    period: choosePeriod(random),
    totals: [],
  }
}

const dayMs = 86_400_000

function choosePeriod(random: Random): Scene['period'] {
  const start = random.date()
  const days = random.pick([27, 28, 29, 30, 30, 31, 31, 32, 33, 59, 60, 61, 62, 89, 90, 91, 92, 364, 365])
  const end = addDays(start, days)
  const issued = addDays(end, random.int(1, 12))
  return { start, end, days, issued, due: addDays(issued, random.pick([10, 14, 21, 30])) }
}

export function addDays(iso: string, days: number): string {
  return new Date(Date.parse(iso) + days * dayMs).toISOString().slice(0, 10)
}

/** A price as it is printed, and what it comes to with a quantity, rounded as bills round. */
export function priceOf(
  { random, relations }: Scene,
  quantity: number,
  range: readonly [number, number],
  places: number,
): { rate: number; amount: number } {
  const rate = random.decimal(range[0], range[1], places)
  const amount = Number((quantity * rate).toFixed(2))
  relations.push({ kind: 'product', terms: [quantity, rate], result: amount, tolerance: 0.0051 })
  return { rate, amount }
}

/** A day of the scene's period. */
export function dayWithin({ random, period }: Scene): string {
  return addDays(period.start, random.int(0, period.days))
}
