import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type DocumentLabel, readLabels } from '../eval/labels.ts'
import { openReadingCache } from '../eval/reading-cache.ts'
import type { DocumentText } from '../src/document-text.ts'

type Labelled = {
  label: DocumentLabel
  /** Documents that must not be parted: a supplier. */
  group: string
  readings: readonly [DocumentText, ...DocumentText[]]
}

/** The documents of folders, which hold labels.json and files/; what is gone or cannot be read is left out. */
export async function* readLabelled(cached: string, folders: readonly string[]): AsyncGenerator<Labelled> {
  const cache = await openReadingCache(cached)
  for (const folder of folders)
    for (const label of await readLabels(join(folder, 'labels.json'))) {
      const path = join(folder, 'files', label.file)
      if (!existsSync(path)) continue
      const { first, second } = await cache.read(path)
      if (!first.ok) continue
      const group = (label.supplier ?? label.file).toLowerCase().split(/\s+/)[0] ?? label.file
      yield { label, group, readings: [first.value, ...(second === null ? [] : [second])] }
    }
}
