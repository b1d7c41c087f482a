import { chooseLongest } from './choose-longest.ts'
import { openLexicon } from './lexicon.ts'
import type { Mention } from './mention.ts'
import type { PhraseFound } from './phrase-index.ts'

/** A misread word says a step less than the word itself. */
function strengthOf({ sense: { strength }, isMended }: PhraseFound): Mention['strength'] | null {
  if (!isMended) return strength
  return strength === 3 ? 2 : strength === 2 ? 1 : null
}

/** What the words of a folded line say, in any language; words that say nothing here hide what stands within them. */
export function findMentions(folded: string): readonly Mention[] {
  const mentions: Mention[] = []
  for (const phrase of chooseLongest(openLexicon().findAll(folded))) {
    const { start, end, isMended } = phrase
    const { concept } = phrase.sense
    const strength = strengthOf(phrase)
    if (concept === 'none' || strength === null) continue
    const same = mentions.findLast(
      (mention) => mention.concept === concept && mention.start === start && mention.end === end,
    )
    if (same === undefined) mentions.push({ concept, strength, start, end, isMended })
    else if (same.strength < strength) Object.assign(same, { strength, isMended })
  }
  return mentions
}
