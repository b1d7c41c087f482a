import type { Probed } from './probe.ts'
import type { Target } from './start-target.ts'

/** One figure of an attack, and the most (or least) that it may be. */
export type Finding = { what: string; figure: number; unit: string; most?: number; least?: number }

export function isWithin({ figure, most = Infinity, least = -Infinity }: Finding): boolean {
  return figure <= most && figure >= least
}

const pauseMostMs = 1_500
const pageMostMs = 3_000
/** A reader may be in the middle of one hostile file, and read one more that was in its turn. */
const billMostMs = 45_000
/** On a machine that is busy with other things an answer waits for several turns of the processor. */
const latenessShare = 10

/** What every attack must leave untouched: the thread of the server comes round, pages come at once, text bills soon. */
export async function judgeProbe(target: Target, probed: Probed): Promise<Finding[]> {
  const allowedMs = probed.machineLateMs * latenessShare
  return [
    {
      what: 'longest pause of the server',
      figure: await target.measurePause(),
      unit: 'ms',
      most: pauseMostMs + probed.machineLateMs,
    },
    {
      what: 'slowest page meanwhile',
      figure: probed.pageWorstMs,
      unit: 'ms',
      most: pageMostMs + allowedMs,
    },
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
