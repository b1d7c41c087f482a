import { describeAmount } from '@doublerule/carbon/working/describe-amount.ts'
import { kindName } from '@doublerule/carbon/working/kind-name.ts'
import type { UncountedLine } from '@doublerule/carbon/working/paper-standing.ts'
import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { countedWith, labelChoice } from './dropped-scopes.ts'
import { type ChosenFactor, FactorLookUp } from './factor-look-up.tsx'
import type { PaperHands } from './paper-context.ts'

/** A line that no factor was found for: one is looked up in the library and taken with what goes with it. */
export function FactorQuestion({ line: { activity }, hands }: { line: UncountedLine; hands: PaperHands }) {
  const [isOpen, setOpen] = useState(false)

  function take(chosen: ChosenFactor) {
    const factors = countedWith(chosen).map(({ id }) => id)
    // Nothing of the line is counted yet, so that nothing is dropped.
    const label = labelChoice({ rows: [] }, chosen)
    void hands.correct([{ type: 'factors', activity: activity.id, factors, label, reason: '' }])
  }

  return (
    <fieldset className="paper-question screen-only">
      <legend>Which factor is right for {describeAmount(activity)}?</legend>
      <p>“{activity.description}”: the engine found none that is sure, so it is not counted.</p>
      {isOpen ? (
        <FactorLookUp words={kindName(activity.kind)} onChoose={take} />
      ) : (
        <Button size="small" onClick={() => setOpen(true)}>
          Look one up
        </Button>
      )}
    </fieldset>
  )
}
