import { extname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type PoolChild, startChild } from './pool-child.ts'
import type { Lane } from './pool-messages.ts'
import type { PoolOptions } from './pool-options.ts'

/** A place for one child; a worn child works on until its successor is warm. */
export type Slot = {
  lane: Lane
  child: PoolChild
  isReady: boolean
  isBusy: boolean
  isRenewing: boolean
  resting: NodeJS.Timeout | undefined
}

export type Slots = {
  all: readonly Slot[]
  /** Resolves when the first children are warm; false for one that did not start. */
  ready: Promise<readonly boolean[]>
  /** Starts a child where more jobs wait than children are free for them. */
  openFor: (lane: Lane, waiting: number) => void
  /** Ends a child that gets no job for long; its slot goes with it. */
  restLater: (slot: Slot) => void
  /** Ends a child; its slot gets another. */
  replace: (slot: Slot) => void
  /** Starts a successor, which takes over when it is warm and the worn child is at rest. */
  renew: (slot: Slot) => Promise<void>
  restarts: () => number
  close: () => Promise<void>
}

const restartDelayMs = 1000
const renewPollMs = 20
/** Beside this module, as it is written or as it is built. */
const childEntry = fileURLToPath(new URL(`child${extname(import.meta.url)}`, import.meta.url))

/** Starts the children of a pool and keeps a living one in each slot; tells when one has become ready for a job. */
export function openSlots(options: PoolOptions, onReady: () => void): Slots {
  let restarts = 0
  let isClosed = false
  let snapshot = options.snapshot ?? null
  const most: Record<Lane, number> = { text: options.textChildren ?? 1, ocr: options.ocrChildren ?? 1 }
  const isLazy = options.isLazy === true
  const ocrRestMs = options.ocrRestMs ?? null
  const slots: Slot[] = []

  async function openFirst(): Promise<boolean[]> {
    if (options.start !== undefined) await options.start
    const lanes: Lane[] = ocrRestMs === null ? ['text', 'ocr'] : ['text']
    if (isClosed) return []
    for (const lane of lanes) while (countSlots(lane) < most[lane]) openSlot(lane)
    return Promise.all(slots.map((slot) => slot.child.started))
  }

  function countSlots(lane: Lane): number {
    return slots.filter((slot) => slot.lane === lane).length
  }

  function openFor(lane: Lane, waiting: number): void {
    // Those for OCR help with text, and come for it too where they come when they are needed.
    const lanes = ocrRestMs === null ? [lane] : [lane, 'ocr' as const]
    const free = slots.filter((slot) => !slot.isBusy && lanes.includes(slot.lane)).length
    const open = free < waiting ? lanes.find((each) => countSlots(each) < most[each]) : null
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
    onReady()
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

  return {
    all: slots,
    ready: isLazy ? Promise.resolve([]) : openFirst(),
    openFor,
    restLater,
    replace,
    renew,
    restarts: () => restarts,
    async close() {
      isClosed = true
      for (const slot of slots) slot.child.kill()
      await Promise.all(slots.map((slot) => slot.child.ended))
    },
  }
}
