import { allPassages, passagesKey } from '#server/knowledge/all-passages.ts'
import { writeBuiltData } from '#server/knowledge/built-data.ts'
import { makeIndexParts } from './index-parts.ts'
import { packParts } from './pack-parts.ts'

/** Writes what the thread of the assistant would make of the passages at each start, into the folder of the bundle. */
export function buildPassages(folder: string): void {
  writeBuiltData('passages', passagesKey, allPassages, folder)
  writeBuiltData('passage-index', passagesKey, packParts(makeIndexParts(allPassages)), folder)
}
