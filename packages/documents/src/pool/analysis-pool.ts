import { extname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { OnReadingStep } from '@doublerule/carbon/analysis/reading-step.ts'
import type { AnalyseResult } from '../analyse/analyse-document.ts'
import type { ReadProblemCode } from '../document-text.ts'
import { readLimits } from '../readers/read-limits.ts'
import { refuse } from '../readers/refuse.ts'
import { isImage } from '../sniff/is-image.ts'
import { type FairLine, makeFairLine } from './fair-line.ts'
import type { PoolChild } from './pool-child.ts'
import { startChild } from './pool-child.ts'
import { poolLimits } from './pool-limits.ts'
import type { Fault, Lane } from './pool-messages.ts'

export type PoolOptions = {
  /** Children that take text jobs only, so that OCR never holds them up. */
  textChildren?: number
  /** Children that take OCR first, and text jobs when there is none. */
  ocrChildren?: number
  /** Starts each child when a job has none to go to, without warming it: for a caller with a few files. */
  isLazy?: boolean
  /** Processor time that a job of a lane may take at first; the child asks for more as the file grows. */
  textStartMs?: number
  ocrStartMs?: number
  /** Jobs that may wait in each lane. */
  waitingJobs?: number
  waitingPerClient?: number
  /** The module that a child runs. */
  entry?: string
  /** A snapshot that children start from, in a tenth of the time; the module where it does not start. */
  snapshot?: string | null
}

export type PoolStatus = { busy: number; queued: number; children: number; restarts: number }

export type AnalyseOptions = {
  signal?: AbortSignal
  /** Who asks: clients take turns, and each has a share of the line. Absent for a caller that has the pool to itself. */
  client?: string
  /** Is told of each step of the reading as it happens. */
  onStep?: OnReadingStep
}

export type AnalysisPool = {
  /**
   * Analyses a file in a child. Every end that a file can bring about comes back as a problem; rejects with the
   * reason of an aborted signal, and with AnalysisFault where our own code failed. An aborted file leaves the line; one
   * that is being read is dropped, and its child with it where it does not finish at once.
   */
  analyse: (bytes: Uint8Array, fileName: string, options?: AnalyseOptions) => Promise<AnalyseResult>
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
  client: string | undefined
  onStep: OnReadingStep | undefined
  spentMs: number
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
/** Beside this module, as it is written or as it is built. */
const childEntry = fileURLToPath(new URL(`child${extname(import.meta.url)}`, import.meta.url))

/** Starts the children that read untrusted files, each bounded in time and memory. Close it to end them. */
export function openAnalysisPool(options: PoolOptions = {}): AnalysisPool {
  const startMs: Record<Lane, number> = {
    text: options.textStartMs ?? readLimits.startMs,
    ocr: options.ocrStartMs ?? readLimits.startMs,
  }
  const waiting: Record<Lane, FairLine<Job>> = { text: makeFairLine(), ocr: makeFairLine() }
  const running = new Set<Job>()
  let restarts = 0
  let nextId = 1
  let isClosed = false
  let snapshot = options.snapshot ?? null

  const mostSlots: Record<Lane, number> = { text: options.textChildren ?? 1, ocr: options.ocrChildren ?? 1 }
  const isLazy = options.isLazy === true
  const slots: Slot[] = []
  if (!isLazy) {
    for (let count = 0; count < mostSlots.text; count++) slots.push(openSlot('text'))
    for (let count = 0; count < mostSlots.ocr; count++) slots.push(openSlot('ocr'))
  }

  function openSlotFor(lane: Lane): void {
    const own = slots.filter((slot) => slot.lane === lane)
    const free = own.filter((slot) => !slot.isBusy).length
    if (own.length < mostSlots[lane] && free < waiting[lane].size()) slots.push(openSlot(lane))
  }

  function openSlot(lane: Lane): Slot {
    const slot: Slot = { lane, child: start(lane), isReady: false, isBusy: false, isRenewing: false }
    void watch(slot)
    return slot
  }

  function start(lane: Lane): PoolChild {
    const entry = options.entry ?? childEntry
    return startChild({ entry, snapshot: snapshotOf(lane), lane, isCold: isLazy })
  }

  /** Reading pictures from a snapshot runs into the bound on memory after some files. */
  function snapshotOf(lane: Lane): string | null {
    return lane === 'ocr' ? null : snapshot
  }

  /** Keeps a living child in a slot, until it holds another one. */
  async function watch(slot: Slot): Promise<void> {
    const { child } = slot
    slot.isReady = await child.started
    dispatch()
    const hadStarted = slot.isReady
    await child.ended
    // A child that cannot even start would otherwise be started again without rest.
    if (!hadStarted && snapshotOf(slot.lane) === null) await sleep(restartDelayMs)
    else if (!hadStarted) snapshot = null
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
      const job = slot.lane === 'ocr' ? (waiting.ocr.next() ?? waiting.text.next()) : waiting.text.next()
      if (job) void run(slot, job)
    }
  }

  async function run(slot: Slot, job: Job): Promise<void> {
    slot.isBusy = true
    running.add(job)
    const { id, lane, bytes, fileName, signal, onStep, spentMs } = job
    const allowedMs = spentMs + startMs[lane]
    const message = { kind: 'analyse', id, lane, bytes, fileName, allowedMs, spentMs } as const
    const { outcome, cpuMs } = await slot.child.run(message, { signal, onStep })
    slot.isBusy = false
    slot.isReady &&= outcome.kind !== 'died'
    running.delete(job)
    waiting[lane].charge(ownerOf(job), Math.floor((cpuMs ?? 0) / poolLimits.turnMs))
    if (outcome.kind === 'done') job.finish(outcome.result)
    else if (outcome.kind === 'needs-ocr') enqueue({ ...job, lane: 'ocr', spentMs: spentMs + (cpuMs ?? 0) })
    else if (outcome.kind === 'failed') job.fail(new AnalysisFault(outcome.fault))
    else if (!job.isSecondTry && mayBeChance.includes(outcome.problem.code)) tryAgain(job)
    else job.finish({ ok: false, problem: outcome.problem })
    if (outcome.kind === 'done' && outcome.isSpent === true) replace(slot)
    else if (outcome.kind !== 'died' && !slot.isRenewing && slot.child.isWorn()) void renew(slot)
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
    if (isLazy) openSlotFor(job.lane)
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

  return {
    ready: Promise.all(slots.map((slot) => slot.child.started)),
    analyse(bytes, fileName, { signal, client, onStep } = {}) {
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
        const lane = isImage(bytes) ? 'ocr' : 'text'
        const asked = { id, lane, bytes, fileName, signal, client, onStep } as const
        enqueue({ ...asked, spentMs: 0, isSecondTry: false, finish, fail })
        dispatch()
      })
    },
    status: () => ({
      busy: running.size,
      queued: waiting.text.size() + waiting.ocr.size(),
      children: slots.filter((slot) => slot.isReady).length,
      restarts,
    }),
    async close() {
      isClosed = true
      const abandoned = [...running, ...waiting.text.clear(), ...waiting.ocr.clear()]
      for (const job of abandoned) job.finish(refuse('overloaded', 'The reader is closing.'))
      for (const slot of slots) slot.child.kill()
      await Promise.all(slots.map((slot) => slot.child.ended))
    },
  }
}

function ownerOf({ client }: Job): string {
  return client ?? ''
}
