import { makeFairLine } from '@doublerule/documents/pool/fair-line.ts'

export type WorkQueue<Value> = {
  /** `owner` is who asks: one owner may hold only a part of the line. */
  run(
    key: string,
    owner: string,
    task: () => Promise<Value>,
  ): Promise<{ ok: true; value: Value } | { ok: false }>
}

export type QueueLimits = { atOnce: number; waiting: number; waitingPerOwner: number }

/**
 * Runs a few tasks at once, joins equal ones, and refuses more when the line, or an owner's part of it, is full. Owners
 * who wait take turns.
 */
export function createWorkQueue<Value>(limits: QueueLimits): WorkQueue<Value> {
  const running = new Map<string, Promise<Value>>()
  const line = makeFairLine<() => void>()
  let active = 0

  function isFull(owner: string): boolean {
    if (active < limits.atOnce) return false
    return line.size() >= limits.waiting || line.sizeOf(owner) >= limits.waitingPerOwner
  }

  /** Passes through the line all the same, so that this turn of the owner counts. */
  function beginAtOnce(owner: string): void {
    active += 1
    line.add(owner, () => {})
    line.next()
  }

  async function runInTurn(owner: string, task: () => Promise<Value>): Promise<Value> {
    // A task that ends hands its place to the next in line, so nobody slips in between.
    if (active >= limits.atOnce) await new Promise<void>((begin) => line.add(owner, begin))
    else beginAtOnce(owner)
    try {
      return await task()
    } finally {
      const beginNext = line.next()
      if (beginNext === undefined) active -= 1
      else beginNext()
    }
  }
  return {
    async run(key, owner, task) {
      let work = running.get(key)
      if (work === undefined) {
        if (isFull(owner)) return { ok: false }
        work = runInTurn(owner, task).finally(() => running.delete(key))
        running.set(key, work)
      }
      return { ok: true, value: await work }
    },
  }
}
