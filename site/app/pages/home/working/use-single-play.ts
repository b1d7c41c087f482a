import { useEffect, useRef } from 'react'

const firstStep = 3
const stepMs = 1100

/**
 * Plays the steps once, from the third to the last, when the page has come alive; where less motion is asked for, the end
 * stands at once. Whoever touches a control ends it: call what is returned.
 */
export function useSinglePlay(lastStep: number, show: (step: number) => void): () => void {
  const timers = useRef<ReturnType<typeof setTimeout>[]>([])
  const stop = useRef(() => {
    for (const timer of timers.current) clearTimeout(timer)
  })
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    show(firstStep)
    timers.current = Array.from({ length: lastStep - firstStep }, (_, index) =>
      setTimeout(() => show(firstStep + index + 1), stepMs * (index + 1)),
    )
    return stop.current
  }, [lastStep, show])
  return stop.current
}
