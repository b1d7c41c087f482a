import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { engineVersion } from '@doublerule/carbon/analysis/engine-version.ts'
import { makeTestAnalysis } from '@doublerule/carbon/testing/make-test-analysis.ts'
import { cutReplayCells } from '@doublerule/carbon/working/replay-cells.ts'
import { makeTestLine } from '@doublerule/carbon/testing/make-test-line.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { replayFiles } from './replay-files.ts'
import { makeTestWorking } from '@doublerule/carbon/testing/make-test-working.ts'

const bill = makeTestAnalysis([makeTestLine({ kind: 'electricity', quantity: '100', unit: 'kWh' })])
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'doublerule-replay-'))
})

afterAll(() => rm(folder, { recursive: true }))

test('working papers saved by the desk are replayed, each document by itself', async () => {
  const forged = { ...bill, totals: { ...bill.totals, kgCO2e: '1' } }
  const working = makeTestWorking(bill, forged)
  const path = join(folder, 'working-paper.json')
  await writeFile(path, JSON.stringify(working, null, 2))
  const replayed = await replayFiles([path])
  expect(replayed.map(({ isSame }) => isSame)).toEqual([true, false])
  expect(replayed[1]?.text).toContain('1 figure differs')
  expect(replayed[1]?.text).toContain('Total: 1 kg CO2e in the file, 76 kg CO2e when worked out again')
})

test('a workbook of the desk is replayed from its sheet of papers; one that lost a cell is refused', async () => {
  const working = makeTestWorking(bill)
  const { heading, cells } = cutReplayCells(JSON.stringify({ ...working, note: ' '.repeat(20_000) }))
  expect(cells.length).toBeGreaterThan(3)
  const [ours, other, cut] = ['ours', 'other', 'cut'].map((name) => join(folder, `${name}.xlsx`))
  const total = { sheet: 'Summary', data: [[{ value: 'Total' }]] }
  const replay = (kept: readonly string[]) => ({
    sheet: 'Replay',
    data: [heading, ...kept.map((cell) => [cell])].map((row) =>
      row.map((value) => ({ value, type: String })),
    ),
  })
  await writeXlsxFile([total, replay(cells)]).toFile(ours ?? '')
  await writeXlsxFile([total]).toFile(other ?? '')
  await writeXlsxFile([total, replay(cells.slice(0, -1))]).toFile(cut ?? '')
  const replayed = await replayFiles([ours ?? '', other ?? '', cut ?? ''])
  expect(replayed[0]).toEqual({ text: `${bill.document.fileName}: same`, isSame: true })
  expect(replayed[1]).toEqual({ text: 'not an analysis object of version 1', isSame: false })
  expect(replayed[2]?.text).toContain('not whole')
})

test('a workbook whose cells were typed over is said to be changed, by cell', async () => {
  const workbook = {
    Lines: [
      ['Line', 'Quantity', 'kg CO2e'],
      ['L1', '100', ['76']],
    ],
  }
  const papers = {
    workingVersion: '1',
    analyses: [bill],
    corrections: [],
    ticks: [],
    signOff: null,
    workbook,
  }
  const { heading, cells } = cutReplayCells(JSON.stringify(papers))
  const textRow = (row: readonly string[]) => row.map((value) => ({ value, type: String }))
  const replay = { sheet: 'Replay', data: [heading, ...cells.map((cell) => [cell])].map(textRow) }
  const lines = (quantity: number) => ({
    sheet: 'Lines',
    data: [
      textRow(['Line', 'Quantity', 'kg CO2e']),
      [{ value: 'L1', type: String }, ...[quantity, 76].map((value) => ({ value, type: Number }))],
    ],
  })
  const [same, edited] = ['same', 'edited'].map((name) => join(folder, `${name}.xlsx`))
  await writeXlsxFile([lines(100), replay]).toFile(same ?? '')
  await writeXlsxFile([lines(500), replay]).toFile(edited ?? '')
  expect(await replayFiles([same ?? ''])).toEqual([{ text: 'bill.pdf: same', isSame: true }])
  const [changed, papersOfIt] = await replayFiles([edited ?? ''])
  expect(changed?.isSame).toBe(false)
  expect(changed?.text).toContain('Cell Lines!B2 (Quantity): 100 when it was taken along, now 500')
  expect(papersOfIt).toEqual({ text: 'bill.pdf: same', isSame: true })
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
