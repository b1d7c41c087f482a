import { dimensions } from '../../lay-out/values/unit-words.ts'
import { columnFeatures } from './column-features.ts'
import { conceptList } from '../../lay-out/lexicon/concept-list.ts'

/** What the second judgement of a column knows beside the first: how likely those are that it stands beside. */
export const rivalFeatures = [
  { name: 'likely', sign: '+' },
  { name: 'likeliest other', sign: '' },
  { name: 'likeliest of its dimension', sign: '' },
  { name: 'likeliest of its kind', sign: '' },
  { name: 'likelier ones of its kind', sign: '-' },
  { name: 'likeliest of its kind before it', sign: '' },
] as const

const placesOf = (...names: readonly string[]) =>
  names.map((name) => columnFeatures.findIndex((feature) => feature.name === name))
const dimensionPlaces = placesOf(...dimensions.map((dimension) => `in ${dimension}`))
const kindPlaces = placesOf(...conceptList('columns of goods').map((good) => `head ${good}`))

/** The features of the columns of one table, each with how likely it and its rivals are by the first judgement. */
export function withRivals(described: readonly Float32Array[], likely: readonly number[]): Float32Array[] {
  const columns = described.map((features, place) => ({ features, place, likely: likely[place] ?? 0 }))
  return columns.map((one) => {
    const others = columns.filter((other) => other !== one)
    const alike = others.filter(({ features }) => agree(features, one.features, dimensionPlaces))
    const same = alike.filter(({ features }) => agree(features, one.features, kindPlaces))
    return Float32Array.from([
      ...one.features,
      one.likely,
      likeliest(others),
      likeliest(alike),
      likeliest(same),
      same.filter((other) => other.likely > one.likely).length,
      likeliest(same.filter(({ place }) => place < one.place)),
    ])
  })
}

function agree(one: Float32Array, other: Float32Array, places: readonly number[]): boolean {
  return places.every((place) => (one[place] ?? 0) > 0 === (other[place] ?? 0) > 0)
}

function likeliest(columns: readonly { likely: number }[]): number {
  return Math.max(0, ...columns.map((column) => column.likely))
}
