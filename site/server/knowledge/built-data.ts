import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'

/**
 * The folder of the bundle that runs. It is emptied with each bundle, so what stands in it was made by the same code. A start
 * from sources looks beside this source, where nothing is.
 */
const bundleFolder = dirname(import.meta.filename)

/** What the build made of content with this key; null where there is none, as after a change of the content. */
export function readBuiltData(name: string, key: string, folder = bundleFolder): unknown {
  const schema = z.object({ key: z.literal(key), data: z.unknown() })
  try {
    return schema.parse(JSON.parse(readFileSync(pathOf(folder, name), 'utf8'))).data
  } catch {
    return null
  }
}

export function writeBuiltData(name: string, key: string, data: unknown, folder: string): void {
  writeFileSync(pathOf(folder, name), JSON.stringify({ key, data }))
}

function pathOf(folder: string, name: string): string {
  return join(folder, `${name}.json`)
}
