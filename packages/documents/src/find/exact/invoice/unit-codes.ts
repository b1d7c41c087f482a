import type { Decimal } from '@doublerule/carbon/decimal.ts'
import { type Dimension, type Unit, unitOfWord } from '../../../lay-out/values/unit-text.ts'

/** A code: what one of it is in a unit of the factor library. A hectolitre is 100 L. */
type UnitCode = readonly [code: string, scale: Decimal, unit: string, dimension: Dimension]

/**
 * UNECE Recommendation 20, revision 17 (codes for units of measure used in international trade), and, with an "X"
 * before them, codes of Recommendation 21 (packages), as EN 16931 and Peppol BIS Billing 3 ask for.
 */
const unitCodes: readonly UnitCode[] = [
  ['JOU', '0.000001', 'MJ', 'energy'],
  ['KJO', '0.001', 'MJ', 'energy'],
  ['3B', '1', 'MJ', 'energy'],
  ['GV', '1', 'GJ', 'energy'],
  ['D30', '1', 'TJ', 'energy'],
  ['WHR', '1', 'Wh', 'energy'],
  ['KWH', '1', 'kWh', 'energy'],
  ['MWH', '1', 'MWh', 'energy'],
  ['GWH', '1', 'GWh', 'energy'],
  ['D32', '1000', 'GWh', 'energy'],
  ['BTU', '1', 'Btu', 'energy'],
  ['N71', '1', 'therm', 'energy'],
  ['N72', '1', 'therm', 'energy'],
  ['K3', '1', 'kVArh', 'reactive'],
  ['WTT', '0.001', 'kW', 'power'],
  ['KWT', '1', 'kW', 'power'],
  ['MAW', '1000', 'kW', 'power'],
  ['KVA', '1', 'kVA', 'power'],
  ['KVR', '1', 'kVA', 'power'],
  ['MVA', '1000', 'kVA', 'power'],
  ['MLT', '1', 'mL', 'volume'],
  ['CMQ', '1', 'mL', 'volume'],
  ['CLT', '0.01', 'L', 'volume'],
  ['DLT', '0.1', 'L', 'volume'],
  ['LTR', '1', 'L', 'volume'],
  ['DMQ', '1', 'L', 'volume'],
  ['HLT', '100', 'L', 'volume'],
  ['K6', '1', 'kL', 'volume'],
  ['MAL', '1', 'ML', 'volume'],
  ['MTQ', '1', 'm3', 'volume'],
  ['NM3', '1', 'm3', 'volume'],
  ['SM3', '1', 'm3', 'volume'],
  ['FTQ', '1', 'scf', 'volume'],
  ['YDQ', '1', 'yd3', 'volume'],
  ['GLL', '1', 'gal-us', 'volume'],
  ['GLI', '1', 'gal-uk', 'volume'],
  ['BLL', '1', 'bbl', 'volume'],
  ['MGM', '0.001', 'g', 'mass'],
  ['GRM', '1', 'g', 'mass'],
  ['KGM', '1', 'kg', 'mass'],
  ['DTN', '100', 'kg', 'mass'],
  ['TNE', '1', 't', 'mass'],
  ['ONZ', '0.0625', 'lb', 'mass'],
  ['LBR', '1', 'lb', 'mass'],
  ['CWA', '100', 'lb', 'mass'],
  ['CWI', '112', 'lb', 'mass'],
  ['STN', '1', 'short-ton', 'mass'],
  ['LTN', '1', 'long-ton', 'mass'],
  ['KMT', '1', 'km', 'distance'],
  ['KTM', '1', 'km', 'distance'],
  ['SMI', '1', 'mile', 'distance'],
  ['NMI', '1', 'nmi', 'distance'],
  ['MMT', '0.001', 'm', 'length'],
  ['CMT', '0.01', 'm', 'length'],
  ['DMT', '0.1', 'm', 'length'],
  ['MTR', '1', 'm', 'length'],
  ['LM', '1', 'm', 'length'],
  ['CMK', '0.0001', 'm2', 'area'],
  ['DMK', '0.01', 'm2', 'area'],
  ['MTK', '1', 'm2', 'area'],
  ['HAR', '10000', 'm2', 'area'],
  ['TKM', '1', 'tkm', 'freight-work'],
  ['C62', '1', 'each', 'count'],
  ['H87', '1', 'each', 'count'],
  ['EA', '1', 'each', 'count'],
  ['NAR', '1', 'each', 'count'],
  ['NMP', '1', 'each', 'count'],
  ['NPR', '2', 'each', 'count'],
  ['PR', '2', 'each', 'count'],
  ['DZN', '12', 'each', 'count'],
  ['SET', '1', 'each', 'count'],
  ['XPP', '1', 'each', 'count'],
  ['XPK', '1', 'each', 'count'],
  ['XPA', '1', 'each', 'count'],
  ['XPX', '1', 'each', 'count'],
  ['XBX', '1', 'each', 'count'],
  ['XCT', '1', 'each', 'count'],
  ['XBO', '1', 'each', 'count'],
  ['XRO', '1', 'each', 'count'],
  ['XUN', '1', 'each', 'count'],
  ['XBG', '1', 'bag', 'count'],
  ['XSA', '1', 'bag', 'count'],
]

// Codes of time, money, shares and services, of which nothing was used; some are words of other units as well.
const serviceCodes: ReadonlySet<string> = new Set(
  'SEC MIN HUR DAY WEE MON QAN SAN ANN LS E48 E49 E51 OT P1 59 IE ZZ ACT AS A9 10'.split(' '),
)

const byCode = new Map(unitCodes.map((row) => [row[0], row]))

export type ScaledUnit = { unit: Unit; scale: Decimal }

/** The unit of a code, or of a plain word where a sender writes one; null for services and what is neither. */
export function unitOfCode(text: string): ScaledUnit | null {
  const code = text.trim().toUpperCase()
  if (serviceCodes.has(code)) return null
  const known = byCode.get(code)
  if (known !== undefined) return { unit: { unit: known[2], dimension: known[3] }, scale: known[1] }
  const unit = unitOfWord(text)
  return unit === null ? null : { unit, scale: '1' }
}
