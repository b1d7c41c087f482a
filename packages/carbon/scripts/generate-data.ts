import { readFileSync, writeFileSync } from 'node:fs'
import { buildTables, printTable } from './build-tables.ts'

const dataFolder = new URL('../data/', import.meta.url)
const sourceFolder = new URL('../src/', import.meta.url)

const tables = buildTables((fileName) => readFileSync(new URL(fileName, dataFolder), 'utf8'))
for (const [path, table] of tables) {
  const text = printTable(table)
  writeFileSync(new URL(path, sourceFolder), text)
  console.log(`${path} ${text.length} bytes`)
}
