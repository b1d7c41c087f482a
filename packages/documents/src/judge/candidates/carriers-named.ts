import { findMentions } from '../../lay-out/lexicon/find-mentions.ts'
import type { Concept } from '../../lay-out/lexicon/concept.ts'
import type { Mention } from '../../lay-out/lexicon/mention.ts'
import { hasCents } from '../../lay-out/layout/has-cents.ts'
import type { ReadLine } from '../../lay-out/layout/read-line.ts'
import { unitOfWord } from '../../lay-out/values/unit-text.ts'

/** What energy is sold as. A kilowatt-hour and a gigajoule measure each of them. */
const carriers: readonly Concept[] = ['electricity', 'natural-gas', 'heat']
const leastSaid = 2
const headLines = 25

/**
 * The carriers that a document does not sell: only units name them ("MWh", "ct/kWh", "GJ"), while its head names another by a
 * word of its own.
 */
export function carriersMeasuredOnly(
  said: readonly { line: ReadLine; mentions: readonly Mention[] }[],
): ReadonlySet<Concept> {
  const named = new Set<Concept>()
  const titled = new Set<Concept>()
  for (const { line, mentions } of said) {
    // "Natural gas 40 %" is what others' electricity was made of.
    if (line.numbers.some(({ percent }) => percent)) continue
    for (const mention of mentions) {
      const { concept, strength, start, end } = mention
      if (!carriers.includes(concept) || isMeasure(line.folded.slice(start, end), concept)) continue
      // Gas by the cubic metre is sold beside energy of another kind.
      if (concept === 'natural-gas' && isSoldByVolume(line)) return new Set()
      if (strength >= leastSaid || labelsEnergy(line, start)) named.add(concept)
      if (strength >= leastSaid && line.index < headLines) titled.add(concept)
    }
  }
  return new Set(titled.size === 0 ? [] : carriers.filter((carrier) => !named.has(carrier)))
}

/** "El  1.044 kWh": a short word that means other things as well, at the head of a line that measures energy. */
function labelsEnergy({ text, numbers }: ReadLine, start: number): boolean {
  return text.slice(0, start).trim() === '' && numbers.some(({ unit }) => unit?.dimension === 'energy')
}

function isSoldByVolume({ numbers }: ReadLine): boolean {
  const volume = numbers.find(({ unit, isRate }) => unit?.unit === 'm3' && !isRate)
  return (
    volume !== undefined && numbers.some((one) => one.start > volume.start && (one.isMoney || hasCents(one)))
  )
}

/** Whether a phrase names its carrier by a unit alone: "ct kwh" and "mwh", and not "kwh strom". */
function isMeasure(phrase: string, concept: Concept): boolean {
  const parts = phrase.split(/[^\p{L}\d]+/u)
  const rest = parts.filter((word) => unitOfWord(word)?.dimension !== 'energy')
  if (rest.length === parts.length) return false
  return !findMentions(rest.join(' ')).some((mention) => mention.concept === concept)
}
