import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { engineVersion } from '@doublerule/carbon/analysis/engine-version.ts'
import { makeTestAnalysis } from '@doublerule/carbon/analysis/make-test-analysis.ts'
import { makeTestLine } from '@doublerule/carbon/work-out/make-test-line.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { replayFiles } from './replay-files.ts'

const bill = makeTestAnalysis([makeTestLine({ kind: 'electricity', quantity: '100', unit: 'kWh' })])
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'doublerule-replay-'))
})

afterAll(() => rm(folder, { recursive: true }))

test('working papers saved by the desk are replayed, each document by itself', async () => {
  const forged = { ...bill, totals: { ...bill.totals, kgCO2e: '1' } }
  const working = { workingVersion: '1', analyses: [bill, forged], corrections: [], ticks: [], signOff: null }
  const path = join(folder, 'working-paper.json')
  await writeFile(path, JSON.stringify(working, null, 2))
  const replayed = await replayFiles([path])
  expect(replayed.map(({ isSame }) => isSame)).toEqual([true, false])
  expect(replayed[1]?.text).toContain('totals.kgCO2e: "1", now "76"')
})

test('a workbook of the desk is replayed from its sheet of papers, however many cells they fill', async () => {
  const working = { workingVersion: '1', analyses: [bill], corrections: [], ticks: [], signOff: null }
  const json = JSON.stringify(working)
  const cells = json.match(/.{1,100}/gs) ?? []
  const data = ['These cells hold the papers themselves.', ...cells].map((value) => [{ value, type: String }])
  const [ours, other] = [join(folder, 'ours.xlsx'), join(folder, 'other.xlsx')]
  await writeXlsxFile([
    { sheet: 'Summary', data: [[{ value: 'Total' }]] },
    { sheet: 'Replay', data },
  ]).toFile(ours)
  await writeXlsxFile([{ sheet: 'Summary', data: [[{ value: 'Total' }]] }]).toFile(other)
  expect(await replayFiles([ours, other])).toEqual([
    { text: `${bill.document.fileName}: same`, isSame: true },
    { text: 'not an analysis object of version 1', isSame: false },
  ])
})

test('an analysis of an older engine is named as such', async () => {
  const path = join(folder, 'older.jsonl')
  await writeFile(path, JSON.stringify({ ...bill, engine: { version: '0.1.0', factorLibrary: '2026-05' } }))
  const [replayed] = await replayFiles([path])
  const { version, factorLibrary } = engineVersion
  expect(replayed).toEqual({
    text: `${bill.document.fileName}: same, made by engine 0.1.0 with factor library 2026-05, replayed by ${version} with ${factorLibrary}`,
    isSame: true,
  })
})
