import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { AnalyseResult } from '../analyse/analyse-document.ts'
import type { ReadProblemCode } from '../document-text.ts'
import { refuse } from '../readers/refuse.ts'
import { isImage } from '../sniff/is-image.ts'
import type { PoolChild } from './pool-child.ts'
import { startChild } from './pool-child.ts'
import { poolLimits } from './pool-limits.ts'
import type { Fault, Lane } from './pool-messages.ts'

export type PoolOptions = {
  /** Children that take text jobs only, so that OCR never holds them up. */
  textChildren?: number
  /** Children that take OCR first, and text jobs when there is none. */
  ocrChildren?: number
  textTimeoutMs?: number
  ocrTimeoutMs?: number
  waitingJobs?: number
  /** The module that a child runs. */
  entry?: string
}

export type PoolStatus = { busy: number; queued: number; children: number; restarts: number }

export type AnalysisPool = {
  /**
   * Analyses a file in a child. Every end that a file can bring about comes back as a problem; rejects with the
   * reason of an aborted signal, and with AnalysisFault where our own code failed. An aborted file leaves the line; one that is being read is dropped, and
   * its child with it where it does not finish at once.
   */
  analyse: (bytes: Uint8Array, fileName: string, options?: { signal?: AbortSignal }) => Promise<AnalyseResult>
  /** Resolves when the first children are warm; false for one that did not start. */
  ready: Promise<readonly boolean[]>
  status: () => PoolStatus
  /** Ends the children; waiting and running jobs come back as overloaded. */
  close: () => Promise<void>
}

type Job = {
  id: number
  lane: Lane
  bytes: Uint8Array
  fileName: string
  signal: AbortSignal | undefined
  isSecondTry: boolean
  finish: (result: AnalyseResult) => void
  fail: (fault: AnalysisFault) => void
}

/** A fault of ours while a file was understood; its stack tells where in the child, and nothing of the file. */
export class AnalysisFault extends Error {
  override name = 'AnalysisFault'
  constructor({ name, at }: Fault) {
    super(`${name} in the analysis`)
    this.stack = [`${this.name}: ${this.message}`, ...at.map((frame) => `    ${frame}`)].join('\n')
  }
}

/** A place for one child; a worn child works on until its successor is warm. */
type Slot = { lane: Lane; child: PoolChild; isReady: boolean; isBusy: boolean; isRenewing: boolean }

const restartDelayMs = 1000
/** Ends of a child that say little about the file: only a file that meets the same end twice is to blame. */
const mayBeChance: readonly ReadProblemCode[] = ['corrupt', 'overloaded']
const renewPollMs = 20
const childEntry = fileURLToPath(new URL('child.ts', import.meta.url))

