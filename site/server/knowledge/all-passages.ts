import { join } from 'node:path'
import { readBuiltData } from './built-data.ts'
import { toPassages } from './casts.ts'
import { keyOfSources, readPassage, readSources } from './load-passages.ts'
import type { Passage } from './passage.ts'

const knowledgeFolder = join(import.meta.dirname, '../../../content/knowledge')

/** Everything the built-in assistant may say in prose, and the key of what is made of it. */
export const { passages: allPassages, key: passagesKey } = loadPassages()

function loadPassages(): { passages: readonly Passage[]; key: string } {
  const sources = readSources(knowledgeFolder)
  const key = keyOfSources(sources)
  return { passages: toPassages(readBuiltData('passages', key) ?? sources.map(readPassage)), key }
}
