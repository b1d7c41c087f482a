import { chooseNgaEdition } from '../factors/choose-edition.ts'
import type { Choice, Situation } from './choice.ts'
import { emptyChoice, noFactor } from './choice.ts'
import { isSystemCharge } from './measure-leak.ts'
import { findGas } from './named-gases.ts'
import { findLeakageRate } from '../factors/leakage-rate.ts'

const codePattern = /\b(?:R|HFC|HCFC|CFC|HFO|PFC)[\s-]?\d{2,4}(?:[a-z]{1,3})?\b/i

/** Refrigerant that leaked or was topped up, by its code: NGA rows first, then the gases of DEFRA's list. */
export function chooseRefrigerant({ line, date }: Situation): Choice {
  const factor = findGas(line.description)
  if (factor === null) {
    const code = codePattern.exec(line.description)?.[0]
    return noFactor(
      code === undefined
        ? `"${line.description}" names no refrigerant code such as R410A.`
        : `No AR5 warming potential for ${code.toUpperCase()} is in the library.`,
    )
  }
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
