import type { Analysis } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { Proposed } from '@doublerule/carbon/analysis/second-reading-schema.ts'
import { applySecondReading } from '@doublerule/carbon/work-out/apply-second-reading.ts'
import type { DocumentText } from '../document-text.ts'
import { findCandidates } from '../judge/candidates/find-candidates.ts'
import { confidenceText } from '../judge/known/field.ts'
import { knowPage } from '../judge/known/know-page.ts'
import { relateSetSums } from '../judge/relations/set-sums.ts'
import { readLayout } from '../lay-out/read-layout.ts'
import { findAgreements, isOneUse, withoutRepeats } from './find-agreements.ts'
import { findPrinted } from './find-printed.ts'
import { nameFigure } from './name-figure.ts'
import { placeProposal } from './placed-proposal.ts'
import type { ModelReading, Proposal } from './proposal.ts'
import { refuseByLaw } from './refuse-by-law.ts'

// As a sum that holds: 5 % more sure, up to 0.99.
const agreedBonus = 1.05
const longest = { quantity: 40, unit: 20, text: 200 } as const

/**
 * The analysis with what a model proposed held against the document: refused, agreed with or to be asked. Pure: the same
 * pages, analysis and answer give the same object.
 */
export function weighProposals(
  document: DocumentText,
  analysis: Analysis,
  { model, proposals }: ModelReading,
): Analysis {
  const layout = readLayout(document)
  const { words, relations } = knowPage(layout)
  const candidates = findCandidates(layout.lines, words)
  relateSetSums(candidates, relations)
  const { activities, candidates: listed = [] } = analysis
  const found = proposals.map((proposal) => ({ proposal, place: findPrinted(layout.lines, proposal) }))
  const placed = found.flatMap(({ proposal, place }) =>
    place.ok ? [placeProposal(proposal, place.value, candidates)] : [],
  )
  const agreed = findAgreements(placed, activities)
  const rest = placed.filter((one) => !agreed.has(one))
  const refusals = new Map(
    rest.map((one) => [one, refuseByLaw(one, { activities, listed, candidates, others: rest, relations })]),
  )
  const lawful = withoutRepeats(rest.filter((one) => refusals.get(one) === null))
  const agreedIds = [...agreed.values()].flat().map(({ id }) => id)
  const asked = lawful.map((one) => {
    const first = lawful.findIndex((other) => isOneUse(other, one))
    return { one, figure: nameFigure(one, `m${first + 1}`, analysis, agreedIds) }
  })
  const told = found.map(({ proposal, place }): Proposed => {
    if (!place.ok) return { ...asWritten(proposal), verdict: 'refused', reason: place.problem, about: [] }
    const one = placed.find((own) => own.proposal === proposal)
    const lines = one === undefined ? undefined : agreed.get(one)
    if (lines !== undefined)
      return { ...asWritten(proposal), verdict: 'agreed', reason: null, about: lines.map(({ id }) => id) }
    const reason = (one === undefined ? null : refusals.get(one)) ?? null
    if (reason !== null) return { ...asWritten(proposal), verdict: 'refused', reason, about: [] }
    const about = asked.filter((question) => question.one.printed.number === one?.printed.number)
    return {
      ...asWritten(proposal),
      verdict: 'asked',
      reason: null,
      about: about.map(({ figure }) => figure.id),
    }
  })
  const surer = activities.filter(({ id }) => agreedIds.includes(id))
  return applySecondReading(analysis, {
    reading: { model, proposals: told },
    meanings: new Map(
      surer.map(({ id, confidence }) => [id, confidenceText(Number(confidence.meaning) * agreedBonus)]),
    ),
    asked: [...new Map(asked.map(({ figure }) => [figure.id, figure])).values()],
  })
}

function asWritten({ kind, quantity, unit, page, text }: Proposal) {
  return {
    kind,
    quantity: quantity.slice(0, longest.quantity),
    unit: unit === null ? null : unit.slice(0, longest.unit),
    page,
    text: text.slice(0, longest.text),
  }
}
