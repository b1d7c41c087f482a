type Step = { title: string; text: string }

type StepRailProps = {
  label: string
  steps: readonly Step[]
  /** Steps done so far; the last of them is the current one. */
  done: number
  onStep: (step: number) => void
}

/** Numbered steps on one rule. Each is a button that takes the work up to itself. */
export function StepRail({ label, steps, done, onStep }: StepRailProps) {
  return (
    <ol className="step-rail" aria-label={label}>
      {steps.map(({ title, text }, index) => {
        const number = index + 1
        return (
          <li key={title}>
            <button
              type="button"
              className="step"
              data-done={number <= done}
              aria-current={number === done ? 'step' : undefined}
              onClick={() => onStep(number)}
            >
              <span className="step-number">{number}</span>
              <span className="font-semibold">{title}</span>
              <span className="type-caption col-start-2">{text}</span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}
