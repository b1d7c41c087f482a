import { globSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { makePublishedFile, type PublishedFile } from './published-file.ts'

const mediaTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}

/** Reads the built files with their compressed neighbours into memory, by path. Names and folders with a leading dot stay out. */
export function loadStaticFiles(folder: string): ReadonlyMap<string, PublishedFile> {
  const names = globSync('**/*.*', { cwd: folder }).filter((name) => !/(?:^|\/)\.|\.(?:br|gz)$/.test(name))
  return new Map(names.map((name) => [`/${name}`, readFile(folder, name)]))
}

function readFile(folder: string, name: string): PublishedFile {
  const type = mediaTypes[extname(name)]
  if (type === undefined) throw new Error(`No media type is known for ${name}`)
  const br = readIfPresent(join(folder, `${name}.br`))
  const gzip = readIfPresent(join(folder, `${name}.gz`))
  return makePublishedFile({
    status: 200,
    headers: { 'content-type': type, 'cache-control': cachingOf(name) },
    bodies: {
      identity: new Uint8Array(readFileSync(join(folder, name))),
      ...(br === null ? {} : { br }),
      ...(gzip === null ? {} : { gzip }),
    },
  })
}

/** Names under assets carry a hash of their content; the rest may change under the same name. */
function cachingOf(name: string): string {
  if (name.startsWith('assets/')) return 'public, max-age=31536000, immutable'
  if (name.startsWith('fonts/')) return 'public, max-age=2592000'
  return 'public, max-age=3600'
}

function readIfPresent(path: string): Uint8Array<ArrayBuffer> | null {
  try {
    return new Uint8Array(readFileSync(path))
  } catch {
    return null
  }
}
