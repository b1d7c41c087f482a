import { compare, decimal, sumOf } from '../decimal.ts'
import { formatKg, formatTonnes } from '../format-mass.ts'
import type { Activity, Analysis, Check } from '../analysis/analysis-schema.ts'
import { placeName } from '../regions/place-name.ts'
import { describeDays } from '../working/describe-day.ts'
import { tidyProse } from '../working/tidy-prose.ts'
import { documentTypeName } from '../analysis/document-type-name.ts'
import { clipText, plainText } from '../analysis/plain-text.ts'
import { type AddressOfFactor, publisherAddress, renderActivity } from './render-activity.ts'
import { renderQuestions } from './render-questions.ts'
import { countedKg } from '../analysis/counted-kg.ts'
import { renderCandidates, renderDisputes } from './render-candidates.ts'
import { replyWords } from './reply-words.ts'
import { renderSecondReading } from './render-second-reading.ts'

/** A long export is told by its largest activities; the object itself has them all. */
const mostActivities = 12
const mostPassedChecks = 6
const mostProblems = 8

function renderPeriod({ period }: Analysis): string[] {
  const days = describeDays(period)
  return days === null ? [] : [`${replyWords.period}: ${days}`]
}

function renderHeading(analysis: Analysis): string[] {
  const { document, supplier, place } = analysis
  const percent = Math.round(Number(document.typeConfidence) * 100)
  const isPicture = document.readBy === 'ocr' || document.readBy === 'mixed'
  return [
    `**${documentTypeName(document.type)}** (${percent} % sure)`,
    ...(supplier === null ? [] : [`${replyWords.supplier}: ${clipText(supplier.value, 80)}`]),
    ...renderPeriod(analysis),
    ...(place === null
      ? []
      : [`${replyWords.place}: ${placeName(plainText(place.region))} (${clipText(place.because, 120)})`]),
    ...(isPicture ? ['Read from a picture: compare the figures with the page.'] : []),
  ]
}

function renderTotals({ totals, activities, questions }: Analysis): string[] {
  if (activities.every(({ emissions }) => emissions.length === 0)) return []
  const scopes = (['1', '2', '3'] as const).filter((scope) => totals.byScope[scope] !== '0')
  const doubt = questions.length === 0 ? '' : ', until you answer below'
  return [
    '',
    `**${replyWords.total}: ${formatTonnes(totals.kgCO2e)} CO2e** (${formatKg(totals.kgCO2e)})${doubt}`,
    ...scopes.map((scope) => `- Scope ${scope}: ${formatKg(totals.byScope[scope])}`),
    ...renderMarketBased(activities),
  ]
}

function renderMarketBased(activities: readonly Activity[]): string[] {
  const beside = activities.flatMap(({ emissions }) =>
    emissions.filter(({ method, scope }) => method === 'market-based' && scope === 2),
  )
  if (beside.length === 0) return []
  const kg = sumOf(beside.map(({ kgCO2e }) => decimal(kgCO2e)))
  return [
    `- Scope 2 market-based, shown and not counted: ${formatKg(kg)}. A bill prints no RPP, JRPP or certificates, so none are taken off.`,
  ]
}

function renderActivities(
  { activities, factors }: Analysis,
  told: Set<string>,
  addressOf: AddressOfFactor,
): string[] {
  const isLong = activities.length > mostActivities
  const bySize = isLong
    ? activities.toSorted((left, right) => compare(countedKg(right), countedKg(left)))
    : activities
  const left = activities.length - mostActivities
  return [
    ...bySize
      .slice(0, mostActivities)
      .flatMap((activity) => ['', ...renderActivity(activity, factors, told, addressOf)]),
    ...(isLong ? ['', `The ${mostActivities} largest are shown; ${left} more are in the totals.`] : []),
  ]
}

function renderChecks({ checks }: Analysis): string[] {
  if (checks.length === 0) return []
  const textsOf = (status: Check['status']) =>
    checks.filter((check) => check.status === status).map(({ text }) => tidyProse(text))
  const passed = textsOf('passed')
  const left = passed.length - mostPassedChecks
  const notPossible = textsOf('not-possible').length
  return [
    '',
    `**${replyWords.checks}**`,
    ...textsOf('failed').map((text) => `✗ ${clipText(text, 160)}`),
    ...passed.slice(0, mostPassedChecks).map((text) => `✓ ${clipText(text, 160)}`),
    ...(left > 0 ? [`✓ and ${left} more passed`] : []),
    ...(notPossible > 0
      ? [`– ${notPossible} could not be run: the document does not print what they need`]
      : []),
  ]
}

/** What was left out, as far as the activities above have not said it. */
function renderProblems({ problems }: Analysis, told: ReadonlySet<string>): string[] {
  // The reason of an activity already tells of a disputed factor.
  const texts = problems
    .filter(({ code }) => code !== 'disputed_factor')
    .map(({ text }) => plainText(tidyProse(text)))
  const untold = texts.filter((text) => ![...told].some((reason) => reason !== '' && text.endsWith(reason)))
  if (untold.length === 0) return []
  const left = untold.length - mostProblems
  return [
    '',
    `**${replyWords.leftOut}**`,
    ...untold.slice(0, mostProblems).map((text) => `- ${clipText(text, 300)}`),
    ...(left > 0 ? [`- and ${left} more`] : []),
  ]
}

function renderNothing({ activities, candidates, document }: Analysis): string[] {
  if (activities.length > 0 || candidates !== undefined) return []
  const reasons = document.typeReasons.map((reason) => clipText(reason, 60)).join(', ')
  return [
    '',
    'No quantity that causes emissions was found on this document, so there is nothing to count and nothing was guessed.',
    ...(reasons === '' ? [] : [`What was seen: ${reasons}.`]),
    'Bills, dockets, receipts and travel records with a quantity and a unit can be worked out.',
  ]
}

/**
 * The reply to an upload as light markdown for a narrow panel: what the document is, tonnes by scope, each activity with
 * its line, factor and sum, open questions, checks, and what was left out. Figures are rounded here and nowhere before.
 * @param addressOf where the name of a factor leads: the publisher's page, unless the caller has one for each factor.
 */
export function renderReply(analysis: Analysis, addressOf: AddressOfFactor = publisherAddress): string {
  const { version, factorLibrary } = analysis.engine
  const told = new Set<string>()
  return [
    ...renderHeading(analysis),
    ...renderNothing(analysis),
    ...renderCandidates(analysis),
    ...renderTotals(analysis),
    ...renderActivities(analysis, told, addressOf),
    ...renderDisputes(analysis),
    ...renderQuestions(analysis),
    ...renderSecondReading(analysis),
    ...renderChecks(analysis),
    ...renderProblems(analysis, told),
    '',
    `Engine ${version}, factor library ${factorLibrary}.`,
  ].join('\n')
}
