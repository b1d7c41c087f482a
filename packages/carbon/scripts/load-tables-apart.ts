import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The large ones. What is imported both ways is not told apart by every bundler, so that small tables stay as they are. */
const tableImport =
  /import (\w+) from '(\.\/(?:factor-library|world-factors|airports|city-airports)\.generated\.json)' with \{ type: 'json' \};/g

/**
 * Writes a second form of built modules that bring large tables, for bundlers of pages: there a table is imported as the
 * module runs, so that it becomes a file of its own instead of a part of the page's script. Node keeps the first form,
 * which `require` takes too.
 */
export function loadTablesApart(stage: string, browser: Readonly<Record<string, string>>): void {
  for (const [module, second] of Object.entries(browser)) {
    const text = readFileSync(join(stage, module), 'utf8')
    const apart = text.replaceAll(
      tableImport,
      "const { default: $1 } = await import('$2', { with: { type: 'json' } });",
    )
    if (apart === text) throw new Error(`${module} imports no table`)
    writeFileSync(join(stage, second), apart)
  }
}
