import { readBuiltData } from '#server/knowledge/built-data.ts'
import { allPassages, passagesKey } from '#server/knowledge/all-passages.ts'
import { toPackedParts } from './casts.ts'
import { makeIndexParts } from './index-parts.ts'
import { unpackParts } from './pack-parts.ts'
import { openPassageIndex } from './passage-index.ts'

const passageById = new Map(allPassages.map((passage) => [passage.id, passage]))
const built = toPackedParts(readBuiltData('passage-index', passagesKey))

/** All passages of the site, by what they are about and by their id. */
export const sitePassages = {
  index: openPassageIndex(built === null ? makeIndexParts(allPassages) : unpackParts(built, allPassages)),
  byId: (id: string) => passageById.get(id),
}
