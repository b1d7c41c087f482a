/**
 * Units that the scorer takes for the same measure, as the published scorer beside the open set does: it knows a gallon
 * of the United States and no country, so that a figure is right or wrong for everybody alike.
 */
const measures: Readonly<Record<string, readonly [measure: string, factor: number]>> = {
  kwh: ['MJ', 3.6],
  wh: ['MJ', 0.0036],
  mwh: ['MJ', 3600],
  gwh: ['MJ', 3_600_000],
  mj: ['MJ', 1],
  gj: ['MJ', 1000],
  kj: ['MJ', 0.001],
  therm: ['MJ', 105.505585],
  therms: ['MJ', 105.505585],
  dth: ['MJ', 1055.05585],
  dekatherm: ['MJ', 1055.05585],
  kbtu: ['MJ', 1.05505585],
  mmbtu: ['MJ', 1055.05585],
  l: ['L', 1],
  ltr: ['L', 1],
  ltrs: ['L', 1],
  litre: ['L', 1],
  litres: ['L', 1],
  liter: ['L', 1],
  liters: ['L', 1],
  kl: ['L', 1000],
  m3: ['L', 1000],
  'm³': ['L', 1000],
  cbm: ['L', 1000],
  scm: ['L', 1000],
  sm3: ['L', 1000],
  nm3: ['L', 1000],
  'gal-us': ['L', 3.785411784],
  'gal-uk': ['L', 4.54609],
  gal: ['L', 3.785411784],
  gallon: ['L', 3.785411784],
  gallons: ['L', 3.785411784],
  kgal: ['L', 3785.411784],
  ccf: ['L', 2831.6846592],
  hcf: ['L', 2831.6846592],
  mcf: ['L', 28_316.846592],
  kg: ['kg', 1],
  t: ['kg', 1000],
  tonne: ['kg', 1000],
  tonnes: ['kg', 1000],
  g: ['kg', 0.001],
  lb: ['kg', 0.45359237],
  lbs: ['kg', 0.45359237],
  km: ['km', 1],
  mi: ['km', 1.609344],
  mile: ['km', 1.609344],
  miles: ['km', 1.609344],
}

export type Measured = { amount: number; measure: string }

/** A quantity in the one unit of its measure; units that nobody lists compare by their name, without its plural. */
export function measureQuantity(quantity: number, unit: string | null | undefined): Measured {
  const name = (unit ?? '').trim().toLowerCase()
  const known = measures[name]
  return known === undefined
    ? { amount: quantity, measure: name.replace(/s$/, '').replaceAll(/\s+/g, '-') }
    : { amount: quantity * known[1], measure: known[0] }
}

export function isNear(given: number, expected: number, share: number): boolean {
  return Math.abs(given - expected) <= Math.max(share * Math.abs(expected), 1e-9)
}
