import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { closeOcrEngine } from '../src/read/ocr/ocr-engine.ts'
import { analyseDocument } from '../src/analyse/analyse-document.ts'
import { openAnalysisPool } from '../src/pool/analysis-pool.ts'
import { findSnapshot } from '../src/pool/find-snapshot.ts'
import { makeSnapshot } from './make-snapshot.ts'

const specimens = new URL('../specimens/', import.meta.url)

afterAll(closeOcrEngine)

// What is no picture is compared when the snapshot is made.
test('a reader from the snapshot reads a photo to the object that the sources give', async () => {
  while ((await makeSnapshot()) === 'busy') await new Promise((resolve) => setTimeout(resolve, 500))
  const snapshot = findSnapshot()
  expect(snapshot).not.toBeNull()
  const bytes = await readFile(fileURLToPath(new URL('fuel-docket.jpg', specimens)))
  const pool = openAnalysisPool({ isLazy: true, snapshot })
  const read = await pool.analyse(bytes, 'fuel-docket.jpg')
  await pool.close()
  expect(read).toEqual(await analyseDocument(bytes, 'fuel-docket.jpg'))
})
