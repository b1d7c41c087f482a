import type {
  Activity,
  Analysis,
  Emission,
  Factor,
  Question,
} from '@doublerule/carbon/analysis/analysis-schema.ts'
import { compare, type Decimal, decimal, sumOf, times } from '@doublerule/carbon/decimal.ts'

type Option = Question['options'][number]

/**
 * The emissions of one activity under one answer to its question, or null where they cannot be worked out here.
 * They are shown only when their sum is, to the last digit, the figure that the engine gave with the question.
 */
export function emissionsOfOption(analysis: Analysis, activity: Activity, option: Option): Emission[] | null {
  const emissions: Emission[] = []
  for (const id of option.factors) {
    const factor = analysis.factors[id]
    const quantity = factor === undefined ? null : quantityFor(analysis, activity, factor)
    if (factor === undefined || quantity === null) return null
    emissions.push(workOut(factor, quantity))
  }
  const totalKg = sumOf(emissions.map(({ kgCO2e }) => decimal(kgCO2e)))
  return compare(totalKg, decimal(option.kgCO2e)) === 0 ? emissions : null
}

/** The activity in the unit of the factor: as printed, or as the engine has measured it for a factor of that unit. */
function quantityFor(analysis: Analysis, activity: Activity, factor: Factor): Decimal | null {
  const measured = activity.emissions.find(
    (emission) => analysis.factors[emission.factor]?.unit === factor.unit,
  )
  if (measured !== undefined) return decimal(measured.factorQuantity)
  return activity.unit === factor.unit ? decimal(activity.quantity) : null
}

function workOut(factor: Factor, quantity: Decimal): Emission {
  return {
    factor: factor.id,
    scope: factor.scope ?? 3,
    method: factor.scope === 2 ? 'location-based' : null,
    category: factor.scope3Category,
    expression: `${quantity} ${factor.unit} × ${factor.kgCO2ePerUnit} kgCO2e/${factor.unit}`,
    factorQuantity: quantity,
    steps: [],
    kgCO2e: times(quantity, decimal(factor.kgCO2ePerUnit)),
    gases: null,
    uncertainty: null,
    counted: true,
  }
}
