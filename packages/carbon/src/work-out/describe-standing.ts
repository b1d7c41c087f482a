import { publisherOf } from '../factors/publishers.ts'
import type { RankedFactor } from '../factors/rank-factors.ts'
import { placeName } from '../regions/place-name.ts'

/** Why this factor: whose figure it is, for which place and edition, and as what it stands in; one sentence. */
export function describeStanding({ factor, standing, because }: RankedFactor, where: string): string {
  const { name } = publisherOf(factor.id)
  switch (standing) {
    case 'site':
    case 'country':
      return `Official figure for ${placeName(factor.region)}: ${name}; ${because}.`
    case 'screening':
      return `Screening grade: the library holds no official factor for ${where}, so the national average by ${name} stands in; ${because}.`
    case 'default':
      return `A default: the library holds no factor of its own for ${where}, so the one of the ${name} stands in; ${because}.`
    case 'world':
      return `A last resort: the library holds no factor for ${where}, so the average of the world by ${name} stands in; ${because}.`
    case 'scheme':
      return `From the list of ${name}, which has rules of its own: nothing else in the library fits; ${because}.`
  }
}
