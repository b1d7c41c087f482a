import { brotliCompressSync, constants } from 'node:zlib'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { expect, test } from 'vitest'

/** Brotli bytes of all code in a browser; the tables of factors and airports load apart. */
const budgetBytes = 56_000
const entries = ['calculation/answer-calculation.ts', 'working/apply-corrections.ts', 'replay/replay.ts']
const others = ['factors/search-factors.ts', 'reply/render-reply.ts', 'working/summarise-set.ts']
const tables = /\.generated\.json$/

test('the engine with all its ways in is small enough for a page', async () => {
  const all = 'virtual:all'
  const bundle = await rolldown({
    input: all,
    platform: 'browser',
    external: tables,
    logLevel: 'silent',
    plugins: [
      {
        name: 'all-entries',
        resolveId: (id) => (id === all ? all : null),
        load: (id) =>
          id === all
            ? [...entries, ...others]
                .map((path) => `export * from '${join(import.meta.dirname, path)}'`)
                .join('\n')
            : null,
      },
    ],
  })
  const { output } = await bundle.generate({ format: 'esm', minify: true, codeSplitting: false })
  await bundle.close()
  const code = output.flatMap((chunk) => (chunk.type === 'chunk' ? [chunk.code] : [])).join('')
  const size = brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
  expect(size).toBeLessThan(budgetBytes)
})
