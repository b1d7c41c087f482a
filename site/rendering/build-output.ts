import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { toServerEntry } from './casts.ts'
import type { ServerEntry } from './server-entry.ts'

/** Where the build goes: client (published), server (the bundle that renders), pages (prerendered), build-info.json. */
export const distFolder = join(import.meta.dirname, '../dist')

const buildInfoSchema = z.object({
  /** Hash of all that the build reads; another hash means that the output is stale. */
  sourceHash: z.string(),
  /** The public configuration that the pages were prerendered for, as JSON. */
  publicConfig: z.string(),
  pages: z.array(z.object({ name: z.string(), path: z.string() })),
})

export type BuildInfo = z.infer<typeof buildInfoSchema>

/** What the last build left; null when there is none, or one that can't be read. */
export function readBuildInfo(folder: string): BuildInfo | null {
  try {
    return buildInfoSchema.parse(JSON.parse(readFileSync(join(folder, 'build-info.json'), 'utf8')))
  } catch {
    return null
  }
}

export function writeBuildInfo(folder: string, info: BuildInfo): void {
  writeFileSync(join(folder, 'build-info.json'), JSON.stringify(info))
}

export async function importServerEntry(folder: string): Promise<ServerEntry> {
  const address = pathToFileURL(join(folder, 'server/entry-server.js')).href
  return toServerEntry(await import(address))
}
