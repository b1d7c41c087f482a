import type { Concept } from '../../lay-out/lexicon/concept.ts'
import type { Mention } from '../../lay-out/lexicon/mention.ts'

/** What words say beside, over or above a value. */
export type Said<Place extends string> = Readonly<Record<Place, readonly Mention[]>>

/** A concept that is listened to: by its strength, or only where it is said with the given one. */
export type Heard = { concept: Concept; only?: Mention['strength'] }

/** What the print of a value tells, and its place among the others of its document. */
export type Printed<Seen, All> = { name: string; of: (seen: Seen, all: All) => number | boolean }

type FeatureList<Seen, All> = {
  /** In the order of the weights. */
  names: readonly string[]
  describe: (seen: Seen, all: All) => Float32Array
}

/** What is looked at to tell one value of a document from the others: what is said of it, place by place, and how it is printed. */
export function listFeatures<Place extends string, Seen extends { said: Said<Place> }, All>(
  places: readonly Place[],
  heard: readonly Heard[],
  printed: readonly Printed<Seen, All>[],
): FeatureList<Seen, All> {
  const indexesOf = Map.groupBy(heard.keys(), (index) => heard[index]?.concept)
  const words = places.length * heard.length
  return {
    names: [
      ...places.flatMap((place) => heard.map((one) => `${place}: ${nameOf(one)}`)),
      ...printed.map(({ name }) => name),
    ],
    describe(seen, all) {
      const features = new Float32Array(words + printed.length)
      for (const [index, place] of places.entries()) {
        for (const { concept, strength } of seen.said[place]) {
          for (const at of indexesOf.get(concept) ?? []) {
            const only = heard[at]?.only
            const feature = index * heard.length + at
            const value = only === undefined ? strength : Number(only === strength)
            features[feature] = Math.max(features[feature] ?? 0, value)
          }
        }
      }
      for (const [index, { of }] of printed.entries()) features[words + index] = Number(of(seen, all))
      return features
    },
  }
}

function nameOf({ concept, only }: Heard): string {
  return only === undefined ? concept : `${concept} ${only}`
}
