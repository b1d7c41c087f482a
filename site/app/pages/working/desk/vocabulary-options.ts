import type { Vocabulary } from '@doublerule/carbon/working/vocabulary.ts'

export const vocabularyOptions = [
  { value: 'ghg-protocol', label: 'GHG Protocol' },
  { value: 'nger', label: 'NGER' },
  { value: 'aasb-s2', label: 'AASB S2' },
] as const satisfies readonly { value: Vocabulary; label: string }[]
