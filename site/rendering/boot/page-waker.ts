export type PageWaker = {
  /** Loads what makes the page alive, once; true when it is alive, false when the code could not be had. */
  wake: () => Promise<boolean>
  /** Runs when the page is alive: once, in the order given, and before whoever awaits `wake`. */
  onAwake: (run: () => void) => void
  /** Runs each time that the code could not be had, whoever asked for it. */
  onFailure: (run: () => void) => void
}

/** One load for all who ask for it. A load that failed is forgotten, so the next touch tries again. */
export function makePageWaker(load: () => Promise<boolean>): PageWaker {
  const waiting: (() => void)[] = []
  const afterFailure: (() => void)[] = []
  let attempt: Promise<boolean> | null = null
  let isAwake = false

  async function tryToWake(): Promise<boolean> {
    isAwake = await load().catch(() => false)
    if (!isAwake) attempt = null
    for (const run of isAwake ? waiting.splice(0) : afterFailure) runOrReport(run)
    return isAwake
  }

  return {
    wake: () => (attempt ??= tryToWake()),
    onAwake: (run) => {
      if (isAwake) run()
      else waiting.push(run)
    },
    onFailure: (run) => afterFailure.push(run),
  }
}

/** What one part throws must not keep the next from what was touched. */
function runOrReport(run: () => void): void {
  try {
    run()
  } catch (error) {
    reportError(error)
  }
}
