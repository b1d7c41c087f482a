import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** HTML of articles by the hash of their files, so that a server need not load what makes it. */
export type RenderedArticles = ReadonlyMap<string, string>

export const renderedArticlesPath = join(import.meta.dirname, '../../dist/articles.json')
const storedSchema = z.record(z.string(), z.string())

export function articleKey(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

/** What the build rendered; empty where there is none. An article that was changed since is not in it. */
export async function readRenderedArticles(): Promise<RenderedArticles> {
  const text = await readFile(renderedArticlesPath, 'utf8').catch(() => '{}')
  return new Map(Object.entries(storedSchema.parse(JSON.parse(text))))
}
