import { join } from 'node:path'
import { loadPassages } from './load-passages.ts'
import type { Passage } from './passage.ts'

/** Everything the built-in assistant may say in prose: content/knowledge. */
export const allPassages: readonly Passage[] = loadPassages(
  join(import.meta.dirname, '../../../content/knowledge'),
)
