import type { ReadingStep } from '@doublerule/carbon/analysis/reading-step.ts'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Job } from 'pg-boss'
import { z } from 'zod'
import type { Analyser } from '#server/adapters/analyser.ts'
import type { Database } from '#server/database/database.ts'
import { reading } from '#server/database/schema.ts'
import { createReadingQueues, readingQueues } from '#server/jobs/create-queues.ts'
import { startBoss } from '#server/jobs/start-boss.ts'
import type { Log } from '#server/log.ts'
import type { ReadingAnswer } from './casts.ts'
import { collectSteps } from './collect-steps.ts'
import { type ModelUse, modelUseSchema } from './model-use.ts'
import { sealAnswer, sealSteps } from './reading-answer.ts'
import { openFile } from './seal-file.ts'
import type { Seal } from './seal.ts'
import { sweepReadings } from './sweep-readings.ts'

export type ReadingWorkerOptions = {
  database: Pick<Database, 'queries' | 'jobsConnection'>
  seal: Seal
  /** Reads with the models that the web server has told its visitors of. */
  analyserFor: (use: ModelUse) => Analyser
  /** Files read at the same time. */
  atOnce: number
  log: Log
}

export type ReadingWorker = { stop: (graceMs: number) => Promise<void> }

/** A job of a server before this one says nothing of models: none is asked. */
const noModel: ModelUse = { aiMatching: false, aiReading: false }
const readingJobSchema = z.object({ id: z.string(), use: modelUseSchema.default(noModel) })

/** Takes files out of the queue, reads them and writes what came of them. Any number of these share one queue. */
export async function openReadingWorker(options: ReadingWorkerOptions): Promise<ReadingWorker> {
  const { database, seal, analyserFor, atOnce, log } = options
  const { queries } = database
  const stopped = new AbortController()
  const boss = await startBoss(database, log, 'the queue of readings met a fault')
  await createReadingQueues(boss)

  async function read({ id, use }: z.infer<typeof readingJobSchema>): Promise<void> {
    const isWaiting = and(eq(reading.id, id), isNull(reading.answer), gt(reading.expiresAt, new Date()))
    const [row] = await queries.select().from(reading).where(isWaiting)
    if (row === undefined || row.file === null) return
    const file = openFile(seal, id, row.file)
    if (file === null) throw new Error('a file was sealed with another WORKER_SECRET')
    const { fileName, bytes } = file
    const collected = collectSteps((steps) => void tell(id, steps))
    const call = { client: row.client, signal: stopped.signal, onStep: collected.onStep }
    const result = await analyserFor(use)
      .analyse(bytes, fileName, call)
      .catch((problem: unknown) => {
        if (stopped.signal.aborted) throw problem
        log.error({ problem }, 'a file met a fault')
        return null
      })
    collected.end()
    await write(id, { fileName, result, steps: collected.steps })
  }

  /** A step that is not told is seen with the answer. */
  async function tell(id: string, steps: readonly ReadingStep[]): Promise<void> {
    try {
      await queries
        .update(reading)
        .set({ steps: sealSteps(seal, id, steps) })
        .where(and(eq(reading.id, id), isNull(reading.answer)))
    } catch (problem) {
      log.warn({ problem }, 'the steps of a reading could not be told')
    }
  }

  /** The first answer stands, and with it the file is gone. */
  async function write(id: string, answer: ReadingAnswer): Promise<void> {
    await queries
      .update(reading)
      .set({ answer: sealAnswer(seal, id, answer), file: null })
      .where(and(eq(reading.id, id), isNull(reading.answer)))
  }

  function giveUp(id: string): Promise<void> {
    log.error('a file was given up: its readers ended again and again')
    const problem = { code: 'overloaded', detail: 'No reader could finish the file.' } as const
    return write(id, { fileName: '', result: { ok: false, problem } })
  }

  const polling = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2, batchSize: 1 }
  await boss.work(readingQueues.files, { ...polling, localConcurrency: atOnce }, ([job]: Job[]) =>
    read(readingJobSchema.parse(job?.data)),
  )
  await boss.work(readingQueues.givenUp, { pollingIntervalSeconds: 5 }, ([job]: Job[]) =>
    giveUp(readingJobSchema.parse(job?.data).id),
  )
  const stopSweeping = sweepReadings(queries, log)

  return {
    stop: async (graceMs) => {
      stopSweeping()
      const ending = boss.stop({ graceful: true, timeout: graceMs, close: true })
      const cut = setTimeout(() => stopped.abort(new Error('the worker stops')), graceMs)
      await ending
      clearTimeout(cut)
      stopped.abort(new Error('the worker stops'))
    },
  }
}
