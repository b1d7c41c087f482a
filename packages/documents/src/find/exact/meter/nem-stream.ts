/** What a register of the National Electricity Market measures, and whether it is the one that bills are made from. */
export type StreamUse = 'taken' | 'fed-in' | 'reactive' | 'apparent' | 'second'

// First character of the suffix of interval streams (AEMO, MSATS Procedures: National Metering Identifier, suffix
// tables): master registers are billed; average, check and net registers measure the same energy a second time.
const usesOfSuffix: Readonly<Record<string, StreamUse>> = {
  E: 'taken',
  B: 'fed-in',
  K: 'reactive',
  Q: 'reactive',
  T: 'apparent',
  ...Object.fromEntries('A C D F J L N P R S U X'.split(' ').map((letter) => [letter, 'second'] as const)),
}

// Units of the format specification that measure energy; those left out measure power, voltage, current or factors.
const energyUnits: Readonly<Record<string, string>> = { WH: 'Wh', KWH: 'kWh', MWH: 'MWh' }
const reactiveUnits: ReadonlySet<string> = new Set(['VARH', 'KVARH', 'MVARH', 'VAH', 'KVAH', 'MVAH'])

/** "E1" is taken from the grid, "B1" fed into it; the digits of an accumulation register are energy taken. */
export function streamUseOf(suffix: string): StreamUse | null {
  const first = suffix.charAt(0).toUpperCase()
  return usesOfSuffix[first] ?? (first >= '1' && first <= '9' ? 'taken' : null)
}

/** The energy unit of a stream; "reactive" for reactive and apparent energy, null for what is no energy. */
export function unitOfStream(unit: string): string | null {
  const name = unit.trim().toUpperCase()
  return reactiveUnits.has(name) ? 'reactive' : (energyUnits[name] ?? null)
}

/** A quality flag of the format: estimated, final substitute and substitute are no measurements. */
export function isEstimatedQuality(quality: string): boolean {
  return /^[EFS]/i.test(quality)
}

/** A quality method of the format, "A", "S14", or nothing. */
export function isQuality(text: string): boolean {
  return /^(?:[ANV]|[AEFSNV]\d{2})?$/i.test(text)
}
