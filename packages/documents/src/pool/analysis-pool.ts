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
  /** Children for OCR start when a job has none to go to, and end after so long without one. Null: they stay. */
  ocrRestMs?: number | null
  /** Children that are not waited for by a job start after this. */
  start?: Promise<unknown>
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
type Slot = {
  lane: Lane
  child: PoolChild
  isReady: boolean
  isBusy: boolean
  isRenewing: boolean
  resting: NodeJS.Timeout | undefined
}

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
  const ocrRestMs = options.ocrRestMs ?? null
  const slots: Slot[] = []
  const ready = isLazy ? Promise.resolve([]) : openFirst()

  async function openFirst(): Promise<boolean[]> {
    if (options.start !== undefined) await options.start
    const lanes: Lane[] = ocrRestMs === null ? ['text', 'ocr'] : ['text']
    if (isClosed) return []
    for (const lane of lanes) while (countSlots(lane) < mostSlots[lane]) openSlot(lane)
    return Promise.all(slots.map((slot) => slot.child.started))
  }

  function countSlots(lane: Lane): number {
    return slots.filter((slot) => slot.lane === lane).length
  }

  /** Starts a child where more jobs wait than children are free for them. */
  function openSlotFor(lane: Lane): void {
    // Those for OCR help with text, and come for it too where they come when they are needed.
    const lanes = ocrRestMs === null ? [lane] : [lane, 'ocr' as const]
    const free = slots.filter((slot) => !slot.isBusy && lanes.includes(slot.lane)).length
    const open = free < waiting[lane].size() ? lanes.find((each) => countSlots(each) < mostSlots[each]) : null
    if (open) openSlot(open)
  }

  function openSlot(lane: Lane): void {
    const child = start(lane)
    const slot: Slot = {
      lane,
      child,
      isReady: false,
      isBusy: false,
      isRenewing: false,
      resting: undefined,
    }
    slots.push(slot)
    void watch(slot)
  }

  /** Ends a child that gets no job for long; its slot goes with it. */
  function restLater(slot: Slot): void {
    clearTimeout(slot.resting)
    if (slot.lane !== 'ocr' || ocrRestMs === null) return
    slot.resting = setTimeout(() => {
      if (slot.isBusy || slot.isRenewing) return
      slots.splice(slots.indexOf(slot), 1)
      slot.child.kill()
    }, ocrRestMs).unref()
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
    restLater(slot)
    dispatch()
    const hadStarted = slot.isReady
    await child.ended
    // A child that cannot even start would otherwise be started again without rest.
    if (!hadStarted && snapshotOf(slot.lane) === null) await sleep(restartDelayMs)
    else if (!hadStarted) snapshot = null
    if (isClosed || slot.child !== child || !slots.includes(slot)) return
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
    restLater(slot)
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
    openSlotFor(job.lane)
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
    ready,
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
