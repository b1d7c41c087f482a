import type { ReadLine } from '../../lay-out/layout/read-line.ts'
import type { ReadLayout } from '../../lay-out/read-layout.ts'
import type { ActivityDraft } from '../account/activity-draft.ts'
import { type Account, settleAccount } from '../account/settle-account.ts'
import { type PageKnown, knowPage } from '../known/know-page.ts'
import type { DateRange } from '../known/period.ts'
import { type Part, isBelievable, withoutCopies } from './is-believable.ts'
import { splitByPageNumbers } from './page-restarts.ts'
import { splitByKeys } from './repeated-keys.ts'
import type { Section } from './section.ts'

type Settled = Part & { findings: Account['read']['findings'] }

const fewestCharged = 2
const mostSections = 60
const mostHead = 20

/**
 * Several bills in one file, or the premises of one, are judged one by one: the uses of two meters do not compete. A partition is
 * believed where two and more of its sections charge a use of their own, and where that tells of no less than the whole did.
 */
export function settleSections(layout: ReadLayout, { words }: PageKnown, whole: Account): Account {
  const partitions = [splitByPageNumbers(layout.lines), ...splitByKeys(layout.lines, words)]
  const settled = partitions
    .filter(({ length }) => length >= fewestCharged && length <= mostSections)
    .map((sections) => withoutCopies(sections.map((section) => settlePart(layout, section))))
    .filter((parts) => parts.filter(({ isCharged }) => isCharged).length >= fewestCharged)
    .filter((parts) => isBelievable(parts, whole.read.activities))
    .map((parts) => ({
      activities: parts.flatMap(({ activities }) => activities),
      findings: parts.flatMap(({ findings }) => findings),
    }))
    .toSorted((a, b) => b.activities.length - a.activities.length)
  const [most] = settled
  if (most === undefined || most.activities.length < whole.read.activities.length) return whole
  return { ...whole, read: most }
}

function settlePart(layout: ReadLayout, section: Section): Settled {
  const within = layout.lines.slice(section.start, section.end)
  const lines = [...headOf(layout.lines, section), ...within].map((line, index) => ({ ...line, index }))
  const own = { ...layout, lines }
  const known = knowPage(own)
  const { activities, findings } = settleAccount(own, known).read
  const period = known.dates.period?.value ?? null
  const products = findings.filter(({ check }) => check === 'line-product').map(({ text }) => text)
  // One of several bills in a file, which no number of its own names, tells the days that it is about.
  const isBill = section.name !== '' || period !== null
  return {
    name: section.name,
    activities: activities.map((activity) => inSection(activity, section, period)),
    findings,
    products,
    prints: new Set(within.flatMap(({ text }) => text.match(/[\p{L}\d.,/-]*\d[\p{L}\d.,/-]*/gu) ?? [])),
    isCharged: isBill && activities.length > 0 && products.length > 0,
  }
}

/** What a page says above the first of its sections, of all of them: words and days, and no quantity. */
function headOf(lines: readonly ReadLine[], { start }: Section): ReadLine[] {
  const top = lines.findIndex(({ page }) => page === lines[start]?.page)
  return lines
    .slice(top, Math.min(start, top + mostHead))
    .filter(({ numbers }) => numbers.every(({ unit }) => unit === null))
}

/** A use with what its section is called and the days that it is about. */
function inSection(activity: ActivityDraft, { name }: Section, period: DateRange | null): ActivityDraft {
  const { start, end } = period ?? { start: null, end: null }
  const days = start === null || end === null ? null : { start, end }
  return {
    ...activity,
    description: name === '' ? activity.description : `${activity.description} (${name})`,
    period: activity.period ?? days,
  }
}
