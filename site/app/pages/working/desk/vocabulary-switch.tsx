import type { Vocabulary } from '@doublerule/carbon/working/vocabulary.ts'
import { OptionSwitch } from '#app/ui/option-switch.tsx'

const options = [
  { value: 'ghg-protocol', label: 'GHG Protocol' },
  { value: 'nger', label: 'NGER' },
  { value: 'aasb-s2', label: 'AASB S2' },
] as const satisfies readonly { value: Vocabulary; label: string }[]

type VocabularySwitchProps = { vocabulary: Vocabulary; onChange: (vocabulary: Vocabulary) => void }

/** Whose names the same figures have, on the paper and in what is taken along. */
export function VocabularySwitch({ vocabulary, onChange }: VocabularySwitchProps) {
  return (
    <OptionSwitch
      className="screen-only"
      legend="Named as in"
      options={options}
      value={vocabulary}
      onChange={onChange}
    />
  )
}
