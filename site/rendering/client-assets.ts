import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { PageAssets } from './document-shell.ts'

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).optional(),
    css: z.array(z.string()).optional(),
  }),
)

export type ClientManifest = z.infer<typeof manifestSchema>

const entryKey = 'rendering/entry-client.tsx'
const stylesKey = 'app/styles/main.css'
/** The faces of the first screen; the figures' face may swap. */
const preloadedFonts = ['/fonts/archivo.woff2', '/fonts/atkinson-next.woff2']

export function readClientManifest(folder: string): ClientManifest {
  return manifestSchema.parse(JSON.parse(readFileSync(join(folder, 'client/.vite/manifest.json'), 'utf8')))
}

/** What the page of a route loads first: entry and route chunks with all that they import statically. */
export function listPageAssets(manifest: ClientManifest, routeName: string): PageAssets {
  const chunks = collectChunks(manifest, [entryKey, `app/routes/${routeName}.tsx`])
  const entry = manifest[entryKey]
  const styles = manifest[stylesKey]
  if (entry === undefined || styles === undefined)
    throw new Error('The client manifest has no entry or no stylesheet')
  const stylesheets = new Set([styles.file, ...chunks.flatMap((key) => manifest[key]?.css ?? [])])
  return {
    stylesheets: [...stylesheets].map(toAddress),
    modulePreloads: chunks
      .filter((key) => key !== entryKey)
      .map((key) => toAddress(manifest[key]?.file ?? '')),
    fonts: preloadedFonts,
    entryScript: toAddress(entry.file),
  }
}

function collectChunks(
  manifest: ClientManifest,
  keys: readonly string[],
  found = new Set<string>(),
): readonly string[] {
  for (const key of keys) {
    if (found.has(key) || manifest[key] === undefined) continue
    found.add(key)
    collectChunks(manifest, manifest[key].imports ?? [], found)
  }
  return [...found]
}

function toAddress(file: string): string {
  return `/${file}`
}
