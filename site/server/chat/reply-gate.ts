export type GateLimits = { atOnce: number; waiting: number; maxWaitMs: number }

/** `leave` gives the place back; calling it again does nothing. */
export type GatePass = { ok: true; leave: () => void } | { ok: false }

export type ReplyGate = { enter: (signal: AbortSignal) => Promise<GatePass> }

/** Lets so many replies run at once and so many wait in order; the rest are turned away at once. */
export function openReplyGate(limits: GateLimits): ReplyGate {
  const waiting: (() => void)[] = []
  let running = 0

  function admit(): GatePass {
    running += 1
    let hasLeft = false
    return {
      ok: true,
      leave: () => {
        if (hasLeft) return
        hasLeft = true
        running -= 1
        waiting.shift()?.()
      },
    }
  }

  function wait(signal: AbortSignal): Promise<GatePass> {
    return new Promise((resolve) => {
      const giveUp = AbortSignal.any([signal, AbortSignal.timeout(limits.maxWaitMs)])
      const refuse = () => {
        waiting.splice(waiting.indexOf(proceed), 1)
        resolve({ ok: false })
      }
      const proceed = () => {
        giveUp.removeEventListener('abort', refuse)
        resolve(admit())
      }
      waiting.push(proceed)
      giveUp.addEventListener('abort', refuse, { once: true })
    })
  }

  return {
    enter: async (signal) => {
      if (signal.aborted) return { ok: false }
      if (running < limits.atOnce) return admit()
      return waiting.length < limits.waiting ? wait(signal) : { ok: false }
    },
  }
}
