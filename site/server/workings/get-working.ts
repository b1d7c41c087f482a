import type { Analysis } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { factorById, toAnalysisFactor } from '@doublerule/carbon/factors/factor-library.ts'
import { workPapers } from '@doublerule/carbon/working/work-papers.ts'
import { respondWithLimit, respondWithProblem } from '#server/respond-with-problem.ts'
import type { SavedWorkingAnswer } from '#shared/working-answers.ts'
import { replaySet } from './replay-set.ts'
import { privateHeaders, workingId, type WorkingPorts } from './working-ports.ts'

/** GET /api/workings/{id}: the papers as saved, and where a figure comes out otherwise with the library of today. */
export async function getWorking(request: Request, id: string, ports: WorkingPorts): Promise<Response> {
  const decision = await ports.limiter.take('working', ports.clientOf(request))
  if (!decision.allowed) return respondWithLimit(decision)
  const saved = workingId.test(id) ? await ports.store.find(id) : null
  if (saved === null) return respondWithProblem('working_not_found')
  const analyses = saved.working.analyses.map(withLibraryFactors)
  const working = { ...saved.working, analyses }
  const answer: SavedWorkingAnswer = {
    id,
    savedAt: saved.savedAt.toISOString(),
    expiresAt: saved.expiresAt.toISOString(),
    working,
    papers: workPapers(working),
    replay: replaySet(saved.working),
  }
  return Response.json(answer, { headers: privateHeaders })
}

/** What was sent names its sources itself; a reader sees those of the library, wherever it holds the factor. */
function withLibraryFactors(analysis: Analysis): Analysis {
  const factors = Object.entries(analysis.factors).map(([id, stored]) => {
    const held = factorById(id)
    const isSameValue = held !== null && held.kgCO2ePerUnit === stored.kgCO2ePerUnit
    return [id, isSameValue ? toAnalysisFactor(held) : { ...stored, sourceUrl: '' }] as const
  })
  return { ...analysis, factors: Object.fromEntries(factors) }
}
