import { engineVersion } from '@doublerule/carbon/analysis/engine-version.ts'
import { replayAnalysis } from '@doublerule/carbon/replay/replay.ts'
import { requestSchemas, type Replays } from '#server/open-api/api-schemas.ts'
import { readJson } from '#server/read-json.ts'

/** POST /replays: every figure of stored analyses is worked out again with the library of today. */
export async function postOpenReplay(request: Request): Promise<Response> {
  const call = await readJson(request, requestSchemas.ReplayCall)
  if (!call.ok) return call.response
  const answer: Replays = {
    replays: call.value.analyses.map((analysis) => {
      const replayed = replayAnalysis(analysis)
      const differences = replayed.same ? [] : [...replayed.differences]
      return { fileName: analysis.document.fileName, same: replayed.same, differences }
    }),
    engine: { ...engineVersion },
  }
  return Response.json(answer, { headers: { 'cache-control': 'no-store' } })
}
