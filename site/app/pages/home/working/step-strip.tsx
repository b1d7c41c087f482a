type StepStripProps = {
  steps: readonly { title: string; text: string }[]
  done: number
  onStep: (step: number) => void
}

/** Steps that the stylesheet tells of while it plays, before the last. */
const playedSteps = [3, 4, 5] as const

/** The six steps in one row of buttons, with what the last one did under them. */
export function StepStrip({ steps, done, onStep }: StepStripProps) {
  const tell = (step: number) => `${steps[step - 1]?.title ?? ''}: ${steps[step - 1]?.text ?? ''}`
  return (
    <>
      <ol className="step-strip" aria-label="Six steps from the document to the total">
        {steps.map(({ title }, index) => (
          <li key={title}>
            <button
              type="button"
              data-done={index < done}
              aria-current={index + 1 === done ? 'step' : undefined}
              onClick={() => onStep(index + 1)}
            >
              {index + 1} <span className="max-md:sr-only">{title}</span>
            </button>
          </li>
        ))}
      </ol>
      <p className="step-text">
        <span>{done === 0 ? 'The paper is empty.' : tell(done)}</span>
        {playedSteps.map((step) => (
          <span key={step} data-played={step} aria-hidden="true">
            {tell(step)}
          </span>
        ))}
      </p>
    </>
  )
}
