import { globSync, readFileSync } from 'node:fs'
import { check } from 'recheck'
import { parseAst } from 'vite'

/**
 * Looks at every regular expression written out in our code and fails where one can backtrack exponentially: a single
 * line of a visitor could then hold a processor for good. What the checker cannot decide in time is counted and printed.
 */
const longestCheckMs = 2_000

type Expression = { file: string; source: string; flags: string }

const files = globSync('{packages,site}/**/*.{ts,tsx}', {
  exclude: (name) => /node_modules|\.test\.tsx?$|^(?:e2e|eval|bench|testing)$/.test(name),
})
const expressions = new Map(
  files.flatMap(expressionsOf).map((found) => [`${found.source}/${found.flags}`, found]),
)

function expressionsOf(file: string): Expression[] {
  const found: Expression[] = []
  JSON.stringify(
    parseAst(readFileSync(file, 'utf8'), { lang: file.endsWith('x') ? 'tsx' : 'ts' }),
    (key, value: unknown) => {
      if (key === 'regex' && isLiteral(value)) found.push({ file, source: value.pattern, flags: value.flags })
      return typeof value === 'bigint' ? null : value
    },
  )
  return found
}

function isLiteral(value: unknown): value is { pattern: string; flags: string } {
  return typeof value === 'object' && value !== null && 'pattern' in value && 'flags' in value
}

let undecided = 0
const exponential: Expression[] = []
for (const expression of expressions.values()) {
  const found = await check(expression.source, expression.flags, {
    checker: 'automaton',
    timeout: longestCheckMs,
  })
  if (found.status === 'unknown') undecided += 1
  if (found.status === 'vulnerable' && found.complexity.type === 'exponential') exponential.push(expression)
}
for (const { file, source } of exponential) console.error(`${file}: backtracks exponentially: /${source}/`)
console.log(`${expressions.size} expressions, ${exponential.length} exponential, ${undecided} undecided`)
process.exit(exponential.length === 0 ? 0 : 1)
