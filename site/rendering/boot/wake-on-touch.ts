import { findControl } from './find-control.ts'
import type { PageWaker } from './page-waker.ts'

const signs = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'input', 'change'] as const

/** A pointer over a control, a focus or a key in it: somebody is about to use it. */
export function wakeOnTouch({ wake, onAwake }: PageWaker): void {
  const listening = new AbortController()
  for (const sign of signs) {
    addEventListener(
      sign,
      ({ target }) => {
        if (findControl(target) !== null) void wake()
      },
      { signal: listening.signal, capture: true, passive: true },
    )
  }
  onAwake(() => listening.abort())
}
