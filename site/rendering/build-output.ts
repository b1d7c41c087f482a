import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { toServerEntry } from './casts.ts'
import type { ServerEntry } from './server-entry.ts'

export const distFolder = join(import.meta.dirname, '../dist')
export const clientFolder = join(distFolder, 'client')
export const pagesFolder = join(distFolder, 'pages')
export const buildInfoPath = join(distFolder, 'build-info.json')

const buildInfoSchema = z.object({
  /** Hash of all that the build reads; another hash means that the output is stale. */
  sourceHash: z.string(),
  /** The public configuration that the pages were prerendered for, as JSON. */
  publicConfig: z.string(),
  pages: z.array(z.object({ name: z.string(), path: z.string().nullable() })),
})

export type BuildInfo = z.infer<typeof buildInfoSchema>

/** What the last build left; null when there is none, or one that can't be read. */
export function readBuildInfo(): BuildInfo | null {
  try {
    return buildInfoSchema.parse(JSON.parse(readFileSync(buildInfoPath, 'utf8')))
  } catch {
    return null
  }
}

export async function importServerEntry(): Promise<ServerEntry> {
  const address = pathToFileURL(join(distFolder, 'server/entry-server.js')).href
  return toServerEntry(await import(address))
}
