import type { PaperLine } from '@doublerule/carbon/working/lay-out-paper.ts'
import { Button } from '#app/ui/button.tsx'
import { deskTexts } from '#shared/desk-texts.ts'
import { type ChosenFactor, FactorLookUp, FactorWords } from './factor-look-up.tsx'
import { droppedScopes } from './dropped-scopes.ts'

type FactorChoiceProps = {
  line: Pick<PaperLine, 'rows'>
  words: string
  chosen: ChosenFactor | null
  onChoose: (chosen: ChosenFactor | null) => void
}

/** The factor of a line: as it is, or another of the library with what goes together with it. */
export function FactorChoice({ line, words, chosen, onChoose }: FactorChoiceProps) {
  if (chosen === null) return <FactorLookUp words={words} onChoose={onChoose} />
  const { row, companions, without } = chosen
  const dropped = droppedScopes(line, chosen)

  function toggle(id: string) {
    const next = new Set(without)
    if (!next.delete(id)) next.add(id)
    onChoose({ row, companions, without: next })
  }

  return (
    <div className="factor-chosen">
      <p className="factor-hit">
        <FactorWords row={row} />
      </p>
      {companions.map((companion) => (
        <label key={companion.id} className="factor-companion">
          <input type="checkbox" checked={!without.has(companion.id)} onChange={() => toggle(companion.id)} />
          <span className="factor-hit">
            <FactorWords row={companion} />
          </span>
        </label>
      ))}
      {dropped.length > 0 && (
        <output className="block text-sm text-pencil">
          {deskTexts.scopesDropped(
            dropped.map((scope) => `Scope ${scope}`).join(' and '),
            dropped.length === 1,
          )}
        </output>
      )}
      <Button look="quiet" size="small" onClick={() => onChoose(null)}>
        Look for another
      </Button>
    </div>
  )
}
