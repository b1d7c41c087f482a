import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { analyseDocument } from '../src/analyse/analyse-document.ts'
import { isImage } from '../src/read/sniff/is-image.ts'
import { openAnalysisPool } from '../src/pool/analysis-pool.ts'

/** Throws unless a reader from the snapshot gives what the sources give, for each specimen that is no picture. */
export async function checkSnapshot(blob: string, specimens: string): Promise<void> {
  const pool = openAnalysisPool({ isLazy: true, snapshot: blob })
  try {
    for (const file of await readdir(specimens, { withFileTypes: true })) {
      if (!file.isFile()) continue
      const bytes = await readFile(join(specimens, file.name))
      if (isImage(bytes)) continue
      const read = await pool.analyse(bytes, file.name)
      const expected = await analyseDocument(bytes, file.name)
      if (!isDeepStrictEqual(read, expected)) throw new Error(`the snapshot reads ${file.name} differently`)
    }
    if (pool.status().restarts > 0) throw new Error('the snapshot does not start')
  } finally {
    await pool.close()
  }
}
