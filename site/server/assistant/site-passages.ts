import { allPassages } from '#server/knowledge/all-passages.ts'
import { openPassageIndex } from './passage-index.ts'

const passageById = new Map(allPassages.map((passage) => [passage.id, passage]))

/** All passages of the site, by what they are about and by their id. */
export const sitePassages = {
  index: openPassageIndex(allPassages),
  byId: (id: string) => passageById.get(id),
}
