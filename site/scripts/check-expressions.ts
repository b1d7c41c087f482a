import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { analyse } from 'scslre'
import { parseAst } from 'vite'
import { z } from 'zod'
import { isExponential } from './expressions/is-exponential.ts'

/**
 * Looks at every regular expression of the code that reads what visitors send, and of its tables of words, for ones
 * whose time explodes on some text. What was reviewed is counted by folder in `reviewed-expressions.json`: the bounds on
 * what those read keep them short. A count may only shrink; `--write` stores the smaller ones.
 */
const root = join(import.meta.dirname, '../..')
const sources = ['packages/{carbon,documents}/src/**/*.ts', 'site/{server,rendering,shared}/**/*.{ts,tsx}']
const tables = 'packages/documents/lexicon/*.tsv'
const reviewedFile = join(import.meta.dirname, 'reviewed-expressions.json')
const reviewedSchema = z.object({
  exponential: z.record(z.string(), z.number()),
  polynomial: z.record(z.string(), z.number()),
})

type Kind = keyof z.infer<typeof reviewedSchema>
type Expression = { path: string; line: number; source: string; flags: string }

const judges: Readonly<Record<Kind, (expression: Expression) => boolean>> = {
  exponential: ({ source, flags }) => isExponential(source, flags),
  polynomial: ({ source, flags }) =>
    analyse({ source, flags }, { reportTypes: { Move: false } }).reports.length > 0,
}

function listExpressions(path: string): Expression[] {
  const text = readFileSync(join(root, path), 'utf8')
  const found: Expression[] = []
  visit(parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' }), ({ start, pattern, flags }) => {
    found.push({ path, line: text.slice(0, start).split('\n').length, source: pattern, flags })
  })
  return found
}

/** The rows of a table of the reader's words that has a column of patterns. */
function listPatterns(path: string): Expression[] {
  const [head = [], ...rows] = readFileSync(join(root, path), 'utf8')
    .trimEnd()
    .split('\n')
    .map((row) => row.split('\t'))
  const [patternAt, flagsAt] = [head.indexOf('pattern'), head.indexOf('flags')]
  return rows.flatMap((row, index) => {
    const source = row[patternAt]
    return source === undefined ? [] : [{ path, line: index + 2, source, flags: row[flagsAt] ?? '' }]
  })
}

const literalSchema = z.object({
  type: z.literal('Literal'),
  start: z.number(),
  regex: z.object({ pattern: z.string(), flags: z.string() }),
})

function visit(
  node: unknown,
  onFound: (found: { start: number; pattern: string; flags: string }) => void,
): void {
  if (typeof node !== 'object' || node === null) return
  const literal = literalSchema.safeParse(node)
  if (literal.success) onFound({ start: literal.data.start, ...literal.data.regex })
  else for (const part of Object.values(node)) visit(part, onFound)
}

/** Files move more often than folders such as `packages/documents/src`. */
function folderOf({ path }: Expression): string {
  return path.split('/').slice(0, 3).join('/')
}

function countByFolder(found: readonly Expression[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const expression of found) counts[folderOf(expression)] = (counts[folderOf(expression)] ?? 0) + 1
  return counts
}

const paths = globSync(sources, { cwd: root }).filter((path) => !/\.test\.|\/testing\//.test(path))
const expressions = [
  ...paths.toSorted().flatMap(listExpressions),
  ...globSync(tables, { cwd: root }).toSorted().flatMap(listPatterns),
]
const found = {
  exponential: expressions.filter(judges.exponential),
  polynomial: expressions.filter(judges.polynomial),
}
if (process.argv.includes('--write')) {
  const counts = {
    exponential: countByFolder(found.exponential),
    polynomial: countByFolder(found.polynomial),
  }
  writeFileSync(reviewedFile, `${JSON.stringify(counts, null, 2)}\n`)
}
const reviewed = reviewedSchema.parse(JSON.parse(readFileSync(reviewedFile, 'utf8')))
let failures = 0
for (const kind of ['exponential', 'polynomial'] as const) {
  for (const [folder, count] of Object.entries(countByFolder(found[kind]))) {
    const known = reviewed[kind][folder] ?? 0
    if (count === known) continue
    if (count > known) failures += 1
    console.log(`${folder}: ${count} expressions of ${kind} time, ${known} were reviewed`)
    for (const expression of found[kind].filter((one) => folderOf(one) === folder))
      console.log(`  ${expression.path}:${expression.line}: ${expression.source.slice(0, 80)}`)
  }
}
console.log(
  `${expressions.length} expressions: ${found.exponential.length} of exponential and ${found.polynomial.length} of polynomial time`,
)
process.exit(failures > 0 ? 1 : 0)
