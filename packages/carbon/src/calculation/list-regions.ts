import { listFactors } from '../factors/factor-library.ts'
import { placeHeading } from '../regions/place-name.ts'
import { countryOf, namedRegions } from '../regions/place-names.ts'
import type { Region } from './region-schema.ts'

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
    .map(([code, factors]) => ({ code, name: placeHeading(code), country: countryOf(code), factors }))
    .sort((left, right) => (left.code < right.code ? -1 : 1))
}
