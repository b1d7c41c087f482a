import { formatKg } from '@doublerule/carbon/format-mass.ts'
import type { SumAnswer, SumPaper } from '#shared/working-answers.ts'
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
    return paper !== null && reply.includes(` ${formatKg(paper.analysis.totals.kgCO2e)}`) ? paper : null
  } catch {
    return null
  }
}

function readPaper(answer: unknown): SumPaper | null {
  if (!isSumAnswer(answer)) return null
  const { paper } = answer
  return paper !== null && isAnalysis(paper.analysis) && Array.isArray(paper.corrections) ? paper : null
}

/** Our own server has checked the paper against its full schema, as it does each analysis. */
function isSumAnswer(value: unknown): value is SumAnswer {
  return typeof value === 'object' && value !== null && 'paper' in value && typeof value.paper === 'object'
}
