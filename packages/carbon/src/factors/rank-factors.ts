import { countryOf } from '../regions/place-names.ts'
import type { ActivityDate } from './choose-edition.ts'
import { candidates } from './factor-library.ts'
import type { LibraryFactor } from './factor-table.ts'
import type { FactorQuery } from './open-factor-table.ts'
import { publisherOf } from './publishers.ts'

/**
 * How near a factor stands to a place, nearest first (data/NOTES.md, "How to rank rows"): the official figure of its grid
 * or province, of its country, a screening average of the country, a default for all countries, the average of the world,
 * and last a list that holds under a scheme's own rules or on other warming potentials.
 */
export const standings = ['site', 'country', 'screening', 'default', 'world', 'scheme'] as const
export type Standing = (typeof standings)[number]

const global = 'GLOBAL'

/** Rows that are for one question only: New Zealand's quarters of a year. */
function isOnRequest(factor: LibraryFactor): boolean {
  return /^nz-mfe-\d{4}-electricity-\d{4}-q\d-/.test(factor.id)
}

/** The standing of a factor at a place ("CA-ON", "KE"; null where nobody knows it); null where it says nothing about it. */
export function standingOf(factor: LibraryFactor, region: string | null): Standing | null {
  const { kind } = publisherOf(factor.id)
  if (isOnRequest(factor)) return null
  if (factor.region === global) return kind === 'screening' ? 'world' : 'default'
  if (region === null) return null
  const isHere = factor.region === region
  if (!isHere && factor.region !== countryOf(region)) return null
  if (kind === 'scheme') return 'scheme'
  if (kind === 'screening') return 'screening'
  return isHere && region.includes('-') ? 'site' : 'country'
}

export type Validity = { from: string; to: string }

/** The period that a row prints ("valid=2024-01-01/2024-12-31" at the start of its notes), or null. */
export function validityOf({ notes }: Pick<LibraryFactor, 'notes'>): Validity | null {
  const [, from, to] = /^valid=(\d{4}-\d{2}-\d{2})\/(\d{4}-\d{2}-\d{2})?/.exec(notes) ?? []
  return from === undefined ? null : { from, to: to ?? '9999-12-31' }
}

/** When a row is for; one that prints no period holds until its publisher prints another edition. */
function periodOf(factor: LibraryFactor): Validity {
  return validityOf(factor) ?? { from: '0000-01-01', to: '9999-12-31' }
}

/** Factors of a query that can say something about a place: its own, its country's and those of all countries. */
export function nearbyFactors(query: Omit<FactorQuery, 'region'>, region: string | null): LibraryFactor[] {
  const regions = region === null ? [global] : [region, countryOf(region), global]
  return [...new Set(regions)].flatMap((near) => candidates({ ...query, region: near }))
}

export type RankedFactor = {
  factor: LibraryFactor
  standing: Standing
  /** Which edition was taken for which day; a sentence's end for the working. */
  because: string
  /** True when the row is not for the period of the activity. */
  isOutsideRange: boolean
}

/** Nearest in time: the row that is for the last day of the activity, else the latest before it, else the oldest. */
function chooseInTime(
  factors: readonly LibraryFactor[],
  date: ActivityDate | null,
): Omit<RankedFactor, 'standing'> | null {
  const latestFirst = factors.toSorted((left, right) =>
    periodOf(right).from.localeCompare(periodOf(left).from),
  )
  const [newest] = latestFirst
  const oldest = latestFirst.at(-1)
  if (newest === undefined || oldest === undefined) return null
  const isDated = validityOf(newest) !== null
  if (date === null) {
    const because = isDated
      ? `no date found, so the newest year is used: ${newest.year}`
      : `edition ${newest.year}`
    return { factor: newest, because, isOutsideRange: isDated }
  }
  const fitting = latestFirst.find((factor) => {
    const { from, to } = periodOf(factor)
    return from <= date.end && date.end <= to
  })
  if (fitting !== undefined) {
    const because = validityOf(fitting) === null ? `edition ${fitting.year}` : `for ${fitting.year}`
    return { factor: fitting, because: `${because}; ${date.because}`, isOutsideRange: false }
  }
  const nearest = latestFirst.find((factor) => periodOf(factor).to < date.end) ?? oldest
  return {
    factor: nearest,
    because: `no row for ${date.end.slice(0, 4)} is in the library, so ${nearest.year} is used; ${date.because}`,
    isOutsideRange: true,
  }
}

/**
 * The factors that a place can take for one thing, nearest standing first, each in the edition of the date. The caller
 * narrows `factors` to the thing (electricity of Scope 2, one fuel burned in one way) and puts first what it likes best
 * among equals.
 */
export function rankFactors(
  factors: readonly LibraryFactor[],
  region: string | null,
  date: ActivityDate | null,
): RankedFactor[] {
  const groups = new Map<string, { standing: Standing; factors: LibraryFactor[] }>()
  for (const factor of factors) {
    const standing = standingOf(factor, region)
    if (standing === null) continue
    const key = `${standings.indexOf(standing)} ${publisherOf(factor.id).name}`
    const group = groups.get(key) ?? { standing, factors: [] }
    group.factors.push(factor)
    groups.set(key, group)
  }
  return [...groups.values()]
    .toSorted((left, right) => standings.indexOf(left.standing) - standings.indexOf(right.standing))
    .flatMap(({ standing, factors: same }) => {
      const chosen = chooseInTime(same, date)
      return chosen === null ? [] : [{ standing, ...chosen }]
    })
}

/** The thing in the middle of an id: "nz-mfe-2026-diesel-transport-scope1-l" is about "diesel-transport". */
export function stemOf(factorId: string): string {
  return factorId.replace(/^[a-z]+-[a-z\d]+-(?:\d{4}-)?/, '').replace(/-scope[123].*$/, '')
}

/** Words between the thing and its scope that a row of losses or upstream leaves out. */
const usesInIds = /-(?:commercial|industrial|residential)(?=-scope)/

/**
 * Rows of the same publisher that are counted with a factor: losses of the network and upstream emissions in Scope 3.
 * Where the publisher prints none, or has them inside its figure, there are none.
 */
export function companionIds(factorId: string): string[] {
  const stems = [factorId, factorId.replace(usesInIds, '')]
  const endings = ['-td-losses-scope3', '-upstream-scope3', '-wtt-scope3']
  const ids = stems.flatMap((stem) => endings.map((ending) => stem.replace(/-scope[12]/, ending)))
  return [...new Set(ids)].filter((id) => id !== factorId)
}
