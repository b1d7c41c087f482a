/** Runs a few tasks at once, joins equal ones, and refuses more when the line is full. */
export type WorkQueue<Value> = {
  run(key: string, task: () => Promise<Value>): Promise<{ ok: true; value: Value } | { ok: false }>
}

export function createWorkQueue<Value>(limits: { atOnce: number; waiting: number }): WorkQueue<Value> {
  const running = new Map<string, Promise<Value>>()
  const line: (() => void)[] = []
  let active = 0

  async function runInTurn(task: () => Promise<Value>): Promise<Value> {
    if (active >= limits.atOnce) await new Promise<void>((resolve) => line.push(resolve))
    active += 1
    try {
      return await task()
    } finally {
      active -= 1
      line.shift()?.()
    }
  }
  return {
    async run(key, task) {
      let work = running.get(key)
      if (work === undefined) {
        if (active >= limits.atOnce && line.length >= limits.waiting) return { ok: false }
        work = runInTurn(task).finally(() => running.delete(key))
        running.set(key, work)
      }
      return { ok: true, value: await work }
    },
  }
}
