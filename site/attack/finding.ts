import type { Probed } from './probe.ts'

/** One figure of an attack, and the most (or least) that it may be. */
export type Finding = { what: string; figure: number; unit: string; most?: number; least?: number }

export function isWithin({ figure, most = Infinity, least = -Infinity }: Finding): boolean {
  return figure <= most && figure >= least
}

const pageMostMs = 1_500
const billMostMs = 20_000
/** On a machine that is busy with other things an answer waits for several turns of the processor. */
const latenessShare = 10

/** What every attack must leave untouched: pages at once, and text bills soon. */
export function judgeProbe(probed: Probed): Finding[] {
  const allowedMs = probed.machineLateMs * latenessShare
  return [
    { what: 'slowest page meanwhile', figure: probed.pageWorstMs, unit: 'ms', most: pageMostMs + allowedMs },
    { what: 'pages lost', figure: probed.pagesLost, unit: `of ${probed.pages}`, most: 0 },
    {
      what: 'slowest text bill meanwhile',
      figure: probed.billWorstMs,
      unit: 'ms',
      most: billMostMs + allowedMs,
    },
    { what: 'text bills lost', figure: probed.billsLost, unit: `of ${probed.bills}`, most: 0 },
  ]
}
