import { refuseUnread, toDocument } from '#server/open-api/analyse-file.ts'
import type { AnalysisJob } from '#server/open-api/api-schemas.ts'
import type { AnalysisJobs } from '#server/open-api/analysis-jobs.ts'
import type { SentFile } from '#server/open-api/read-files.ts'
import type { ReadingAnswer } from './casts.ts'
import type { Batch, QueuedFile, ReadingQueue } from './reading-queue.ts'

const keptMs = 15 * 60_000
const askEveryMs = 500

/** The jobs of the open API as batches of the queue: any process answers for them, and none loses them. */
export function openSharedJobs(queue: () => Promise<ReadingQueue>): AnalysisJobs {
  const watches = new Set<NodeJS.Timeout>()

  async function find(id: string): Promise<AnalysisJob | null> {
    const batch = await (await queue()).batch(id)
    return batch === null ? null : describe(id, batch)
  }

  return {
    begin: async (files, { client, key }) => {
      const added = await (await queue()).add(files.map(toQueued), { client, key, keptMs })
      if (!added.ok) return added
      const job = await find(added.batch)
      if (job === null) throw new Error('a batch was gone as soon as it was added')
      return { ok: true, job, isNew: added.isNew }
    },
    find,
    watch(id, onChange) {
      let finished = -1
      let isStopped = false
      const look = async (): Promise<void> => {
        // While the database is away there is nothing to tell; the stream goes on.
        const job = await find(id).catch(() => null)
        if (isStopped) return
        if (job !== null && job.finished !== finished) {
          finished = job.finished
          onChange(job)
        }
        watches.delete(timer)
        timer = setTimeout(() => void look(), askEveryMs)
        watches.add(timer)
      }
      let timer = setTimeout(() => void look(), 0)
      watches.add(timer)
      return () => {
        isStopped = true
        clearTimeout(timer)
        watches.delete(timer)
      }
    },
    close: () => {
      for (const timer of watches) clearTimeout(timer)
    },
  }
}

function toQueued(file: SentFile): QueuedFile {
  const { fileName } = file
  const refused = refuseUnread(file)
  if (refused !== null || !file.ok) return { fileName, refused: refused ?? 'internal' }
  return { fileName, bytes: file.bytes }
}

function describe(id: string, { answers, expiresAt }: Batch): AnalysisJob {
  const done = answers.filter((answer) => answer !== null)
  const isDone = done.length === answers.length
  return {
    id,
    status: isDone ? 'done' : 'running',
    files: answers.length,
    finished: done.length,
    expiresAt: expiresAt.toISOString(),
    documents: isDone ? done.map(toApiDocument) : null,
  }
}

function toApiDocument({ fileName, result }: ReadingAnswer) {
  return toDocument(fileName, result === null ? { refused: 'internal' } : result)
}
