import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { postFrontMatter } from '../front-matter-schema.ts'
import { assetId } from '../load-images.ts'
import { loadContent } from '../load-content.ts'
import { parseFrontMatter } from '../parse-front-matter.ts'
import { renderPlainMarkdown } from '../render-markdown.ts'
import type { ContentDocument, ImageFile } from '../snapshot.ts'

export type ExportResult =
  { ok: true; documentCount: number; imageCount: number } | { ok: false; problems: readonly string[] }

const imageField = z.looseObject({
  asset: z.object({ _ref: z.string() }),
  alt: z.string(),
  hotspot: z.object({ x: z.number(), y: z.number() }).nullable(),
  crop: z.record(z.string(), z.number()).nullable(),
})

/**
 * Writes a content folder as a data set that the hosted service's importer takes: data.ndjson with one document a line,
 * and the pictures in images/. Bodies are HTML, without what the site adds when it shows them. Drafts stay behind.
 */
export async function exportContent(root: string, target: string): Promise<ExportResult> {
  const loaded = await loadContent(root)
  if (!loaded.ok) return loaded
  const { snapshot } = loaded
  const imagesById = new Map([...snapshot.images.values()].map((image) => [assetId(image), image]))
  const used = new Set<ImageFile>()

  const lines = await Promise.all(
    snapshot.documents.map(async (document) => {
      const fields: Record<string, unknown> = {}
      for (const name of Object.keys(document).filter((name) => name !== 'content')) {
        fields[name] = exportField(document[name], imagesById, used)
      }
      return JSON.stringify({ ...fields, ...(await exportBody(root, document)) })
    }),
  )
  await mkdir(target, { recursive: true })
  await writeFile(join(target, 'data.ndjson'), `${lines.join('\n')}\n`)
  for (const image of used) {
    const path = join(target, 'images', image.name)
    await mkdir(dirname(path), { recursive: true })
    await copyFile(image.path, path)
  }
  return { ok: true, documentCount: lines.length, imageCount: used.size }
}

async function exportBody(root: string, document: ContentDocument): Promise<{ content?: string }> {
  if (document._type !== 'post') return {}
  const path = `posts/${document._id.slice('post-'.length)}.md`
  const parsed = parseFrontMatter(await readFile(join(root, path), 'utf8'), path, postFrontMatter)
  if (!parsed.ok) throw new Error(`${path} changed while it was exported`)
  return { content: renderPlainMarkdown(parsed.body) }
}

/** A picture becomes a reference to its file, an empty field is left out, everything else stays. */
function exportField(
  value: unknown,
  imagesById: ReadonlyMap<string, ImageFile>,
  used: Set<ImageFile>,
): unknown {
  const parsed = imageField.safeParse(value)
  if (!parsed.success) return value ?? undefined
  const { asset, alt, hotspot, crop } = parsed.data
  const file = imagesById.get(asset._ref)
  if (file === undefined) return undefined
  used.add(file)
  return {
    _type: 'image',
    _sanityAsset: `image@file://./images/${file.name}`,
    alt,
    ...(hotspot === null
      ? {}
      : { hotspot: { _type: 'sanity.imageHotspot', ...hotspot, ...areaAround(hotspot) } }),
    ...(crop === null ? {} : { crop: { _type: 'sanity.imageCrop', ...crop } }),
  }
}

/** The studio wants the size of a hotspot; we keep its middle only. This is the widest one that stays in the picture. */
function areaAround({ x, y }: { x: number; y: number }): { width: number; height: number } {
  return { width: 2 * Math.min(x, 1 - x), height: 2 * Math.min(y, 1 - y) }
}
