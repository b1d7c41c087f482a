import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { buildTables, printTable } from '../../scripts/build-tables.ts'

const dataFolder = new URL('../../data/', import.meta.url)
const sourceFolder = new URL('../', import.meta.url)
const tables = buildTables((fileName) => readFileSync(new URL(fileName, dataFolder), 'utf8'))

test.each([...tables])('%s is what its CSV gives; else run scripts/generate-data.ts', (path, table) => {
  expect(readFileSync(new URL(path, sourceFolder), 'utf8') === printTable(table)).toBe(true)
})

test('the table for the browser stays small', () => {
  const bytes = readFileSync(new URL('factors/electricity-au.generated.json', sourceFolder)).byteLength
  expect(bytes).toBeLessThan(20_000)
})
