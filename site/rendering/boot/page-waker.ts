export type PageWaker = {
  /** Loads what makes the page alive, once; true when it is alive, false when the code could not be had. */
  wake: () => Promise<boolean>
  isAwake: () => boolean
  /** Runs when the page is alive: once, in the order given, and before whoever awaits `wake`. */
  onAwake: (run: () => void) => void
}

/** One load for all who ask for it. A load that failed is forgotten, so the next touch tries again. */
export function makePageWaker(load: () => Promise<boolean>): PageWaker {
  const waiting: (() => void)[] = []
  let attempt: Promise<boolean> | null = null
  let isAwake = false

  async function tryToWake(): Promise<boolean> {
    isAwake = await load().catch(() => false)
    if (isAwake) for (const run of waiting.splice(0)) run()
    else attempt = null
    return isAwake
  }

  return {
    wake: () => (attempt ??= tryToWake()),
    isAwake: () => isAwake,
    onAwake: (run) => {
      if (isAwake) run()
      else waiting.push(run)
    },
  }
}
