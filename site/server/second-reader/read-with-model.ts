import type { Analysis } from '@doublerule/carbon/analysis/analysis-schema.ts'
import {
  type SecondReadingFailure,
  secondReadingCut,
  secondReadingProblem,
} from '@doublerule/carbon/analysis/second-reading-texts.ts'
import type { AnalyseOptions, AnalysisPool } from '@doublerule/documents/pool/analysis-pool.ts'
import { type PagesForModel, mostShownCharacters } from '@doublerule/documents/second/pages-for-model.ts'
import type { ModelReading } from '@doublerule/documents/second/proposal.ts'
import type { Analyser } from '#server/adapters/analyser.ts'
import type { Model } from '#server/adapters/model.ts'
import type { ReplyGate } from '#server/chat/reply-gate.ts'
import { buildReadingPrompt, readProposals } from './reading-prompt.ts'

export type SecondReaderPorts = {
  model: Model
  /** Name of the model, as the analysis states it. */
  modelName: string
  /** Holds proposals against the pages, in a bounded process. */
  weigh: AnalysisPool['weigh']
  /** Bounds the readings of all uploads together; one that gets no place is not asked for. */
  gate: ReplyGate
  /** For the waiting and the answer of one document. */
  patienceMs: number
  onFailure: (problem: unknown) => void
}

type Asked = { ok: true; proposals: ModelReading['proposals'] } | { ok: false; failure: SecondReadingFailure }

/**
 * The analyser with a model as second reader: it proposes lines, and the law of the first reader judges them. Whatever
 * fails, the first reading stands as it is and says that the second is missing.
 */
export function readWithModel(analyser: Analyser, ports: SecondReaderPorts): Analyser {
  return {
    analyse: async (bytes, fileName, options = {}) => {
      const result = await analyser.analyse(bytes, fileName, { ...options, givesPages: true })
      if (!result.ok) return result
      const { analysis, pages } = result
      if (pages === undefined) return { ok: true, analysis }
      const read = await readAgain(analysis, pages, ports, options)
      options.signal?.throwIfAborted()
      return { ok: true, analysis: read }
    },
  }
}

async function readAgain(
  analysis: Analysis,
  pages: PagesForModel,
  ports: SecondReaderPorts,
  { signal, client }: AnalyseOptions,
): Promise<Analysis> {
  const { modelName: model, patienceMs, weigh } = ports
  const within = AbortSignal.timeout(patienceMs)
  const asked = await ask(pages, ports, signal ? AbortSignal.any([signal, within]) : within)
  signal?.throwIfAborted()
  if (!asked.ok) return noting(analysis, secondReadingProblem(model, within.aborted ? 'slow' : asked.failure))
  const reading = { model, proposals: asked.proposals }
  const caller = { ...(signal && { signal }), ...(client !== undefined && { client }) }
  const weighed = await weigh(pages, analysis, reading, caller).catch((fault: unknown) => {
    signal?.throwIfAborted()
    ports.onFailure(fault)
    return { ok: false } as const
  })
  if (!weighed.ok) return noting(analysis, secondReadingProblem(model, 'failed'))
  return pages.isCut
    ? noting(weighed.analysis, secondReadingCut(model, mostShownCharacters))
    : weighed.analysis
}

async function ask(
  pages: PagesForModel,
  { gate, model, onFailure }: SecondReaderPorts,
  signal: AbortSignal,
): Promise<Asked> {
  const pass = await gate.enter(signal)
  if (!pass.ok) return { ok: false, failure: 'busy' }
  try {
    let text = ''
    for await (const piece of model.stream(buildReadingPrompt(pages), signal)) text += piece
    const proposals = readProposals(text)
    return proposals === null ? { ok: false, failure: 'unreadable' } : { ok: true, proposals }
  } catch (problem) {
    onFailure(problem)
    return { ok: false, failure: 'failed' }
  } finally {
    pass.leave()
  }
}

function noting(analysis: Analysis, problem: Analysis['problems'][number]): Analysis {
  return { ...analysis, problems: [...analysis.problems, problem] }
}
