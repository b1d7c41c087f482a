import type { DocumentType } from '@doublerule/carbon/analysis/analysis-schema.ts'
import Big from 'big.js'
import type { MeteredKind } from '../candidates/kind-group.ts'
import type { ActivitiesRead, ActivityDraft } from './activity-draft.ts'
import type { Candidate } from '../candidates/candidate.ts'
import type { PageKnown } from '../known/know-page.ts'
import type { ReadLine } from '../../lay-out/layout/read-line.ts'
import type { ReadLayout } from '../../lay-out/read-layout.ts'
import type { Relations } from '../relations/find-relations.ts'
import { predictCommittee } from '../predict/predict-committee.ts'
import weights from '../predict/weights.generated.json' with { type: 'json' }
import { isBorneOut, tallied } from './borne-out.ts'
import { chooseAccount } from './choose-account.ts'
import { countRates } from './count-rates.ts'
import { describeFigures } from './describe-figures.ts'
import { type FigureShape, isHeldBySum, shapeOf } from './figure-shape.ts'
import type { Figure } from './figures.ts'
import { findConversion } from './find-conversion.ts'
import { borneOutMeaning, isLegible } from './is-legible.ts'
import { listCandidates } from './list-candidates.ts'
import type { Weighed } from './weighed.ts'
import { withoutCirculation } from './without-circulation.ts'
import { measuredIn } from './measured-in.ts'
import { type Judged, findSumsOfParts, findingsOf, toActivity } from './to-activity.ts'

/** What a document meters: the lines that count with the sums that bear them out, and what could be counted instead. */
export type Account = {
  read: ActivitiesRead
  /** For a bill of some type: the likeliest figures of what nothing is counted of. */
  candidatesOf: (type: DocumentType) => readonly ActivityDraft[]
}

/** Every number is judged by the same evidence, and the lines that agree with each other are counted. */
export function settleAccount(layout: ReadLayout, known: PageKnown): Account {
  const { relations } = known
  const shaped = describeFigures(layout, known).map((figure) => ({
    ...figure,
    candidate: tellingOf(figure, relations),
    shape: shapeOf(figure, relations),
    rates: countRates(figure, relations),
  }))
  const judged = shaped
    .filter(({ group }) => !tallied.includes(group))
    .map((figure) => ({ ...figure, ...predictCommittee(weights.judges, figure.features) }))
  const beside = shaped
    .filter((figure) => isBorneOut(figure, figure.shape))
    .map((figure) => ({ ...figure, probability: borneOutMeaning }))
  const used = withoutCirculation(chooseAccount(withoutGasEnergy(judged, layout.lines), weights.account))
    .map((one) =>
      isHeldBySum(one.shape) ? { ...one, probability: Math.max(one.probability, borneOutMeaning) } : one,
    )
    .filter(({ candidate: { line }, probability }) => isLegible(line.readConfidence, probability))
  const counted = withoutSewerBasis([
    ...used,
    ...settleTallied(beside.filter((one) => !isUsed(one, used))),
  ]).toSorted(
    (a, b) =>
      a.candidate.line.index - b.candidate.line.index || a.candidate.number.start - b.candidate.number.start,
  )
  const draw = (one: Judged) => toActivity(one, one.group)
  const activities = counted
    .map(draw)
    // Of one use the period is that of the bill.
    .map((activity) => (counted.length > 1 ? activity : { ...activity, period: null }))
  const findings = [
    ...counted.flatMap((one) => findingsOf(one, relations)),
    ...findSumsOfParts(counted, relations),
  ]
  return {
    read: { activities, findings: [...new Map(findings.map((finding) => [finding.text, finding])).values()] },
    candidatesOf: (type) => listCandidates(judged, type, activities).map(draw),
  }
}

/** Energy that the pages work out of a volume of gas is no electricity, whatever the letterhead sells besides. */
function withoutGasEnergy<One extends Weighed>(
  judged: readonly One[],
  lines: readonly ReadLine[],
): readonly One[] {
  const volumes = judged.flatMap((one) =>
    one.group === 'natural-gas' && one.shape.unit !== '' ? (measuredIn(one, 'm3') ?? []) : [],
  )
  if (volumes.length === 0) return judged
  const isConverted = findConversion(lines)
  return judged.filter((one) => {
    const energyKwh = one.group === 'electricity' && one.shape.unit !== '' ? measuredIn(one, 'kWh') : null
    return energyKwh === null || !volumes.some((volumeM3) => isConverted(volumeM3, energyKwh))
  })
}

type Tallied = Judged & { shape: FigureShape }

/** Parts stand for their total; a sewer charge has one basis, however many are printed: the largest. */
function settleTallied(all: readonly Tallied[]): Tallied[] {
  const isTotal = ({ shape }: Tallied) =>
    shape.parts.some((parts) => parts.every((part) => all.some((one) => one.shape.value === part)))
  const parts = all.filter((one) => !isTotal(one))
  const bases = basesOf(parts.filter(({ group }) => group === 'wastewater'))
  return [...parts.filter(({ group }) => group !== 'wastewater'), ...(bases[0] ?? [])]
}

/** One charge at several prices, of two tariffs of the year or of steps, has its quantities for a basis together. The largest first. */
function basesOf(sewer: readonly Tallied[]): Tallied[][] {
  const charges = Map.groupBy(sewer, ({ shape: { label, line, unit } }) => `${label || line} ${unit}`)
  const volumeOf = (basis: readonly Tallied[]) => basis.reduce((sum, { shape }) => sum + shape.value, 0)
  return [...charges.values()].toSorted((a, b) => volumeOf(b) - volumeOf(a))
}

/** A sewer charge worked out on the water that was delivered, each or together, measures no water of its own. */
function withoutSewerBasis(counted: readonly Tallied[]): Tallied[] {
  const volumesOf = (name: MeteredKind) =>
    counted.flatMap(({ group, shape }) => (group === name ? [shape.value] : []))
  const [delivered, sewer] = [volumesOf('water'), volumesOf('wastewater')]
  const isBasis = delivered.includes(Number(sewer.reduce((sum, value) => sum.plus(value), Big(0))))
  return counted.filter(
    ({ group, shape }) => group !== 'wastewater' || !(isBasis || delivered.includes(shape.value)),
  )
}

/** A figure is counted once, whatever it could be taken for besides. */
function isUsed(one: Judged, used: readonly Judged[]): boolean {
  return used.some(({ candidate }) => candidate.number === one.candidate.number)
}

/** The printing that a reader checks first: the one that is charged. */
function tellingOf({ best, printings }: Figure, { of }: Relations): Candidate {
  const charged = [best, ...printings].find(
    ({ number, unit }) => unit !== null && of(number).products.some(({ amount }) => amount.number.isMoney),
  )
  return charged ?? best
}
