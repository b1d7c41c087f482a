import { type Weighed, logOdds, readFeature, tellsOfSame } from './weighed.ts'

const told = [
  'unit printed',
  'unit none',
  'taken for electricity',
  'sureness of its letters',
  'own or label: never counted',
  'head: never counted',
  'row: never counted',
  'the bill is what it costs',
  'the bill is not what it costs',
  'an amount on its line is what it costs',
].map(readFeature)
const papers = ['bill', 'invoice', 'quote', 'tariff', 'statement', 'report', 'contract'].map((name) =>
  readFeature(`document: ${name}`),
)
const mostMargin = 6
const mostClose = 5
const mostWords = 3
const closeShare = 0.5

/** The likeliest figure of a group among the others of its document. */
export type Choice = {
  top: Weighed
  /** Counted beside it if it is. */
  beside: readonly Weighed[]
  /** All figures of the group. */
  group: readonly Weighed[]
  /** The figures of the other groups. */
  others: readonly Weighed[]
}

/** What speaks for the likeliest figure of a group being the one that is counted: how far it leads, and on what paper. */
export function choiceFeatures({ top, beside, group, others }: Choice): Float32Array {
  const rivals = group.filter((one) => one !== top && !beside.includes(one) && !tellsOfSame(top, one))
  const next = Math.max(0, ...rivals.map(({ probability }) => probability))
  const close = rivals.filter(({ probability }) => probability > closeShare * top.probability).length
  return Float32Array.from(
    [
      logOdds(top.probability),
      Math.min(mostMargin, logOdds(top.probability) - logOdds(next)),
      top.shape.isCharged,
      top.shape.isMeasured,
      Math.max(0, ...others.map(({ probability }) => probability)),
      Math.min(mostClose, close),
      beside.length > 0,
      ...told.map((read) => read(top)),
      ...papers.map((read) => Math.min(mostWords, read(top))),
    ].map(Number),
  )
}
