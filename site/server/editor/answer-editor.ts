import { createHash } from 'node:crypto'
import { readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import {
  authorFrontMatter,
  categoryFrontMatter,
  postFrontMatter,
} from '#server/content/front-matter-schema.ts'
import { parseFrontMatter } from '#server/content/parse-front-matter.ts'
import type { EditorRequest } from './editor-request.ts'

export type EditorAnswer = { ok: true; value: unknown } | { ok: false; detail: string }

const schemas = {
  posts: postFrontMatter,
  authors: authorFrontMatter,
  categories: categoryFrontMatter,
} as const

/** Answers one request of the editor over a content folder. A text with a fault is refused and not written. */
export async function answerEditor(root: string, request: EditorRequest): Promise<EditorAnswer> {
  switch (request.action) {
    case 'info':
      return { ok: true, value: { repo: basename(root), publish_modes: ['simple'], type: 'local_fs' } }
    case 'getDeployPreview':
      return { ok: true, value: null }
    case 'entriesByFolder': {
      const { folder } = request.params
      const names = (await readdir(join(root, folder))).filter((name) => name.endsWith('.md')).toSorted()
      return { ok: true, value: await Promise.all(names.map((name) => readEntry(root, `${folder}/${name}`))) }
    }
    case 'entriesByFiles': {
      const { files } = request.params
      return { ok: true, value: await Promise.all(files.map(({ path }) => readEntry(root, path))) }
    }
    case 'getEntry':
      return { ok: true, value: await readEntry(root, request.params.path) }
    case 'persistEntry':
      return persistEntry(root, request.params)
    case 'getMedia': {
      const { mediaFolder } = request.params
      const names = (await readdir(join(root, mediaFolder))).toSorted()
      return {
        ok: true,
        value: await Promise.all(names.map((name) => readPicture(root, `${mediaFolder}/${name}`))),
      }
    }
    case 'getMediaFile':
      return { ok: true, value: await readPicture(root, request.params.path) }
    case 'persistMedia': {
      const { path, content } = request.params.asset
      await writeWhole(join(root, path), Buffer.from(content, 'base64'))
      return { ok: true, value: await readPicture(root, path) }
    }
    case 'deleteFiles':
      await Promise.all(request.params.paths.map((path) => rm(join(root, path), { force: true })))
      return { ok: true, value: { message: 'deleted' } }
  }
}

async function persistEntry(
  root: string,
  { dataFiles, assets }: Extract<EditorRequest, { action: 'persistEntry' }>['params'],
): Promise<EditorAnswer> {
  const problems = dataFiles.flatMap(({ path, newPath, raw }) => findProblems(newPath ?? path, raw))
  if (problems.length > 0) return { ok: false, detail: problems.join('\n') }
  for (const { path, content } of assets) await writeWhole(join(root, path), Buffer.from(content, 'base64'))
  for (const { path, newPath, raw } of dataFiles) {
    await writeWhole(join(root, newPath ?? path), raw)
    if (newPath !== undefined && newPath !== path) await rm(join(root, path), { force: true })
  }
  return { ok: true, value: { message: 'entry persisted' } }
}

function findProblems(path: string, raw: string): readonly string[] {
  const kind = path.split('/')[0]
  const schema = kind === 'posts' || kind === 'authors' || kind === 'categories' ? schemas[kind] : null
  if (schema === null) return [`${path}: not a folder of the content`]
  const parsed = parseFrontMatter(raw, path, schema)
  return parsed.ok ? [] : parsed.problems
}

async function readEntry(root: string, path: string) {
  const data = await readFile(join(root, path), 'utf8').catch(() => null)
  return { data, file: { path, id: data === null ? null : hashOf(data) } }
}

async function readPicture(root: string, path: string) {
  const bytes = await readFile(join(root, path))
  return {
    id: hashOf(bytes),
    content: bytes.toString('base64'),
    encoding: 'base64',
    path,
    name: basename(path),
  }
}

/** Written beside and put in place at once: the server that watches the folder never reads half a file. */
async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  const draft = join(file, '..', `.${basename(file)}.tmp`)
  await writeFile(draft, content)
  await rename(draft, file)
}

function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}
