import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeTestAnalysis } from '@doublerule/carbon/analysis/make-test-analysis.ts'
import { makeTestLine } from '@doublerule/carbon/work-out/make-test-line.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
