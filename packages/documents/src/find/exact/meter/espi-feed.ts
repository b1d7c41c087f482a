import { type Part, attributeOf, findParts, leafAt, partsAt } from '../tree.ts'
import { type EspiClock, utcClock } from './espi-time.ts'

export type EspiPoint = { name: string; href: string; part: Part }

/** A meter reading with its intervals, the type that says how to read them, and the point that was metered. */
export type EspiMeter = { name: string; type: Part | null; point: EspiPoint | null; blocks: readonly Part[] }

export type EspiFeed = {
  meters: readonly EspiMeter[]
  points: readonly EspiPoint[]
  summaries: readonly Part[]
  clock: EspiClock
}

type Entry = { part: Part; self: string; related: readonly string[] }

const summaryNames = 'UsageSummary|ElectricPowerUsageSummary'

/**
 * The entries of a Green Button feed put together by their links: intervals belong to the meter reading under whose
 * address they stand, and that names its reading type. Null for XML without usage.
 */
export function readEspiFeed(root: Part): EspiFeed | null {
  const entries = findParts(root, 'entry').map(toEntry)
  const blocks = findParts(root, 'IntervalBlock').filter(
    (block) => partsAt(block, 'IntervalReading').length > 0,
  )
  const summaries = findParts(root, summaryNames).filter(
    (part) => partsAt(part, 'overallConsumptionLastPeriod').length > 0,
  )
  if (blocks.length === 0 && summaries.length === 0) return null
  const points = entriesWith(entries, 'UsagePoint').map(({ entry, content }) => ({
    name: lastStep(entry.self),
    href: entry.self,
    part: content,
  }))
  return {
    meters: metersOf(root, entries, points, blocks),
    points,
    summaries,
    clock: clockOf(root, blocks[0] ?? null),
  }
}

function metersOf(
  root: Part,
  entries: readonly Entry[],
  points: readonly EspiPoint[],
  blocks: readonly Part[],
): EspiMeter[] {
  const types = findParts(root, 'ReadingType')
  const typed = entriesWith(entries, 'ReadingType')
  const readings = entriesWith(entries, 'MeterReading').map(({ entry }) => entry)
  const owned = Map.groupBy(blocks, (block) => {
    const entry = entries.find(({ part }) => block.path.startsWith(`${part.path}/`)) ?? null
    return entry === null ? null : (readings.find((reading) => holds(reading, entry)) ?? null)
  })
  return [...owned].map(([reading, own]) => {
    const named =
      reading === null ? undefined : typed.find(({ entry }) => reading.related.includes(entry.self))
    const [only] = types.length === 1 ? types : []
    const point = points.find(({ href }) => reading !== null && reading.self.startsWith(`${href}/`))
    return {
      name: reading === null ? 'interval readings' : lastStep(reading.self),
      type: named?.content ?? only ?? null,
      point: point ?? (points.length === 1 ? (points[0] ?? null) : null),
      blocks: own,
    }
  })
}

/** A block stands under the address of its meter reading, or the meter reading names it. */
function holds(reading: Entry, { self }: Entry): boolean {
  return (
    self.startsWith(`${reading.self}/`) ||
    reading.related.some(
      (href) => href.includes('IntervalBlock') && (self === href || self.startsWith(`${href}/`)),
    )
  )
}

function entriesWith(entries: readonly Entry[], name: string): { entry: Entry; content: Part }[] {
  return entries.flatMap((entry) => {
    const [content] = partsAt(entry.part, 'content', name)
    return content === undefined ? [] : [{ entry, content }]
  })
}

function toEntry(part: Part): Entry {
  const links = partsAt(part, 'link').map((link) => ({
    rel: attributeOf(link, 'rel'),
    href: attributeOf(link, 'href') ?? '',
  }))
  return {
    part,
    self: links.find(({ rel }) => rel === 'self')?.href ?? '',
    related: links.filter(({ rel }) => rel === 'related').map(({ href }) => href),
  }
}

function lastStep(href: string): string {
  return href.slice(href.lastIndexOf('/') + 1)
}

function clockOf(root: Part, block: Part | null): EspiClock {
  const [zone] = findParts(root, 'LocalTimeParameters')
  const stated = /^([+-])(\d{2}):?(\d{2})$/.exec(
    leafAt(block, 'IntervalReading', 'timePeriod', 'timezone')?.text ?? '',
  )
  if (stated !== null) {
    const seconds = (Number(stated[2]) * 60 + Number(stated[3])) * 60
    return { offsetSeconds: stated[1] === '-' ? -seconds : seconds, summer: null }
  }
  const offsetSeconds = numberAt(zone, 'tzOffset')
  if (zone === undefined || offsetSeconds === null) return utcClock
  const [start, end] = ['dstStartRule', 'dstEndRule'].map((name) =>
    Number.parseInt(leafAt(zone, name)?.text ?? '', 16),
  )
  const shift = numberAt(zone, 'dstOffset')
  const isRuled = shift !== null && start !== undefined && end !== undefined && Number.isInteger(start + end)
  return { offsetSeconds, summer: isRuled ? { start, end, offsetSeconds: shift } : null }
}

function numberAt(part: Part | undefined, name: string): number | null {
  const value = Number(leafAt(part ?? null, name)?.text ?? 'NaN')
  return Number.isInteger(value) && Math.abs(value) <= 14 * 3600 ? value : null
}
