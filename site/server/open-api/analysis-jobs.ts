import { createHash, randomBytes } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { LRUCache } from 'lru-cache'
import type { Analyser } from '#server/adapters/analyser.ts'
import { openBodyBudget } from '#server/door/body-budget.ts'
import type { Log } from '#server/log.ts'
import { analyseFile } from '#server/open-api/analyse-file.ts'
import type { AnalysisDocument, AnalysisJob } from '#server/open-api/api-schemas.ts'
import type { SentFile } from '#server/open-api/read-files.ts'
import { toProblemReply } from '#server/respond-with-problem.ts'
import { limits } from '#shared/limits.ts'

type Job = {
  id: string
  files: number
  finished: number
  documents: AnalysisDocument[] | null
  expiresAt: Date
  changes: EventEmitter
}

export type Beginning =
  | { ok: true; job: AnalysisJob; isNew: boolean }
  | { ok: false; code: 'rate_limited' | 'bodies_busy' | 'idempotency_key_reused' }

export type AnalysisJobs = {
  /** Begins a job, or finds the one that the same client began with the same key. */
  begin: (files: readonly SentFile[], options: { client: string; key: string | null }) => Promise<Beginning>
  find: (id: string) => Promise<AnalysisJob | null>
  /** Calls back with a job as it is and at each change; returns how to stop. */
  watch: (id: string, onChange: (job: AnalysisJob) => void) => () => void
  /** Ends what is being read. */
  close: () => void
}

const keptMs = 15 * 60_000
const mostJobs = 500
const idBytes = 16
/** Files of jobs that wait in this process: four of the largest calls in all, two of one client. */
const heldBytes = { allBytes: 4 * limits.uploadBodyBytes, clientBytes: 2 * limits.uploadBodyBytes }

/**
 * Analyses that go on after their call was answered. Files are held in memory until they are read, results for fifteen
 * minutes; nothing of either is written down (docs/decisions/0060).
 */
export function openAnalysisJobs(analyser: Analyser, log: Log): AnalysisJobs {
  const jobs = new LRUCache<string, Job>({ max: mostJobs, ttl: keptMs })
  const begun = new LRUCache<string, { print: string; id: string }>({ max: mostJobs, ttl: keptMs })
  const budget = openBodyBudget(heldBytes)
  const ended = new AbortController()

  async function run(job: Job, files: readonly SentFile[], client: string, giveBack: () => void) {
    const documents: AnalysisDocument[] = []
    for (const file of files) {
      documents.push(await analyseOrReport(file, client))
      job.finished = documents.length
      if (job.finished === files.length) job.documents = documents
      job.changes.emit('change')
    }
    giveBack()
  }

  async function analyseOrReport(file: SentFile, client: string): Promise<AnalysisDocument> {
    try {
      return await analyseFile(analyser, file, { client, signal: ended.signal })
    } catch (problem) {
      if (!ended.signal.aborted) log.error({ problem }, 'a file of a job met a fault')
      return { status: 'refused', fileName: file.fileName, problem: toProblemReply('internal') }
    }
  }

  return {
    async begin(files, { client, key }) {
      const print = fingerprint(files)
      const name = key === null ? null : `${client}\n${key}`
      const earlier = name === null ? undefined : begun.get(name)
      if (earlier !== undefined) {
        const job = jobs.get(earlier.id)
        if (earlier.print !== print) return { ok: false, code: 'idempotency_key_reused' }
        if (job !== undefined) return { ok: true, job: describe(job), isNew: false }
      }
      const room = budget.take(client, sizeOf(files))
      if (!room.ok) return { ok: false, code: room.full === 'client' ? 'rate_limited' : 'bodies_busy' }
      const job: Job = {
        id: randomBytes(idBytes).toString('base64url'),
        files: files.length,
        finished: 0,
        documents: null,
        expiresAt: new Date(Date.now() + keptMs),
        changes: new EventEmitter().setMaxListeners(0),
      }
      jobs.set(job.id, job)
      if (name !== null) begun.set(name, { print, id: job.id })
      void run(job, files, client, room.giveBack)
      return { ok: true, job: describe(job), isNew: true }
    },
    async find(id) {
      const job = jobs.get(id)
      return job === undefined ? null : describe(job)
    },
    watch(id, onChange) {
      const job = jobs.get(id)
      if (job === undefined) return () => {}
      const tell = (): void => onChange(describe(job))
      job.changes.on('change', tell)
      tell()
      return () => {
        job.changes.off('change', tell)
      }
    },
    close: () => ended.abort(),
  }
}

function describe({ id, files, finished, documents, expiresAt }: Job): AnalysisJob {
  const status = documents === null ? 'running' : 'done'
  return { id, status, files, finished, expiresAt: expiresAt.toISOString(), documents }
}

function sizeOf(files: readonly SentFile[]): number {
  return files.reduce((sum, file) => sum + (file.ok ? file.bytes.length : 0), 0)
}

function fingerprint(files: readonly SentFile[]): string {
  const hash = createHash('sha256')
  for (const file of files) {
    hash.update(JSON.stringify([file.fileName, file.ok ? file.bytes.length : file.code]))
    if (file.ok) hash.update(file.bytes)
  }
  return hash.digest('base64url')
}
