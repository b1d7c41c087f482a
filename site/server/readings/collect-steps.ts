import type { OnReadingStep, ReadingStep } from '@doublerule/carbon/analysis/reading-step.ts'

export type CollectedSteps = {
  onStep: OnReadingStep
  /** All of them, in their order. */
  steps: readonly ReadingStep[]
  /** Tells no more; the answer carries them all. */
  end: () => void
}

const togetherMs = 200

/** Tells the steps of a reading while it goes on, those of a moment together: a short reading has none to tell. */
export function collectSteps(tell: (steps: readonly ReadingStep[]) => void): CollectedSteps {
  const steps: ReadingStep[] = []
  let timer: NodeJS.Timeout | null = null
  return {
    steps,
    onStep: (step) => {
      steps.push(step)
      timer ??= setTimeout(() => {
        timer = null
        tell([...steps])
      }, togetherMs)
    },
    end: () => {
      if (timer !== null) clearTimeout(timer)
    },
  }
}
