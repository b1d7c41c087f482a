import { useCallback, useEffect, useRef } from 'react'

const firstStep = 3
const stepMs = 1100

/**
 * Plays the steps once, from the third to the last, when the page has come alive; where less motion is asked for, the end
 * stands at once. Whoever touches a control ends it: call what is returned.
 */
export function useSinglePlay(lastStep: number, show: (step: number) => void): () => void {
  const timers = useRef<ReturnType<typeof setTimeout>[]>([])
  const stop = useCallback(() => {
    for (const timer of timers.current) clearTimeout(timer)
  }, [])
  useEffect(() => {
    // The served page hides the end of the play from whoever will see it played; from here on the steps do.
    document.documentElement.setAttribute('data-live', '')
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    timers.current = Array.from({ length: lastStep - firstStep + 1 }, (_, index) =>
      setTimeout(() => show(firstStep + index), stepMs * index),
    )
    return stop
  }, [lastStep, show, stop])
  return stop
}
