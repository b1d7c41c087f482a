import Big from 'big.js'
import { describeProduct } from '../../checks/describe-product.ts'
import type { Finding } from '../../checks/finding.ts'
import { evidenceOf } from '../../layout/evidence.ts'
import { isName } from '../../layout/row-label.ts'
import type { ActivitiesRead, ActivityDraft } from '../activity-draft.ts'
import type { Commodity } from './commodity.ts'
import type { CommodityUsage } from './read-usage.ts'
import type { UsageCandidate } from './usage-candidate.ts'

const commodityTitles: Record<Commodity, string> = {
  electricity: 'Electricity',
  'natural-gas': 'Natural gas',
  water: 'Water',
  wastewater: 'Wastewater',
  heat: 'Heat',
}
const longestDescription = 80
// "First 3,000 MJ", "Next 2,900 MJ": the line names its step only.
const tierWords = /^(?:first|next|then|balance|remaining|remainder|additional|thereafter|over)$/i
const columnWords =
  /^(?:from|to|type|usage|units?|quantity|verbrauch|verbruik|consommation|consumo)(?: k?wh)?$/i

/** The chosen use of each commodity as activities, with the sums that support it. */
export function toUsageActivities(usages: readonly CommodityUsage[]): ActivitiesRead {
  return {
    activities: usages.flatMap((usage) => usage.parts.map((part) => toActivity(usage, part))),
    findings: usages.flatMap(toFindings),
  }
}

function toActivity(usage: CommodityUsage, part: UsageCandidate): ActivityDraft {
  const same = usage.support.filter((candidate) => candidate.value === part.value)
  const isKilogallons = part.unit === 'kgal'
  return {
    description: describe(usage, part),
    kind: usage.isExport && usage.commodity === 'electricity' ? 'electricity-export' : usage.commodity,
    quantity: isKilogallons ? Big(part.value).times(1000).toFixed() : Big(part.value).toFixed(),
    unit: isKilogallons ? 'gal-us' : part.unit,
    estimated: same.some(({ estimated }) => estimated),
    period: usage.parts.length > 1 ? part.period : null,
    details: null,
    evidence: evidenceOf(part.line, cellsOf(part)),
    read: Math.min(part.line.readConfidence, part.number.ambiguous ? 0.6 : 0.99),
    meaning: meaningOf(usage, part, same),
  }
}

function describe(usage: CommodityUsage, { label }: UsageCandidate): string {
  const title = usage.isExport ? 'Solar export' : `${commodityTitles[usage.commodity]} use`
  const words = label.replace(/[\s:.*|@-]+$/, '').trim()
  if (tierWords.test(words)) return `${title}, ${words.toLowerCase()} tier`
  return isName(words) && !columnWords.test(words) ? words.slice(0, longestDescription) : title
}

/** Independent support counts: a charge that multiplies out, a meter difference, a total, the same figure elsewhere. */
function meaningOf(usage: CommodityUsage, part: UsageCandidate, same: readonly UsageCandidate[]): number {
  let meaning = 0.6 + 0.02 * Math.min(10, Math.max(0, part.weight))
  if (same.some(({ product }) => product !== null)) meaning += 0.1
  if (same.some(({ meter }) => meter !== null)) meaning += 0.1
  if (usage.total !== null) meaning += 0.14
  else if (same.length > 1) meaning += 0.06
  if (part.unit === null) meaning -= 0.15
  return Math.min(0.98, meaning)
}

function cellsOf({ line, number, product }: UsageCandidate) {
  const terms = product === null ? [number] : [number, product.rate, product.amount]
  const cells = line.cells.filter((cell) => terms.some((term) => term.cell === cell))
  return [...new Set([...line.cells.slice(0, 1), ...cells])]
}

function toFindings(usage: CommodityUsage): Finding[] {
  const findings: Finding[] = []
  for (const candidate of usage.support) {
    const { product, meter, number, unit, line } = candidate
    if (product !== null) {
      const text = describeProduct({ quantity: number, unit, ...product })
      findings.push({ check: 'line-product', passed: true, text, evidence: [evidenceOf(line)] })
    }
    if (meter !== null) {
      const times = meter.multiplier === '1' ? '' : ` × ${meter.multiplier}`
      const text = `Meter ${meter.end} − ${meter.start}${times} = ${number.raw}.`
      findings.push({
        check: 'meter-difference',
        passed: true,
        text,
        evidence: [evidenceOf(line), meter.evidence],
      })
    }
  }
  if (usage.total !== null) {
    const parts = usage.parts.map(({ number }) => number.raw).join(' + ')
    const evidence = [usage.total, ...usage.parts].map(({ line }) => evidenceOf(line))
    const text = `${parts} = ${usage.total.number.raw} ${usage.unit ?? ''}.`.replace(' .', '.')
    findings.push({ check: 'parts-sum', passed: true, text, evidence })
  }
  return findings
}
