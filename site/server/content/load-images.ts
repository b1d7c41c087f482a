import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { ImageFile } from './snapshot.ts'

const extensions = new Map([
  ['jpeg', 'jpg'],
  ['png', 'png'],
  ['webp', 'webp'],
] as const)

export type LoadedImages = { files: ReadonlyMap<string, ImageFile>; problems: readonly string[] }

/** Reads size and SHA-1 of every picture below a folder, keyed by its path below it. */
export async function loadImages(folder: string): Promise<LoadedImages> {
  const files = new Map<string, ImageFile>()
  const problems: string[] = []
  const { default: sharp } = await import('sharp')
  for (const name of await listFiles(folder)) {
    const path = join(folder, name)
    const bytes = await readFile(path)
    const { format, width, height } = await sharp(bytes, { limitInputPixels: 50_000_000 })
      .metadata()
      .catch(() => ({ format: undefined, width: 0, height: 0 }))
    const extension =
      format === 'jpeg' || format === 'png' || format === 'webp' ? extensions.get(format) : undefined
    if (extension === undefined) {
      problems.push(`images/${name}:1:1 must be a jpg, png or webp picture of at most 50 million pixels`)
      continue
    }
    const sha1 = createHash('sha1').update(bytes).digest('hex')
    files.set(name, { sha1, path, name, widthPx: width, heightPx: height, extension })
  }
  return { files, problems }
}

/** "0123…-1600x900.jpg", the name an image has in addresses. */
export function assetName(image: ImageFile): string {
  return `${image.sha1}-${image.widthPx}x${image.heightPx}.${image.extension}`
}

/** "image-0123…-1600x900-jpg", the id an image has in documents. */
export function assetId(image: ImageFile): string {
  return `image-${image.sha1}-${image.widthPx}x${image.heightPx}-${image.extension}`
}

async function listFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted()
}
