import { decimal, plus, sumOf, times, type Decimal } from '@doublerule/carbon/decimal.ts'
import { gridFactors } from '@doublerule/carbon/factors/electricity-au.ts'
import { dieselStationary } from '#app/pages/copied-factors.ts'

export type MonthQuantities = { month: string; kwh: Decimal; litres: Decimal }

/** kg CO2e of a month by scope, and together. */
export type LedgerRow = { month: string; scope1: Decimal; scope2: Decimal; scope3: Decimal; total: Decimal }

export type LedgerYear = { rows: readonly LedgerRow[]; total: LedgerRow; isCrossFooted: boolean }

/** Invented meter readings and dockets of one depot, July 2025 to June 2026. */
export const depotYear: readonly MonthQuantities[] = [
  ['July', '38400', '6120'],
  ['August', '37150', '5890'],
  ['September', '36820', '6475'],
  ['October', '39960', '7240'],
  ['November', '43310', '7015'],
  ['December', '41080', '4380'],
  ['January', '46720', '4960'],
  ['February', '45230', '6805'],
  ['March', '42640', '7350'],
  ['April', '37990', '6230'],
  ['May', '36410', '6690'],
  ['June', '38730', '6345'],
].map(([month = '', kwh = '0', litres = '0']) => ({ month, kwh: decimal(kwh), litres: decimal(litres) }))

/**
 * A year of electricity and stationary diesel as a ledger, NGA Factors 2025, which hold from July 2025 to June 2026.
 * Cross-footed: the rows and the columns are added up apart and must agree.
 */
export function workOutYear(months: readonly MonthQuantities[], region: string): LedgerYear {
  const [scope2, scope3] = gridFactors(region, '2025').map((factor) => decimal(factor.kgCO2ePerUnit))
  const rows = months.map(({ month, kwh, litres }) => {
    const row = {
      month,
      scope1: times(litres, decimal(dieselStationary.scope1.kgCO2ePerUnit)),
      scope2: times(kwh, scope2 ?? '0'),
      scope3: plus(times(kwh, scope3 ?? '0'), times(litres, decimal(dieselStationary.scope3.kgCO2ePerUnit))),
    }
    return { ...row, total: sumOf([row.scope1, row.scope2, row.scope3]) }
  })
  const column = (name: 'scope1' | 'scope2' | 'scope3' | 'total') => sumOf(rows.map((row) => row[name]))
  const total = {
    month: 'Year',
    scope1: column('scope1'),
    scope2: column('scope2'),
    scope3: column('scope3'),
    total: column('total'),
  }
  const isCrossFooted = sumOf([total.scope1, total.scope2, total.scope3]) === total.total
  return { rows, total, isCrossFooted }
}
