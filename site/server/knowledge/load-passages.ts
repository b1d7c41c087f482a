import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { parseFrontMatter } from '#server/content/parse-front-matter.ts'
import { siteConfig } from '#shared/site-config.ts'
import type { Passage } from './passage.ts'

const frontMatter = z
  .strictObject({
    title: z.string(),
    topics: z.string().default(''),
    route: z.string().regex(/^(?:\/|https:\/\/|\{)/),
    source: z.string(),
    basis: z.enum(['page', 'program']).default('page'),
    checked: z.iso.date().optional(),
    lists: z.array(z.string()).default([]),
    asked: z.array(z.string()).min(1),
  })
  .refine(({ route, checked }) => !route.startsWith('https:') || checked !== undefined, {
    path: ['checked'],
    message: 'a source of others names the day on which it was read',
  })

/** What a passage leaves to the one file to rebrand. */
const blanks: readonly (readonly [string, string])[] = [
  ['{brand}', siteConfig.brand],
  ['{tagline}', siteConfig.tagline],
  ['{email.contact}', siteConfig.emails.contact],
  ['{email.support}', siteConfig.emails.support],
  ['{email.security}', siteConfig.emails.security],
  ['{documentation}', siteConfig.links.documentation],
]

export type PassageSource = { path: string; text: string }

/** Every passage below a folder as written, one Markdown file each. */
export function readSources(folder: string): PassageSource[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.md'),
  )
  return files.sort().map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }))
}

/** Another key for another text or another name. */
export function keyOfSources(sources: readonly PassageSource[]): string {
  return createHash('sha256').update(JSON.stringify(sources)).digest('base64url')
}

/** A fault in one passage is a fault of the whole start. */
export function readPassage({ path, text }: PassageSource): Passage {
  const read = parseFrontMatter(text, path, frontMatter)
  if (!read.ok) throw new Error(read.problems.join('\n'))
  const { title, topics, route, source, basis, checked, lists, asked } = read.value
  return {
    id: path.replace(/\.md$/, '').replaceAll(/[/\\]/g, '.'),
    topic: fill(title),
    keywords: fill(topics),
    questions: asked.map(fill),
    text: fill(read.body.trim()),
    page: { title: fill(source), path: fill(route) },
    basis,
    lists,
    checked: checked ?? null,
  }
}

function fill(text: string): string {
  return blanks.reduce((filled, [blank, value]) => filled.replaceAll(blank, value), text)
}
