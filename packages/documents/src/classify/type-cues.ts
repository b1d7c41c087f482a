import { type DocumentType, documentTypes } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { Concept } from '../lay-out/lexicon/concept.ts'
import table from './type-cues.generated.json' with { type: 'json' }
import { isConcept } from '../lay-out/lexicon/concept.ts'

/** What speaks for a type: a pattern, else words of any language; counted on every line it is found, up to `most` lines. */
export type TypeCue = {
  type: DocumentType
  reason: string
  weight: number
  most: number
  /** Runs over folded lines (lower case, no accents): English, German, French, Spanish, Italian, Dutch. */
  pattern: RegExp
  /** What the lexicon says where the pattern finds nothing: of each list a word has to be on the line. */
  concepts: readonly (readonly Concept[])[]
}

const typeByName: ReadonlyMap<string, DocumentType> = new Map(documentTypes.map((type) => [type, type]))

/** The rows of `lexicon/type-cues.tsv`. */
export const typeCues: readonly TypeCue[] = table.type.flatMap((name, row) => {
  const type = typeByName.get(name)
  return type === undefined
    ? []
    : [
        {
          type,
          reason: table.reason[row] ?? '',
          weight: Number(table.weight[row]),
          most: Number(table.most[row]),
          pattern: new RegExp(table.pattern[row] ?? ''),
          concepts: conceptsIn(table.concepts[row] ?? ''),
        },
      ]
})

/** "electricity & bill|invoice": of each list a word has to be on the line. */
function conceptsIn(text: string): TypeCue['concepts'] {
  if (text === '') return []
  return text.split(' & ').map((list) => list.split('|').filter(isConcept))
}
