import { chooseNgaEdition } from '../factors/choose-edition.ts'
import { candidates } from '../factors/factor-library.ts'
import type { Choice, Situation } from './choice.ts'
import { emptyChoice, noFactor } from './choice.ts'
import { isSystemCharge } from './measure-leak.ts'
import type { LibraryFactor } from '../factors/factor-table.ts'
import { findLeakageRate } from '../factors/leakage-rate.ts'

/** "R-410A", "R 410 a", "HFC134a" and "R134a" as the library spells codes: letters and digits only, lower case. */
function foldCode(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z\d]/g, '')
}

/** NGA rows first, then the gases of DEFRA's list. */
const factorsByCode = new Map<string, LibraryFactor>()
for (const factor of candidates({ category: 'refrigerant' })) {
  for (const code of factor.aliases.map(foldCode)) {
    if (factor.region === 'AU' || !factorsByCode.has(code)) factorsByCode.set(code, factor)
  }
}

const codePattern =
  /\b(?:R|HFC|HCFC|CFC|HFO|PFC)[\s-]?\d{2,4}(?:[a-z]{1,3})?\b|\bSF6\b|\bsulphur hexafluoride\b/gi

function findCodes(description: string): string[] {
  return [...description.matchAll(codePattern)].map(([code]) => foldCode(code))
}

/** Refrigerant that leaked or was topped up, by its code: NGA rows first, then the gases of DEFRA's list. */
export function chooseRefrigerant({ line, date }: Situation): Choice {
  const codes = findCodes(line.description)
  if (codes.length === 0) return noFactor(`"${line.description}" names no refrigerant code such as R410A.`)
  const factor = codes.map((code) => factorsByCode.get(code)).find((found) => found !== undefined)
  if (factor === undefined)
    return noFactor(`No AR5 warming potential for ${codes.join(', ').toUpperCase()} is in the library.`)
  const edition = chooseNgaEdition(date, ['2024', '2025', '2026'])
  const isCharge = isSystemCharge(line.description)
  const rate = isCharge ? findLeakageRate(line.description) : null
  return {
    ...emptyChoice,
    options: [{ label: factor.name, factors: [factor] }],
    confidence: isCharge && rate === null ? 0.7 : 0.95,
    needsReview: isCharge || edition.isOutsideRange,
    reasons: [
      isCharge
        ? `Refrigerant charge; ${rate === null ? 'the equipment is not named, so the whole charge is shown as lost' : `a year's leakage of ${rate.equipment} is counted`}.`
        : 'Refrigerant topped up replaces what leaked.',
    ],
  }
}
