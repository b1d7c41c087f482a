import type { CalculationAnswer } from '@doublerule/carbon/calculation/calculation-schema.ts'

/** A calculation in words, for a model that reads the text only. */
export function describeCalculation({ lines, totals, complete }: CalculationAnswer): string {
  const rows = lines.map((line) => {
    const at = `${line.index + 1}.`
    if (line.status === 'open') return `${at} open, ${line.problem.code}: ${line.problem.text}`
    const sums = line.emissions
      .filter(({ counted }) => counted)
      .map(({ expression, kgCO2e, factor }) => `${expression} = ${kgCO2e} kg (${factor})`)
    return `${at} ${line.kgCO2e} kg CO2e, match ${line.match.status}: ${sums.join('; ')}`
  })
  const { byScope } = totals
  const scopes = `Scope 1 ${byScope['1']}, Scope 2 ${byScope['2']}, Scope 3 ${byScope['3']}`
  const left = complete ? '' : ' Open lines are in no total.'
  return [...rows, `Total ${totals.kgCO2e} kg CO2e. ${scopes}.${left}`].join('\n')
}
