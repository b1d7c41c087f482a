import { readFileSync } from 'node:fs'

const lineBreak = ' // '

/** The rows of a file of made papers beside this one: cells, the last of which holds the lines of a paper. */
export function readCorpus(name: string): { cells: readonly string[]; lines: readonly string[] }[] {
  const [, ...rows] = readFileSync(new URL(name, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
  return rows.map((row) => {
    const cells = row.split('\t')
    return { cells, lines: (cells.at(-1) ?? '').split(lineBreak) }
  })
}
