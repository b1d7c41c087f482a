import { compare, decimal } from '../decimal.ts'
import { formatKg, formatTonnes, groupDigits } from '../format-mass.ts'
import type { Activity, Analysis, Check, Emission, Factor } from './analysis-schema.ts'
import { documentTypeName } from './document-type-name.ts'

/** A long export of lines is told by its largest activities; the object itself has them all. */
const mostActivitiesShown = 12
const mostQuoteLength = 110

/** Text of a document is data: it never makes a link, a heading or markup of the reply. */
function quote(text: string): string {
  const plain = text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[[\]()*_`#<>|\\]/g, '')
    .trim()
  return plain.length > mostQuoteLength ? `${plain.slice(0, mostQuoteLength - 1).trimEnd()}…` : plain
}

function renderPeriod({ period }: Analysis): string | null {
  if (period === null) return null
  const { start, end } = period
  if (start !== null && end !== null) return `Period: ${start} to ${end}`
  return start === null && end === null ? null : `Period: ${start ?? end}`
}

function renderHeading(analysis: Analysis): string[] {
  const { document, supplier, place } = analysis
  const confidence = Math.round(Number(document.typeConfidence) * 100)
  return [
    `**${documentTypeName(document.type)}** (${confidence} % sure)`,
    supplier === null ? null : `Supplier: ${quote(supplier.value)}`,
    renderPeriod(analysis),
    place === null ? null : `Place: ${place.region}, because ${quote(place.because)}`,
    document.readBy === 'text' || document.readBy === 'structured'
      ? null
      : 'Read from a picture, so compare the figures with the page.',
  ].filter((line) => line !== null)
}

function renderEvidence({ evidence, estimated }: Activity): string | null {
  if (evidence.text.trim() === '') return null
  const place = evidence.cell ?? (evidence.page === null ? null : `page ${evidence.page}`)
  return `From ${place === null ? 'the text' : place}: "${quote(evidence.text)}"${estimated ? ' (an estimated read)' : ''}`
}

function renderSource(factor: Factor): string {
  const link = factor.sourceUrl.startsWith('https://')
    ? `[${quote(factor.source)}](${factor.sourceUrl})`
    : quote(factor.source)
  const marks = factor.verification.endsWith('DISPUTED') ? ' (disputed between sources)' : ''
  return `${link}${marks}`
}

function renderScope({ scope, method, category }: Emission): string {
  const detail = method ?? (category === null ? null : `category ${category}`)
  return `Scope ${scope}${detail === null ? '' : `, ${detail}`}`
}

function renderEmission(emission: Emission, factors: Analysis['factors']): string[] {
  const factor = factors[emission.factor]
  return [
    `- ${renderScope(emission)}: ${emission.expression} = ${formatKg(emission.kgCO2e)}`,
    ...(factor === undefined ? [] : [`  ${renderSource(factor)}`]),
  ]
}

function distinctSteps(emissions: readonly Emission[]): string[] {
  return [...new Set(emissions.flatMap(({ steps }) => steps))]
}

function describeStatus({ match }: Activity): string {
  const percent = Math.round(Number(match.confidence) * 100)
  const proxy = match.proxy ? ', a proxy' : ''
  switch (match.status) {
    case 'accept':
      return `accepted, ${percent} %${proxy}`
    case 'review':
      return `please review, ${percent} %${proxy}`
    case 'ask':
      return `open question, ${percent} %${proxy}`
    case 'none':
      return 'no factor'
  }
}

function renderActivity(activity: Activity, factors: Analysis['factors']): string[] {
  const counted = activity.emissions.filter((emission) => emission.counted)
  const beside = activity.emissions.filter((emission) => !emission.counted && emission.scope === 2)
  const unit = activity.unit === null ? '' : ` ${activity.unit}`
  const evidence = renderEvidence(activity)
  return [
    `**${quote(activity.description)}: ${groupDigits(activity.quantity)}${unit}** (${describeStatus(activity)})`,
    ...(evidence === null ? [] : [evidence]),
    ...distinctSteps(counted).map((step) => `- ${quote(step)}`),
    ...counted.flatMap((emission) => renderEmission(emission, factors)),
    ...beside.map(
      (emission) =>
        `- Not counted, market-based: ${formatKg(emission.kgCO2e)} before any RPP, JRPP or certificates, which the bill does not print`,
    ),
    ...(activity.match.status === 'accept' ? [] : [quote(activity.match.reason).replace(/([^.])$/, '$1')]),
  ]
}

function byMass(left: Activity, right: Activity): number {
  const kgOf = ({ emissions }: Activity) =>
    emissions.filter(({ counted }) => counted).map(({ kgCO2e }) => decimal(kgCO2e))
  const [leftKg = '0', rightKg = '0'] = [kgOf(left)[0], kgOf(right)[0]]
  return compare(rightKg, leftKg)
}

function renderActivities({ activities, factors }: Analysis): string[] {
  const isLong = activities.length > mostActivitiesShown
  const shown = isLong ? [...activities].sort(byMass).slice(0, mostActivitiesShown) : activities
  const left = activities.length - shown.length
  return [
    ...shown.flatMap((activity) => ['', ...renderActivity(activity, factors)]),
    ...(left === 0 ? [] : ['', `${left} more activities are in the working and in the totals.`]),
  ]
}

function renderTotals({ totals, activities }: Analysis): string[] {
  if (activities.every(({ emissions }) => emissions.length === 0)) return []
  const scopes = (['1', '2', '3'] as const).filter((scope) => totals.byScope[scope] !== '0')
  return [
    '',
    `**Total: ${formatTonnes(totals.kgCO2e)} CO2e**`,
    ...scopes.map((scope) => `- Scope ${scope}: ${formatTonnes(totals.byScope[scope])}`),
  ]
}

function renderQuestions({ questions }: Analysis): string[] {
  return questions.flatMap(({ text, options }) => [
    '',
    `**Question.** ${text}`,
    ...options.slice(0, 4).map(({ label, kgCO2e, scope }) => `- ${label}: ${formatKg(kgCO2e)} (${scope})`),
    ...(options.length > 4 ? [`- and ${options.length - 4} more`] : []),
  ])
}

const tickMarks: Readonly<Record<Check['status'], string>> = { passed: '✓', failed: '✗', 'not-possible': '·' }

function renderChecks({ checks }: Analysis): string[] {
  if (checks.length === 0) return []
  return ['', '**Checks**', ...checks.map(({ status, text }) => `${tickMarks[status]} ${quote(text)}`)]
}

function renderProblems({ problems }: Analysis): string[] {
  if (problems.length === 0) return []
  return ['', '**What is missing**', ...problems.map(({ text }) => `- ${quote(text)}`)]
}

function renderNothing({ activities, document }: Analysis): string[] {
  if (activities.length > 0) return []
  const reasons = document.typeReasons.length === 0 ? '' : ` (${document.typeReasons.map(quote).join(', ')})`
  return [
    '',
    `No activity was found on this document, so there is nothing to count${reasons}. Nothing was guessed.`,
  ]
}

/**
 * The reply to an upload as light markdown for a narrow panel: what it is, each activity with its line, factor and sum,
 * tonnes by scope, open questions, checks, and what is missing. Figures are rounded here and nowhere before.
 */
export function renderReply(analysis: Analysis): string {
  return [
    ...renderHeading(analysis),
    ...renderNothing(analysis),
    ...renderTotals(analysis),
    ...renderActivities(analysis),
    ...renderQuestions(analysis),
    ...renderChecks(analysis),
    ...renderProblems(analysis),
  ].join('\n')
}
