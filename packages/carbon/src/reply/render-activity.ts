import { cutQuotients } from '../cut-quotients.ts'
import { formatKg, groupDigits } from '../format-mass.ts'
import { tidyProse } from '../working/tidy-prose.ts'
import type { Activity, Analysis, Emission, Factor } from '../analysis/analysis-schema.ts'
import { clipText, plainText } from '../analysis/plain-text.ts'
import { shortSource } from '../analysis/short-source.ts'
import { replyWords, statusWords } from './reply-words.ts'

const mostEvidenceCharacters = 120
const mostReasonCharacters = 420

function describeStatus({ match }: Activity): string {
  const percent = Math.round(Number(match.confidence) * 100)
  const proxy = match.proxy ? ', proxy' : ''
  const sure = match.status === 'none' ? '' : `, ${percent} %${proxy}`
  return `${statusWords[match.status]}${sure}`
}

function renderQuantity({ quantity, unit }: Activity): string {
  const figure = cutQuotients(groupDigits(quantity))
  return unit === null || unit === 'each' ? figure : `${figure} ${unit}`
}

function renderEvidence({ evidence, estimated }: Activity): string[] {
  if (evidence.text.trim() === '') return []
  const place =
    evidence.cell === null
      ? evidence.page === null
        ? 'Text'
        : `Page ${evidence.page}`
      : plainText(evidence.cell)
  const note = estimated ? ' (estimated by the supplier)' : ''
  return [`${place}: "${clipText(evidence.text, mostEvidenceCharacters)}"${note}`]
}

function renderEmission({ scope, category, expression, kgCO2e }: Emission): string {
  const name = category === null || category === 3 ? `Scope ${scope}` : `Scope ${scope}, category ${category}`
  return `- ${name}: ${cutQuotients(expression)} = ${formatKg(kgCO2e)}`
}

/** Where a reader finds out more about a factor, or null. */
export type AddressOfFactor = (factor: Factor) => string | null

/** The publisher's own page. */
export function publisherAddress({ sourceUrl }: Factor): string | null {
  return sourceUrl.startsWith('https://') ? sourceUrl : null
}

function renderSource(factor: Factor, addressOf: AddressOfFactor): string {
  const label = plainText(shortSource(factor))
  const address = addressOf(factor)
  const link = address === null ? label : `[${label}](${address})`
  return factor.verification.endsWith('DISPUTED') ? `${link}, disputed between sources` : link
}

/**
 * The working of one activity: the line it was read from, the sums, the factors and, unless accepted, the reason.
 * @param told reasons already given for other activities of the reply; a reason is given once.
 */
export function renderActivity(
  activity: Activity,
  factors: Analysis['factors'],
  told: Set<string>,
  addressOf: AddressOfFactor = publisherAddress,
): string[] {
  const counted = activity.emissions.filter((emission) => emission.counted)
  const steps = new Set(counted.flatMap((emission) => emission.steps))
  const sources = new Set(
    counted.flatMap(({ factor }) =>
      factors[factor] === undefined ? [] : [renderSource(factors[factor], addressOf)],
    ),
  )
  const reason = plainText(tidyProse(activity.match.reason))
  const isTold = activity.match.status === 'accept' || told.has(reason)
  told.add(reason)
  return [
    `**${clipText(activity.description, 60)}: ${renderQuantity(activity)}** (${describeStatus(activity)})`,
    ...renderEvidence(activity),
    ...[...steps].map((step) => `- ${plainText(tidyProse(step))}`),
    ...counted.map(renderEmission),
    ...[...sources].map((source) => `${replyWords.factor}: ${source}`),
    ...(isTold ? [] : [clipText(reason, mostReasonCharacters)]),
  ]
}
