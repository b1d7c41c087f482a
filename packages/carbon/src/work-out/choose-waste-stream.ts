import { chooseNgaEdition } from '../factors/choose-edition.ts'
import { allSubjects } from '../matching/subjects.ts'
import type { Choice, FactorOption, Situation } from './choice.ts'
import { emptyChoice } from './choice.ts'
import { factorForLine, treatmentOf } from './word-shelves.ts'

const streams = [
  { key: 'au-nga-waste-landfill-c-and-i', label: 'Commercial and industrial' },
  { key: 'au-nga-waste-landfill-msw', label: 'Municipal (household)' },
  { key: 'au-nga-waste-landfill-c-and-d', label: 'Construction and demolition' },
] as const

const plainWaste = /\b(?:waste|rubbish|refuse|garbage|landfill|tip|tipping|skip|bin|disposal|gate fee)\b/i
const unnamedStream = /\b(?:general|mixed|residual)\s+(?:waste|rubbish|refuse|load)\b/i

/**
 * Landfill waste whose stream is not printed ("general waste", "tip fee 2.4 t"): a question with the three streams of
 * NGA Table 16, a business's own stream first. Null where the words say more, or outside Australia.
 * @param isMatched the words were enough for one material or stream.
 */
export function chooseWasteStream(situation: Situation, isMatched: boolean): Choice | null {
  const { line, place, date } = situation
  const isLandfill =
    line.kind === 'waste' && place.country === 'AU' && treatmentOf(line.description).source === 'landfill'
  if (!isLandfill) return null
  const isOpen = isMatched ? isGeneral(line.description) : plainWaste.test(line.description)
  if (!isOpen) return null

  const options = streams.flatMap(({ key, label }): FactorOption[] => {
    const subject = allSubjects.find((candidate) => candidate.key === key)
    const found = subject === undefined ? null : factorForLine(subject, situation)
    return found === null ? [] : [{ label, factors: [found.factor] }]
  })
  const edition = chooseNgaEdition(date, ['2025', '2026'])
  return {
    ...emptyChoice,
    options,
    question: 'Which stream did this waste come from? Commercial and industrial is counted until you say.',
    confidence: 0.7,
    needsReview: edition.isOutsideRange,
    reasons: [`Waste to landfill; "${line.description}" does not name the stream.`, `${edition.because}.`],
  }
}

/** "General waste" stands on household bins and on business dockets alike. */
function isGeneral(description: string): boolean {
  const namesStream =
    /\b(?:c\s?&\s?[id]|commercial|industrial|municipal|msw|household|domestic|kerbside|council|construction|demolition|builders?|building|office|business)\b/i
  return unnamedStream.test(description) && !namesStream.test(description)
}
