import type { ActivityKind } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { Passage } from '#server/knowledge/passage.ts'
import type { Interpretation, Question } from './interpretation.ts'
import { splitWords, withoutCommand } from './question-words.ts'
import { sitePassages } from './site-passages.ts'

/** What is said beside a sum whose words ask for more than the sum. */
const asides: readonly { asks: RegExp; of: ActivityKind; id: string }[] = [
  {
    asks: /\b(?:green ?power|lgcs?|ppa|renewables?|renewable energy|certificates?|carbon neutral)\b/,
    of: 'electricity',
    id: 'accounting.greenpower-zero',
  },
  {
    asks: /\b(?:roof(?:top)?|pv|photovoltaics?|solar (?:panels?|system|array)|(?:own|our) solar)\b/,
    of: 'electricity',
    id: 'accounting.rooftop-solar',
  },
  { asks: /\b(?:gwps?|warming potentials?)\b/, of: 'refrigerant', id: 'basics.gwp' },
]

/** What is asked beside a sum: by its words, or in a sentence of its own in a letter. */
export function addAside(found: Interpretation | null, { text, corrected }: Question): Interpretation | null {
  if (found?.kind !== 'sum' && found?.kind !== 'factor') return found
  const aside = asides.find(
    ({ asks, of }) => asks.test(text) && found.activities.some(({ kind }) => kind === of),
  )
  const also = sitePassages.byId(aside?.id ?? '') ?? askedBeside(corrected)
  return also === null ? found : { ...found, also }
}

/** The passage that the sentences without a figure ask for. */
function askedBeside(corrected: string): Passage | null {
  const sentences = corrected.split(/(?<=[.?!])\s+|\n+/)
  if (sentences.length < 2) return null
  const asking = sentences.filter((sentence) => sentence.includes('?') && !/\d/.test(sentence))
  const hits = asking.flatMap((sentence) =>
    sitePassages.index.search(splitWords(withoutCommand(sentence)), 1),
  )
  const [best] = hits.toSorted((one, other) => other.score - one.score)
  return best !== undefined && best.score >= sureBeside && best.shared.size > 1 ? best.passage : null
}

const sureBeside = 0.15
