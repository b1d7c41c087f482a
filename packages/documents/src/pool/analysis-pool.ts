import type { OnReadingStep } from '@doublerule/carbon/analysis/reading-step.ts'
import type { Analysis } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { AnalyseResult } from '../analyse/analyse-document.ts'
import type { ReadProblemCode } from '../document-text.ts'
import { readLimits } from '../read/limits/read-limits.ts'
import { refuse } from '../read/limits/refuse.ts'
import { isImage } from '../read/sniff/is-image.ts'
import type { PagesForModel } from '../second/pages-for-model.ts'
import type { ModelReading } from '../second/proposal.ts'
import { AnalysisFault } from './analysis-fault.ts'
import { type Slot, openSlots } from './child-slots.ts'
import { type FairLine, makeFairLine } from './fair-line.ts'
import { poolLimits } from './pool-limits.ts'
import type { Lane, Task } from './pool-messages.ts'
import type { PoolOptions } from './pool-options.ts'

export type PoolStatus = { busy: number; queued: number; children: number; restarts: number }

export type AnalyseOptions = {
  signal?: AbortSignal
  /** Who asks: clients take turns, and each has a share of the line. Absent for a caller that has the pool to itself. */
  client?: string
  /** Is told of each step of the reading as it happens. */
  onStep?: OnReadingStep
  /** Gives the pages out, for a second reader. */
  givesPages?: boolean
}

export type AnalysisPool = {
  /**
   * Analyses a file in a child. Every end that a file can bring about comes back as a problem; rejects with the
   * reason of an aborted signal, and with AnalysisFault where our own code failed. An aborted file leaves the line; one
   * that is being read is dropped, and its child with it where it does not finish at once.
   */
  analyse: (bytes: Uint8Array, fileName: string, options?: AnalyseOptions) => Promise<AnalyseResult>
  /** Holds what a model proposed against the pages of a document that was read, in a child as well. */
  weigh: (
    pages: PagesForModel,
    analysis: Analysis,
    reading: ModelReading,
    options?: Pick<AnalyseOptions, 'signal' | 'client'>,
  ) => Promise<AnalyseResult>
  /** Resolves when the first children are warm; false for one that did not start. */
  ready: Promise<readonly boolean[]>
  status: () => PoolStatus
  /** Ends the children; waiting and running jobs come back as overloaded. */
  close: () => Promise<void>
}

type Job = {
  id: number
  lane: Lane
  task: Task
  signal: AbortSignal | undefined
  client: string | undefined
  onStep: OnReadingStep | undefined
  spentMs: number
  isSecondTry: boolean
  finish: (result: AnalyseResult) => void
  fail: (fault: AnalysisFault) => void
}

/** Ends of a child that say little about the file: only a file that meets the same end twice is to blame. */
const mayBeChance: readonly ReadProblemCode[] = ['corrupt', 'overloaded']

