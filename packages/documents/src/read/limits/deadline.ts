export type Deadline = { isOver: () => boolean }

/** The processor time that one file may take. It grows with what the file turns out to hold. */
export type FileDeadline = Deadline & {
  grow: (addedMs: number) => void
  /** A shorter one that begins now, for a part of the work; it is over with the whole at the latest. */
  part: (allowedMs: number) => Deadline
}

export type DeadlineOptions = {
  allowedMs: number
  mostMs: number
  /** What the file took before, in another process. */
  spentMs?: number
  onGrow?: (allowedMs: number) => void
}

/** Says that a reading was given up at its deadline. */
export class OutOfTime extends Error {
  override name = 'OutOfTime'
}

/** Counts the processor time of this process, with its threads, from now on: one file at a time. */
export function startDeadline({ allowedMs, mostMs, spentMs = 0, onGrow }: DeadlineOptions): FileDeadline {
  const startMs = measureCpuMs() - spentMs
  let allowed = allowedMs
  const isOver = () => measureCpuMs() - startMs > allowed
  return {
    grow(addedMs) {
      allowed = Math.min(mostMs, allowed + addedMs)
      onGrow?.(allowed)
    },
    isOver,
    part(partMs) {
      const part = startDeadline({ allowedMs: partMs, mostMs })
      return { isOver: () => part.isOver() || isOver() }
    },
  }
}

/** For files that are trusted, and where a file may take as long as it takes. */
export const noDeadline: FileDeadline = { grow: () => {}, isOver: () => false, part: () => noDeadline }

/** Waits for work that another thread does; gives it up, and rejects, when the deadline is over. */
export async function waitUntil<Value>(
  work: Promise<Value>,
  deadline: Deadline,
  giveUp: () => Promise<unknown>,
): Promise<Value> {
  let poll: NodeJS.Timeout | undefined
  const over = new Promise<'over'>((resolve) => {
    poll = setInterval(() => {
      if (deadline.isOver()) resolve('over')
    }, pollMs)
  })
  try {
    const first = await Promise.race([work.then((value) => ({ value })), over])
    if (first !== 'over') return first.value
    await giveUp()
    throw new OutOfTime()
  } finally {
    clearInterval(poll)
  }
}

const pollMs = 100

function measureCpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
