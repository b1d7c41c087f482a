import { listFactors } from '../factors/factor-library.ts'
import { countryOf, namedRegions, regionName } from '../regions/place-names.ts'
import type { Region } from './region-schema.ts'

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const ownNames: Readonly<Record<string, string>> = {
  GLOBAL: 'Worldwide',
  'AU-NEM': 'Australia (National Electricity Market)',
  'AU-OFFGRID': 'Australia (off grid)',
  'GB-LND': 'London',
  NZ: 'New Zealand',
}

function nameOf(code: string): string {
  const own = ownNames[code]
  if (own !== undefined) return own
  if (/^[A-Z]{2}$/.test(code)) return countryNames.of(code) ?? code
  return regionName(code)
}

let regions: readonly Region[] | null = null

/** Every region that a factor is of or that a caller may name, by code. */
export function allRegions(): readonly Region[] {
  regions ??= listRegions()
  return regions
}

function listRegions(): Region[] {
  const counts = new Map(namedRegions.map((code) => [code, 0]))
  for (const { region } of listFactors()) counts.set(region, (counts.get(region) ?? 0) + 1)
  return [...counts]
    .map(([code, factors]) => ({ code, name: nameOf(code), country: countryOf(code), factors }))
    .sort((left, right) => (left.code < right.code ? -1 : 1))
}
