import { type Unit, unitOfWord } from '../values/unit-text.ts'

// UN/ECE Recommendation 20 and 21 codes that electronic invoices print; the rest are read as words.
const codes: Record<string, Unit> = {
  KWH: { unit: 'kWh', dimension: 'energy' },
  MWH: { unit: 'MWh', dimension: 'energy' },
  D30: { unit: 'TJ', dimension: 'energy' },
  GV: { unit: 'GJ', dimension: 'energy' },
  '3B': { unit: 'MJ', dimension: 'energy' },
  LTR: { unit: 'L', dimension: 'volume' },
  MTQ: { unit: 'm3', dimension: 'volume' },
  GLL: { unit: 'gal-us', dimension: 'volume' },
  KGM: { unit: 'kg', dimension: 'mass' },
  GRM: { unit: 'g', dimension: 'mass' },
  TNE: { unit: 't', dimension: 'mass' },
  LBR: { unit: 'lb', dimension: 'mass' },
  KMT: { unit: 'km', dimension: 'distance' },
  C62: { unit: 'each', dimension: 'count' },
  H87: { unit: 'each', dimension: 'count' },
  EA: { unit: 'each', dimension: 'count' },
  XBG: { unit: 'bag', dimension: 'count' },
}

/** The unit of a UN/ECE code or a plain word; null when it is neither. */
export function unitOfCode(code: string): Unit | null {
  return codes[code.toUpperCase()] ?? unitOfWord(code)
}
