import { describeAmount } from '@doublerule/carbon/working/describe-amount.ts'
import { kindName } from '@doublerule/carbon/working/kind-name.ts'
import { useMemo, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { countedWith, labelChoice } from './dropped-scopes.ts'
import { FactorChoice } from './factor-choice.tsx'
import type { ChosenFactor } from './factor-look-up.tsx'
import { OptionTotal } from './option-total.tsx'
import { useForeseen } from './use-foreseen.ts'
import type { QuestionProps } from './question-props.ts'

/** Nothing of the line is counted yet, so that no choice drops anything. */
const uncounted = { rows: [] }

/** A line that no factor was found for: one is looked up in the library, tells its total, and is taken with what goes with it. */
export function FactorQuestion({ analysis, line: { activity }, hands }: QuestionProps) {
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<ChosenFactor | null>(null)
  const changes = useMemo(() => changesOf(activity.id, chosen), [activity.id, chosen])
  const [total] = useForeseen(hands, analysis, changes)
  return (
    <fieldset className="paper-question screen-only">
      <legend>Which factor is right for {describeAmount(activity)}?</legend>
      <p>“{activity.description}”: the engine found none that is sure, so it is not counted.</p>
      {isOpen ? (
        <FactorChoice line={uncounted} words={kindName(activity.kind)} chosen={chosen} onChoose={setChosen} />
      ) : (
        <Button size="small" onClick={() => setOpen(true)}>
          Look one up
        </Button>
      )}
      {chosen !== null && (
        <div className="paper-question-field">
          <output>
            <OptionTotal kg={total} />
          </output>
          <Button look="filled" size="small" onClick={() => void hands.correct(changes)}>
            Count it
          </Button>
        </div>
      )}
    </fieldset>
  )
}

function changesOf(activity: string, chosen: ChosenFactor | null) {
  if (chosen === null) return []
  const factors = countedWith(chosen).map(({ id }) => id)
  return [
    {
      type: 'factors' as const,
      activity,
      factors,
      label: labelChoice(uncounted, chosen),
      reason: '',
    },
  ]
}
