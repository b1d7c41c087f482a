import { formatKg } from '@doublerule/carbon/format-mass.ts'
import type { SumPaper } from '#shared/working-answers.ts'
import type { ChatTransport } from './chat-transport.ts'
import { isAnalysis } from './is-analysis.ts'

const answerLimitMs = 10_000
/** Each factor of a sum leads to its own page. */
const factorLink = '](/factors/'

/** The reply of a sum stands without its paper too, so that no failure is told. */
export const fetchSumPaper: ChatTransport['fetchSumPaper'] = async (call, reply, signal) => {
  if (!reply.includes(factorLink)) return null
  try {
    const response = await fetch('/api/workings/sum', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(call),
      signal: AbortSignal.any([signal, AbortSignal.timeout(answerLimitMs)]),
    })
    const paper = response.ok ? readPaper(await response.json()) : null
    // A language model may have understood something else: a paper whose total is not in the reply stays away.
    return paper !== null && reply.includes(formatKg(paper.analysis.totals.kgCO2e)) ? paper : null
  } catch {
    return null
  }
}

function readPaper(answer: unknown): SumPaper | null {
  if (typeof answer !== 'object' || answer === null || !('paper' in answer)) return null
  const { paper } = answer
  const isPaper =
    typeof paper === 'object' &&
    paper !== null &&
    'analysis' in paper &&
    isAnalysis(paper.analysis) &&
    'corrections' in paper &&
    Array.isArray(paper.corrections)
  return isPaper ? { analysis: paper.analysis, corrections: paper.corrections } : null
}
