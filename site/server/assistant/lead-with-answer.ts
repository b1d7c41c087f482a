import { splitSentences } from './split-sentences.ts'

/** How many sentences are surely read. */
const firstRead = 2
/** Of the question, the least that a sentence holds to be moved ahead. */
const most = 0.55
/** And against what the sentences that are read first hold. */
const ahead = 1.3
/** A sentence that leans on the one before it cannot open. */
const leans =
  /^(?:it|its|they|their|them|that|this|these|those|both|so|but|and|or|then|there|here|such|each|who|which|also|only|otherwise|instead|another|others)\b/i
const opensWithVerdict = /^(?:yes|no)\b/i

/**
 * "Is it required in half-year reports?": a passage that says so in its last sentence says it first. `heldBy` tells how
 * much of the question a text holds, 0 to 1.
 */
export function leadWithAnswer(text: string, heldBy: (text: string) => number): string {
  const sentences = splitSentences(text)
  const [best] = sentences
    .slice(firstRead)
    .filter((sentence) => !leans.test(sentence) && !sentence.includes('(/contact)'))
    .toSorted((one, other) => heldBy(other) - heldBy(one))
  if (best === undefined || opensWithVerdict.test(text)) return text
  const held = heldBy(best)
  return held >= most && held >= ahead * heldBy(sentences.slice(0, firstRead).join(' '))
    ? [best, ...sentences.filter((sentence) => sentence !== best)].join(' ')
    : text
}
