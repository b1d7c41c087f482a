import { cueFor } from '../../../lay-out/lexicon/cue-for.ts'

/**
 * Words of charges that are priced on the same kilowatt hours once more: networks, taxes, levies, certificates, discounts.
 * Each begins a word, or ends a German compound: "Arbeitspreis Netznutzung", "Offshore-Netzumlage".
 */
const chargedAgain = cueFor('charge-words charged again')

/** True for a line that prices energy which another line sells. */
export function isChargedAgain(folded: string): boolean {
  return chargedAgain.test(` ${folded.replace(/[^\p{L}\p{N}]+/gu, ' ')} `)
}
