export type WorkQueue<Value> = {
  /** `owner` is who asks: one owner may hold only a part of the line. */
  run(
    key: string,
    owner: string,
    task: () => Promise<Value>,
  ): Promise<{ ok: true; value: Value } | { ok: false }>
}

export type QueueLimits = { atOnce: number; waiting: number; waitingPerOwner: number }

/** Runs a few tasks at once, joins equal ones, and refuses more when the line, or an owner's part of it, is full. */
export function createWorkQueue<Value>(limits: QueueLimits): WorkQueue<Value> {
  const running = new Map<string, Promise<Value>>()
  const line: { owner: string; begin: () => void }[] = []
  let active = 0

  function isFull(owner: string): boolean {
    if (active < limits.atOnce) return false
    const own = line.filter((place) => place.owner === owner).length
    return line.length >= limits.waiting || own >= limits.waitingPerOwner
  }

  async function runInTurn(owner: string, task: () => Promise<Value>): Promise<Value> {
    // A task that ends hands its place to the next in line, so nobody slips in between.
    if (active >= limits.atOnce) await new Promise<void>((begin) => line.push({ owner, begin }))
    else active += 1
    try {
      return await task()
    } finally {
      const next = line.shift()
      if (next === undefined) active -= 1
      else next.begin()
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
