import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { PageAssets } from './document-shell.ts'

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.string().optional(),
    imports: z.array(z.string()).optional(),
    css: z.array(z.string()).optional(),
  }),
)

export type ClientManifest = z.infer<typeof manifestSchema>

const bootKey = 'rendering/entry-boot.ts'
/** The chunk of entry-client.tsx, by the name that vite.config.ts gives it. */
const clientName = 'main'
const stylesKey = 'app/styles/main.css'
/** The faces of the first screen; the figures' face may swap. */
const preloadedFonts = ['archivo-wordmark', 'archivo', 'atkinson-next'].map((name) => `/fonts/${name}.woff2`)

export function readClientManifest(folder: string): ClientManifest {
  return manifestSchema.parse(JSON.parse(readFileSync(join(folder, 'client/.vite/manifest.json'), 'utf8')))
}

/** What the page of a route loads: the boot script and styles; and what it takes to be alive: the client, its own chunk and what they import. */
export function listPageAssets(manifest: ClientManifest, routeName: string): PageAssets {
  const clientKey = Object.keys(manifest).find((key) => manifest[key]?.name === clientName) ?? ''
  const chunks = collectChunks(manifest, [clientKey, `app/routes/${routeName}.tsx`])
  const boot = manifest[bootKey]
  const styles = manifest[stylesKey]
  if (boot === undefined || manifest[clientKey] === undefined || styles === undefined)
    throw new Error('The client manifest has no entry or no stylesheet')
  const stylesheets = new Set([styles.file, ...chunks.flatMap((key) => manifest[key]?.css ?? [])])
  return {
    stylesheets: [...stylesheets].map(toAddress),
    modules: [...new Set(chunks.map((key) => toAddress(manifest[key]?.file ?? '')))].filter(
      (address) => address !== toAddress(boot.file),
    ),
    fonts: preloadedFonts,
    bootScript: toAddress(boot.file),
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
