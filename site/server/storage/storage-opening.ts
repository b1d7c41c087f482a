import { setTimeout as wait } from 'node:timers/promises'
import type { Storage } from '#server/storage/open-storage.ts'

/** A storage that opens while requests come in already. */
export type StorageOpening = {
  /** The storage, waited for as long as a request may wait; rejects when it is not open by then. */
  whenOpen: () => Promise<Storage>
  /** Resolves when it is open; rejects when it never will be. */
  opened: Promise<Storage>
  /** The storage when it is open; null before. */
  current: () => Storage | null
  isUsable: () => Promise<boolean>
  close: () => Promise<void>
}

export type StorageOpeningOptions = {
  open: () => Promise<Storage>
  /** Whether another attempt may succeed: a server can come back, a folder in use is no use trying. */
  mayRetry: boolean
  onFailed: (problem: unknown) => void
  retryDelayMs: number
  patienceMs: number
}

/** Begins to open the storage, again and again when that may help. */
export function beginStorage(options: StorageOpeningOptions): StorageOpening {
  let current: Storage | null = null
  const ended = new AbortController()

  async function openUntilDone(): Promise<Storage> {
    for (;;) {
      try {
        current = await options.open()
        return current
      } catch (problem) {
        if (!options.mayRetry || ended.signal.aborted) throw problem
        options.onFailed(problem)
        await wait(options.retryDelayMs, undefined, { signal: ended.signal })
      }
    }
  }

  const opened = openUntilDone()
  return {
    opened,
    current: () => current,
    whenOpen: async () => current ?? Promise.race([opened, failAfter(options.patienceMs)]),
    isUsable: async () => (current === null ? false : current.isUsable()),
    close: async () => {
      ended.abort()
      await opened.then(
        (storage) => storage.close(),
        () => {},
      )
    },
  }
}

async function failAfter(patienceMs: number): Promise<never> {
  await wait(patienceMs, undefined, { ref: false })
  throw new Error(`the storage was not open after ${patienceMs} ms`)
}
