import { mkdtempDisposable, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openAnalysisPool } from './analysis-pool.ts'
import { describeSource, findSnapshot } from './find-snapshot.ts'

const bill = Buffer.from('Electricity bill\nUsage 100 kWh\n')

test('a snapshot is found for the sources that it was made of, and no more once one of them has changed', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'snapshot-'))
  const [source, blob, manifest] = ['a b.ts', 'x.blob', 'x.txt'].map((name) => join(folder.path, name))
  await writeFile(source ?? '', 'one')
  await writeFile(blob ?? '', '')
  const lines = [process.version, blob, describeSource(source ?? '')]
  await writeFile(manifest ?? '', lines.join('\n'))
  expect(findSnapshot(manifest)).toBe(blob)

  await utimes(source ?? '', 1, 1)
  expect(findSnapshot(manifest)).toBeNull()
  await writeFile(manifest ?? '', ['v1.0.0', blob, describeSource(source ?? '')].join('\n'))
  expect(findSnapshot(manifest)).toBeNull()
  expect(findSnapshot(join(folder.path, 'none.txt'))).toBeNull()
})

test('files are read from the sources when a snapshot does not start', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'snapshot-'))
  const broken = join(folder.path, 'broken.blob')
  await writeFile(broken, 'no snapshot')
  const pool = openAnalysisPool({ isLazy: true, textChildren: 1, ocrChildren: 1, snapshot: broken })
  const result = await pool.analyse(bill, 'bill.txt')
  await pool.close()
  expect(result.ok).toBe(true)
})
