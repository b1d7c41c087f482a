import type { ClientOf } from '#server/client-of.ts'
import type { AnalysisJob } from '#server/open-api/api-schemas.ts'
import type { AnalysisJobs } from '#server/open-api/analysis-jobs.ts'
import { respondWithProblem } from '#server/respond-with-problem.ts'

const mostStreams = 200
const streamsOfClient = 4
const beatMs = 15_000
const retryAfterSeconds = 10

export type StreamProgress = (request: Request, id: string) => Promise<Response>

/** GET /analyses/{id}/events: the progress of a job as server-sent events, until it is done. */
export function createProgressStreams(jobs: AnalysisJobs, clientOf: ClientOf): StreamProgress {
  const byClient = new Map<string, number>()
  let all = 0

  function count(client: string, change: 1 | -1): void {
    all += change
    const held = (byClient.get(client) ?? 0) + change
    if (held === 0) byClient.delete(client)
    else byClient.set(client, held)
  }

  return async (request, id) => {
    const client = clientOf(request)
    if ((await jobs.find(id)) === null) return respondWithProblem('analysis_not_found')
    if (all >= mostStreams || (byClient.get(client) ?? 0) >= streamsOfClient) {
      return respondWithProblem('too_many_streams', { retryAfterSeconds })
    }
    count(client, 1)
    let stop = (): void => {}
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        const encoder = new TextEncoder()
        const beat = setInterval(() => controller.enqueue(encoder.encode(': wait\n\n')), beatMs)
        let unwatch = (): void => {}
        let isOpen = true
        stop = () => {
          if (!isOpen) return
          isOpen = false
          clearInterval(beat)
          unwatch()
          count(client, -1)
        }
        function tell(job: AnalysisJob): void {
          const { id: jobId, status, files, finished } = job
          const data = JSON.stringify({ id: jobId, status, files, finished })
          controller.enqueue(encoder.encode(`event: ${status}\ndata: ${data}\n\n`))
          if (status === 'running') return
          stop()
          controller.close()
        }
        unwatch = jobs.watch(id, tell)
        if (!isOpen) unwatch()
      },
      cancel: () => stop(),
    })
    const headers = {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    }
    return new Response(stream, { headers })
  }
}
