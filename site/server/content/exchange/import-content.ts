import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'
import { loadContent } from '../load-content.ts'
import { exportedDocument, type ExportedDocument } from './exported-document.ts'
import { writeContentFile } from './write-content-file.ts'

export type ImportResult =
  | { ok: true; documentCount: number; imageCount: number; skipped: readonly string[] }
  | { ok: false; problems: readonly string[] }

type ReadResult = { documents: readonly ExportedDocument[]; skipped: string[]; problems: string[] }

const folders = { post: 'posts', author: 'authors', category: 'categories' } as const
const imagePrefix = 'image@file://./images/'

/**
 * Reads a data set in the export's shape (data.ndjson and images/) and writes it as a content folder, one file a document,
 * named after its slug. Drafts and documents of other types are skipped and named. The written folder is checked whole.
 */
export async function importContent(source: string, target: string): Promise<ImportResult> {
  const { documents, skipped, problems } = readDocuments(await readFile(join(source, 'data.ndjson'), 'utf8'))
  const slugs = new Map(documents.map((document) => [document._id, document.slug.current]))
  const images = new Set<string>()

  function slugOf(reference: { _ref: string }): string {
    const slug = slugs.get(reference._ref)
    if (slug === undefined)
      problems.push(`a reference leads to ${reference._ref}, which is not in the data set`)
    return slug ?? ''
  }

  function imageFileOf(asset: string): string {
    const name = normalize(asset.slice(imagePrefix.length))
    if (!asset.startsWith(imagePrefix) || name.startsWith('..')) {
      problems.push(`${asset}: must be a file below ${imagePrefix}`)
    } else {
      images.add(name)
    }
    return name
  }

  const files = documents.map((document) => ({
    path: `${folders[document._type]}/${document.slug.current}.md`,
    text: writeContentFile(document, { slugOf, imageFileOf }),
  }))
  const paths = files.map(({ path }) => path)
  problems.push(
    ...paths.filter((path, index) => paths.indexOf(path) < index).map((path) => `${path}: two documents`),
  )
  if (problems.length > 0) return { ok: false, problems }

  for (const { path, text } of files) await writeBelow(target, path, (file) => writeFile(file, text))
  for (const name of images) {
    await writeBelow(target, join('images', name), (file) => copyFile(join(source, 'images', name), file))
  }
  const loaded = await loadContent(target)
  return loaded.ok ? { ok: true, documentCount: files.length, imageCount: images.size, skipped } : loaded
}

function readDocuments(ndjson: string): ReadResult {
  const documents: ExportedDocument[] = []
  const skipped: string[] = []
  const problems: string[] = []
  for (const [index, line] of ndjson.split('\n').entries()) {
    if (line.trim() === '') continue
    const value = parseJson(line)
    const { _id: id, _type: type } = { ...value }
    if (typeof id !== 'string' || typeof type !== 'string') {
      problems.push(`data.ndjson:${index + 1}:1 must be a document in JSON with _id and _type`)
    } else if (!Object.hasOwn(folders, type) || id.includes('.')) {
      skipped.push(`${type} ${id}`)
    } else {
      const parsed = exportedDocument.safeParse(value)
      if (parsed.success) documents.push(parsed.data)
      else
        problems.push(
          ...parsed.error.issues.map(
            ({ path, message }) => `data.ndjson:${index + 1}:1 ${path.join('.')}: ${message}`,
          ),
        )
    }
  }
  return { documents, skipped, problems }
}

function parseJson(line: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null ? { ...value } : null
  } catch {
    return null
  }
}

async function writeBelow(root: string, path: string, write: (file: string) => Promise<void>): Promise<void> {
  const file = join(root, path)
  await mkdir(dirname(file), { recursive: true })
  await write(file)
}
