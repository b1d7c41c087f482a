import type { Period } from '../analysis/analysis-schema.ts'

/** When an activity took place, and where that was read. */
export type ActivityDate = { start: string; end: string; because: string }

export type EditionChoice = {
  edition: string
  /** Why this edition; a sentence for the working. */
  because: string
  /** True when the edition is not the one that the publisher's rule asks for. */
  isOutsideRange: boolean
  /** The edition of the lesser part of a period that crosses 1 July, when it is held. */
  lesserEdition?: string
}

const dayMs = 86_400_000

function dayNumber(isoDate: string): number {
  return Math.round(Date.parse(`${isoDate}T00:00:00Z`) / dayMs)
}

/** Days from start to end, both counted. */
export function countDays(start: string, end: string): number {
  return dayNumber(end) - dayNumber(start) + 1
}

/** The dates of an activity: its own, its line's period, the document's period, else the issue date. */
export function findActivityDate(
  ownDate: string | null,
  linePeriod: Period | null,
  documentPeriod: Period | null,
  issueDate: string | null,
): ActivityDate | null {
  if (ownDate !== null) return { start: ownDate, end: ownDate, because: `dated ${ownDate}` }
  for (const [period, name] of [
    [linePeriod, 'period of the line'],
    [documentPeriod, 'period of the document'],
  ] as const) {
    const start = period?.start ?? period?.end ?? null
    const end = period?.end ?? period?.start ?? null
    if (start !== null && end !== null && start <= end)
      return { start, end, because: `${name} ${start} to ${end}` }
  }
  if (issueDate !== null) return { start: issueDate, end: issueDate, because: `issue date ${issueDate}` }
  return null
}

/** NGA edition N holds for activity from 1 July N to 30 June N+1. */
function ngaEditionOf(isoDate: string): string {
  const year = Number(isoDate.slice(0, 4))
  return String(isoDate.slice(5) >= '07-01' ? year : year - 1)
}

function describeNgaEdition(edition: string): string {
  return `1 Jul ${edition} to 30 Jun ${Number(edition) + 1}`
}

/** The edition on which most days of the period fall; of a tie, the later one. */
function ngaEditionOfMostDays(date: ActivityDate): { edition: string; lesser: string | null; note: string } {
  const first = ngaEditionOf(date.start)
  const last = ngaEditionOf(date.end)
  if (first === last) return { edition: first, lesser: null, note: '' }
  const counts = new Map<string, number>()
  for (let edition = Number(first); edition <= Number(last); edition++) {
    const from = `${edition}-07-01` > date.start ? `${edition}-07-01` : date.start
    const to = `${edition + 1}-06-30` < date.end ? `${edition + 1}-06-30` : date.end
    counts.set(String(edition), countDays(from, to))
  }
  const [edition, days] = [...counts].reduce((most, next) => (next[1] >= most[1] ? next : most))
  const total = countDays(date.start, date.end)
  return {
    edition,
    lesser: edition === last ? first : last,
    note: `; the period crosses 1 July and ${days} of its ${total} days fall in this edition`,
  }
}

function inOrder(editions: readonly string[]) {
  const sorted = [...editions].sort()
  const oldest = sorted[0]
  const newest = sorted.at(-1)
  if (oldest === undefined || newest === undefined) throw new Error('no editions to choose from')
  return { sorted, oldest, newest }
}

/**
 * The NGA edition for an activity among the editions that exist. Before the first edition the oldest is used, after the
 * last or without a date the newest; the sentence says so.
 */
export function chooseNgaEdition(date: ActivityDate | null, editions: readonly string[]): EditionChoice {
  const { sorted, oldest, newest } = inOrder(editions)
  if (date === null) {
    return {
      edition: newest,
      because: `no date found, so the newest edition is used: NGA ${newest} (${describeNgaEdition(newest)})`,
      isOutsideRange: true,
    }
  }
  const { edition, lesser, note } = ngaEditionOfMostDays(date)
  if (sorted.includes(edition)) {
    return {
      edition,
      because: `NGA ${edition} holds for ${describeNgaEdition(edition)}; ${date.because}${note}`,
      isOutsideRange: false,
      ...(lesser !== null && sorted.includes(lesser) ? { lesserEdition: lesser } : {}),
    }
  }
  const nearest = edition < oldest ? oldest : (sorted.findLast((held) => held < edition) ?? oldest)
  const relation = edition < oldest ? 'the oldest' : 'the nearest'
  return {
    edition: nearest,
    because: `NGA ${edition} is not in the library, so ${relation} held edition is used: NGA ${nearest}; ${date.because}${note}`,
    isOutsideRange: true,
  }
}

/** The edition of a publisher that prints one a calendar year (DESNZ/Defra): the year in which the activity ended. */
export function chooseCalendarEdition(
  date: ActivityDate | null,
  editions: readonly string[],
  publisher: string,
): EditionChoice {
  const { sorted, oldest, newest } = inOrder(editions)
  if (date === null) {
    return {
      edition: newest,
      because: `no date found, so the newest edition is used: ${publisher} ${newest}`,
      isOutsideRange: true,
    }
  }
  const year = date.end.slice(0, 4)
  if (sorted.includes(year)) {
    return {
      edition: year,
      because: `${publisher} ${year} for activity in ${year}; ${date.because}`,
      isOutsideRange: false,
    }
  }
  const nearest = sorted.findLast((edition) => edition < year) ?? oldest
  return {
    edition: nearest,
    because: `${publisher} ${year} is not in the library for this factor, so ${nearest} is used; ${date.because}`,
    isOutsideRange: true,
  }
}