/** Starts the children that read untrusted files, each bounded in time and memory. Close it to end them. */
export function openAnalysisPool(options: PoolOptions = {}): AnalysisPool {
  const timeoutMs = {
    text: options.textTimeoutMs ?? poolLimits.textTimeoutMs,
    ocr: options.ocrTimeoutMs ?? poolLimits.ocrTimeoutMs,
  }
  const waiting: Record<Lane, Job[]> = { text: [], ocr: [] }
  const running = new Set<Job>()
  let restarts = 0
  let nextId = 1
  let isClosed = false

  const slots: Slot[] = []
  for (let count = 0; count < (options.textChildren ?? 1); count++) slots.push(openSlot('text'))
  for (let count = 0; count < (options.ocrChildren ?? 1); count++) slots.push(openSlot('ocr'))

  function openSlot(lane: Lane): Slot {
    const slot: Slot = { lane, child: start(lane), isReady: false, isBusy: false, isRenewing: false }
    void watch(slot)
    return slot
  }

  function start(lane: Lane): PoolChild {
    return startChild(options.entry ?? childEntry, lane)
  }

  /** Keeps a living child in a slot, until it holds another one. */
  async function watch(slot: Slot): Promise<void> {
    const { child } = slot
    slot.isReady = await child.started
    dispatch()
    const hadStarted = slot.isReady
    await child.ended
    // A child that cannot even start would otherwise be started again without rest.
    if (!hadStarted) await sleep(restartDelayMs)
    if (isClosed || slot.child !== child) return
    slot.isReady = false
    slot.child = start(slot.lane)
    restarts += 1
    void watch(slot)
  }

  function replace(slot: Slot): void {
    slot.isReady = false
    slot.child.kill()
  }

  async function renew(slot: Slot): Promise<void> {
    slot.isRenewing = true
    const worn = slot.child
    const successor = start(slot.lane)
    const hasStarted = await successor.started
    while (slot.isBusy && slot.child === worn) await sleep(renewPollMs)
    slot.isRenewing = false
    if (!hasStarted || isClosed || slot.child !== worn) {
      successor.kill()
      return
    }
    restarts += 1
    slot.child = successor
    void watch(slot)
    worn.kill()
  }

  function dispatch(): void {
    for (const slot of slots) {
      if (!slot.isReady || slot.isBusy) continue
      const job = slot.lane === 'ocr' ? (waiting.ocr.shift() ?? waiting.text.shift()) : waiting.text.shift()
      if (job) void run(slot, job)
    }
  }

  async function run(slot: Slot, job: Job): Promise<void> {
    slot.isBusy = true
    running.add(job)
    const { id, lane, bytes, fileName, signal } = job
    const message = { kind: 'analyse', id, lane, bytes, fileName } as const
    const outcome = await slot.child.run(message, timeoutMs[lane], signal)
    slot.isBusy = false
    slot.isReady &&= outcome.kind !== 'died'
    running.delete(job)
    if (outcome.kind === 'done') job.finish(outcome.result)
    else if (outcome.kind === 'needs-ocr') enqueue({ ...job, lane: 'ocr' })
    else if (outcome.kind === 'failed') job.fail(new AnalysisFault(outcome.fault))
    else if (!job.isSecondTry && mayBeChance.includes(outcome.problem.code)) tryAgain(job)
    else job.finish({ ok: false, problem: outcome.problem })
    if (outcome.kind === 'done' && outcome.isSpent === true) replace(slot)
    else if (outcome.kind !== 'died' && !slot.isRenewing && slot.child.isWorn()) void renew(slot)
    dispatch()
  }

  function enqueue(job: Job): void {
    if (job.signal?.aborted === true) return
    const isFull = countWaiting() >= (options.waitingJobs ?? poolLimits.waitingJobs)
    if (isClosed || isFull) job.finish(refuse('overloaded', 'Too many files are waiting to be read.'))
    else waiting[job.lane].push(job)
  }

  /** It has waited its turn already, so neither the limit of the line nor its end is for it. */
  function tryAgain(job: Job): void {
    if (job.signal?.aborted === true) return
    if (isClosed) job.finish(refuse('overloaded', 'The reader is closing.'))
    else waiting[job.lane].unshift({ ...job, isSecondTry: true })
  }

  function countWaiting(): number {
    return waiting.text.length + waiting.ocr.length
  }

  return {
    ready: Promise.all(slots.map((slot) => slot.child.started)),
    analyse(bytes, fileName, { signal } = {}) {
      return new Promise((resolve, reject) => {
        signal?.throwIfAborted()
        const lane = isImage(bytes) ? 'ocr' : 'text'
        const job: Job = { id: nextId++, lane, bytes, fileName, signal, isSecondTry: false, finish, fail }
        function finish(result: AnalyseResult): void {
          signal?.removeEventListener('abort', abandon)
          resolve(result)
        }
        function fail(fault: AnalysisFault): void {
          signal?.removeEventListener('abort', abandon)
          reject(fault)
        }
        function abandon(): void {
          for (const jobs of [waiting.text, waiting.ocr]) {
            const place = jobs.findIndex((other) => other.id === job.id)
            if (place >= 0) jobs.splice(place, 1)
          }
          reject(signal?.reason)
        }
        signal?.addEventListener('abort', abandon, { once: true })
        enqueue(job)
        dispatch()
      })
    },
    status: () => ({
      busy: running.size,
      queued: countWaiting(),
      children: slots.filter((slot) => slot.isReady).length,
      restarts,
    }),
    async close() {
      isClosed = true
      const abandoned = [...running, ...waiting.text.splice(0), ...waiting.ocr.splice(0)]
      for (const job of abandoned) job.finish(refuse('overloaded', 'The reader is closing.'))
      for (const slot of slots) slot.child.kill()
      await Promise.all(slots.map((slot) => slot.child.ended))
    },
  }
}
