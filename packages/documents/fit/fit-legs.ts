import { openRandom } from '../generate/random.ts'
import { isTown } from '../generate/journey-towns.ts'
import { makeJourney } from '../generate/journeys.ts'
import { openJourneyPage } from '../src/find/activities/travel/journey-page.ts'
import type { Place } from '../src/find/activities/travel/place.ts'
import { pairPlaces } from '../src/find/activities/travel/chain-legs.ts'
import { featuresOfLeg, legFeatures } from '../src/find/activities/travel/leg-features.ts'
import { layoutOfText } from '../src/testing/layout-of-text.ts'
import { bareShape } from '../src/testing/bare-shape.ts'
import type { TreesModel } from '../src/judge/predict/predict-trees.ts'
import { fitTrees } from './fit-trees.ts'
import type { Row } from './row.ts'

const papers = 3000
/** A second copy of each pair has lost some of its evidence: no paper has to print all that others do. */
const lost = 0.1
const options = {
  trees: 100,
  depth: 4,
  learningRate: 0.12,
  l2: 4,
  leastLeafWeight: 12,
  signs: legFeatures.map(([, sign]) => sign),
}

/** Weights of the evidence that two places are a leg, from made journeys alone: no supplier is in them. */
export function fitLegs(trees = options.trees): TreesModel {
  const rows = Array.from({ length: papers }, (_, seed) => rowsOf(seed + 1)).flat()
  const random = openRandom(1)
  const thinned = rows.map((row) => ({
    ...row,
    features: row.features.map((value) => (random.chance(lost) ? 0 : value)),
  }))
  return fitTrees([...rows, ...thinned], { ...options, trees })
}

function rowsOf(seed: number): Row[] {
  const { lines, legs, whole } = makeJourney(seed)
  const page = openJourneyPage(layoutOfText(...lines).lines)
  const isAt = (place: Place, name: string) => isTown(name, place.line.text.slice(place.start, place.end))
  return pairPlaces(page).flatMap(({ from, to }): Row[] => {
    const isTold = legs.some(
      (leg) =>
        from.line.index >= leg.first && to.line.index <= leg.last && isAt(from, leg.from) && isAt(to, leg.to),
    )
    // The ends of a whole journey over stops, told in a line of its own, look as a leg does; so do those of a leg across its rows.
    const isSaid =
      !isTold &&
      (whole.some(([one, other]) => isAt(from, one) && isAt(to, other)) ||
        legs.some((leg) => isAt(from, leg.from) && isAt(to, leg.to)))
    return isSaid
      ? []
      : [
          {
            group: '',
            origin: 'generated',
            document: seed,
            kind: 'leg',
            features: featuresOfLeg(page, from, to),
            shape: bareShape,
            label: isTold ? 1 : 0,
            weight: 1,
          },
        ]
  })
}