/** Starts the children that read untrusted files, each bounded in time and memory. Close it to end them. */
export function openAnalysisPool(options: PoolOptions = {}): AnalysisPool {
  const startMs: Record<Lane, number> = {
    text: options.textStartMs ?? readLimits.startMs,
    ocr: options.ocrStartMs ?? readLimits.startMs,
  }
  const waiting: Record<Lane, FairLine<Job>> = { text: makeFairLine(), ocr: makeFairLine() }
  const running = new Set<Job>()
  let nextId = 1
  let isClosed = false
  const slots = openSlots(options, dispatch)

  function dispatch(): void {
    for (const slot of slots.all) {
      if (!slot.isReady || slot.isBusy) continue
      const job = slot.lane === 'ocr' ? (waiting.ocr.next() ?? waiting.text.next()) : waiting.text.next()
      if (job) void run(slot, job)
    }
  }

  async function run(slot: Slot, job: Job): Promise<void> {
    slot.isBusy = true
    running.add(job)
    const { id, lane, task, signal, onStep, spentMs } = job
    const allowedMs = spentMs + startMs[lane]
    const message = { id, lane, task, allowedMs, spentMs }
    const { outcome, cpuMs } = await slot.child.run(message, { signal, onStep })
    slot.isBusy = false
    slots.restLater(slot)
    slot.isReady &&= outcome.kind !== 'died'
    running.delete(job)
    waiting[lane].charge(ownerOf(job), Math.floor((cpuMs ?? 0) / poolLimits.turnMs))
    if (outcome.kind === 'done') job.finish(outcome.result)
    else if (outcome.kind === 'needs-ocr') enqueue({ ...job, lane: 'ocr', spentMs: spentMs + (cpuMs ?? 0) })
    else if (outcome.kind === 'failed') job.fail(new AnalysisFault(outcome.fault))
    else if (!job.isSecondTry && mayBeChance.includes(outcome.problem.code)) tryAgain(job)
    else job.finish({ ok: false, problem: outcome.problem })
    if (outcome.kind === 'done' && outcome.isSpent === true) slots.replace(slot)
    else if (outcome.kind !== 'died' && !slot.isRenewing && slot.child.isWorn()) void slots.renew(slot)
    dispatch()
  }

  function enqueue(job: Job): void {
    if (job.signal?.aborted === true) return
    const line = waiting[job.lane]
    const isFull = line.size() >= (options.waitingJobs ?? poolLimits.waitingJobs[job.lane])
    const share = options.waitingPerClient ?? poolLimits.waitingPerClient[job.lane]
    const hasTooMany = job.client !== undefined && line.sizeOf(job.client) >= share
    if (isClosed || isFull || hasTooMany)
      job.finish(refuse('overloaded', 'Too many files are waiting to be read.'))
    else line.add(ownerOf(job), job)
    slots.openFor(job.lane, waiting[job.lane].size())
  }

  /** It has waited its turn already, so neither the limit of the line nor its end is for it. */
  function tryAgain(job: Job): void {
    if (job.signal?.aborted === true) return
    if (isClosed) job.finish(refuse('overloaded', 'The reader is closing.'))
    else waiting[job.lane].addFirst(ownerOf(job), { ...job, isSecondTry: true })
  }

  /** Takes a file out of its line; a job is copied when it changes lines, and keeps its number. */
  function forget(id: number): void {
    for (const line of [waiting.text, waiting.ocr]) line.removeWhere((job) => job.id === id)
  }

  function ask(lane: Lane, task: Task, { signal, client, onStep }: AnalyseOptions): Promise<AnalyseResult> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted()
      const id = nextId++
      function finish(result: AnalyseResult): void {
        signal?.removeEventListener('abort', abandon)
        resolve(result)
      }
      function fail(fault: AnalysisFault): void {
        signal?.removeEventListener('abort', abandon)
        reject(fault)
      }
      function abandon(): void {
        forget(id)
        reject(signal?.reason)
      }
      signal?.addEventListener('abort', abandon, { once: true })
      enqueue({ id, lane, task, signal, client, onStep, spentMs: 0, isSecondTry: false, finish, fail })
      dispatch()
    })
  }

  return {
    ready: slots.ready,
    analyse: (bytes, fileName, options = {}) => {
      const { givesPages = false } = options
      return ask(isImage(bytes) ? 'ocr' : 'text', { kind: 'analyse', bytes, fileName, givesPages }, options)
    },
    weigh: (pages, analysis, reading, options = {}) =>
      ask('text', { kind: 'weigh', pages, analysis, reading }, options),
    status: () => ({
      busy: running.size,
      queued: waiting.text.size() + waiting.ocr.size(),
      children: slots.all.filter((slot) => slot.isReady).length,
      restarts: slots.restarts(),
    }),
    async close() {
      isClosed = true
      const abandoned = [...running, ...waiting.text.clear(), ...waiting.ocr.clear()]
      for (const job of abandoned) job.finish(refuse('overloaded', 'The reader is closing.'))
      await slots.close()
    },
  }
}

function ownerOf({ client }: Job): string {
  return client ?? ''
}
