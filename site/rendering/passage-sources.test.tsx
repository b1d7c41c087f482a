// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readLimits } from '@doublerule/documents/read/limits/read-limits.ts'
import { expect, test } from 'vitest'
import { contentStems, normaliseText, splitWords } from '#server/assistant/question-words.ts'
import { allPassages } from '#server/knowledge/all-passages.ts'
import { pages } from '#shared/answer-pages.ts'
import { settings } from '#server/settings.ts'
import { limits } from '#shared/limits.ts'
import type { PageLink, Passage } from '#server/knowledge/passage.ts'
import { referencePath } from '#shared/api-reference-model.ts'
import { defaultPublicConfig } from '#shared/public-config.ts'
import { serverEntry } from './entry-server.tsx'

/** So much of a passage's own vocabulary has to stand on its page; what an answer adds are words like "the page lists". */
const leastShare = 0.5

/** A sentence on what the site does not state has no page to stand on. */
const saysUnstated =
  /please \[?ask|please send|not something I cover|not described|not stated|not on the site|does not (?:say|state|describe)|I don’t know|is named on the site|makes no promise/i

/** What a passage on the program may count: its limits, the scopes, and the standards it names. */
const heldByProgram = new Set(
  [
    limits.papersInSet,
    limits.filesInCall,
    limits.uploadsPerSession,
    limits.fileBytes / 1024 ** 2,
    settings.shape.WORKING_RETENTION_DAYS.parse(undefined),
    readLimits.pdfTextPages,
    readLimits.pdfOcrPages,
    1,
    2,
    3,
    100,
    14064,
  ].map(String),
)
/** A passage on the library counts what its tables hold: factors with their notes and editions, properties of fuels, units. */
const libraryFolder = join(import.meta.dirname, '../../packages/carbon/src')
const heldByLibrary = new Set(
  ['factors', 'units']
    .flatMap((folder) =>
      readdirSync(join(libraryFolder, folder))
        .filter((file) => file.endsWith('.json'))
        .map((file) => readFileSync(join(libraryFolder, folder, file), 'utf8')),
    )
    .flatMap((table) => table.match(/\d+(?:\.\d+)?/g) ?? []),
)
const isOfLibrary = ({ page }: Passage) => page.path.startsWith('/factors/')
const countWords = ['zero', 'one', 'two', 'three', 'four', 'five', 'six']

const posts = join(import.meta.dirname, '../../content/posts')
const texts = new Map<string, string>()
for (const { path, rendering } of await listFixedPages()) {
  // The endpoints of /api are the server's; its words stand on the page without them.
  const apiFetch = (asked: string) =>
    Promise.resolve(
      asked === referencePath
        ? new Response(null, { status: 503 })
        : Response.json(rendering === 'per-request' ? { result: [] } : {}),
    )
  const { body } = await serverEntry.renderPage({
    pathname: path,
    apiFetch,
    publicConfig: defaultPublicConfig,
  })
  texts.set(path, readableText(body))
}
for (const file of readdirSync(posts)) {
  texts.set(`/blog/${file.replace(/\.md$/, '')}`, readFileSync(join(posts, file), 'utf8'))
}

async function listFixedPages() {
  const listed = await serverEntry.listPages()
  return listed
    .filter(({ path }) => !path.includes(':'))
    .map(({ path }) => ({ path, rendering: serverEntry.findPage(path)?.rendering }))
}

function readableText(body: string): string {
  return body
    .slice(body.indexOf('<main'), body.indexOf('</main>'))
    .replace(/<script\b.*?<\/script>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
}

function stemsOf(text: string): Set<string> {
  return new Set(contentStems(splitWords(normaliseText(text.replace(/\]\([^)]*\)/g, ']')))))
}

function figuresOf(text: string): string[] {
  const inDigits = countWords.reduce(
    (read, word, count) => read.replace(new RegExp(`\\b${word}\\b`, 'gi'), String(count)),
    text,
  )
  return inDigits.match(/\d[\d,.]*\d|\d/g) ?? []
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.?!;])\s+/)
}

/** Cites the contact page because the site has no answer, or does not offer it, and says so. */
function sendsToPeople({ id, page, text }: Passage): boolean {
  if (page.path !== pages.contact.path) return false
  return id.startsWith('unstated.') || saysUnstated.test(text) || text.startsWith('No: ')
}

/** What of a passage its page does not hold: figures, and the share of its words that are found. */
function compare(passage: Passage, page: PageLink): { lostFigures: string[]; share: number } {
  const text = texts.get(page.path) ?? ''
  const held = stemsOf(text)
  const claims = sentencesOf(passage.text).filter((sentence) => !saysUnstated.test(sentence))
  const own = [...stemsOf(claims.join(' '))]
  const heldFigures = new Set(figuresOf(text))
  return {
    lostFigures: figuresOf(claims.join(' ')).filter((figure) => !heldFigures.has(figure)),
    share: own.filter((stem) => held.has(stem)).length / own.length,
  }
}

function isOurs({ path }: PageLink): boolean {
  return path.startsWith('/')
}

const ours = allPassages.filter(({ page }) => isOurs(page))

test('every source of ours is a page or an article that exists', () => {
  expect(Object.values(pages).filter((page) => isOurs(page) && !texts.has(page.path))).toEqual([])
})

test('the page of a passage holds its figures and most of its words', () => {
  const checked = ours.filter((passage) => !sendsToPeople(passage) && passage.basis === 'page')
  expect(checked.length).toBeGreaterThan(ours.length * 0.45)
  const astray = checked.flatMap((passage) => {
    const { lostFigures, share } = compare(passage, passage.page)
    if (share >= leastShare && lostFigures.length === 0) return []
    return [`${passage.id} on ${passage.page.path}: ${share.toFixed(2)} ${lostFigures.join(' ')}`]
  })
  expect(astray).toEqual([])
})

test('a passage on what the program does names its limits, and no other figure but in an example', () => {
  const onProgram = ours.filter(({ basis }) => basis === 'program')
  expect(onProgram).not.toEqual([])
  const invented = onProgram.flatMap((passage) =>
    figuresOf(passage.text.replace(/“[^”]*”/g, ''))
      .filter((figure) => !heldByProgram.has(figure))
      .filter((figure) => !isOfLibrary(passage) || !heldByLibrary.has(figure.replaceAll(',', '')))
      .map((figure) => `${passage.id}: ${figure}`),
  )
  expect(invented).toEqual([])
})

test('a page that says nothing of it is told from the one that does', () => {
  const wrong: readonly (readonly [string, PageLink])[] = [
    ['rules.aasb-s2', pages.features],
    ['rules.nger', pages.features],
    ['platform.time-saving', pages.features],
    ['demo.limits', pages.emissionData],
    ['basics.scope-3', pages.emissionData],
    ['privacy.retention', pages.terms],
  ]
  const taken = wrong.filter(([id, page]) => {
    const passage = allPassages.find((candidate) => candidate.id === id)
    if (passage === undefined) return true
    const { lostFigures, share } = compare(passage, page)
    return share >= leastShare && lostFigures.length === 0
  })
  expect(taken).toEqual([])
})

test('a rule of others is sourced to whoever publishes it', () => {
  const foreign = Object.values(pages).filter((page) => !isOurs(page))
  expect(foreign.filter(({ path }) => URL.parse(path)?.protocol !== 'https:')).toEqual([])
})
