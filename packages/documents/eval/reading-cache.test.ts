import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { analyseDocument } from '../src/analyse/analyse-document.ts'
import { analyseReading } from './analyse-reading.ts'
import { openReadingCache } from './reading-cache.ts'

const specimen = fileURLToPath(new URL('../specimens/gas-bill.pdf', import.meta.url))
const invoice = `<Invoice><IssueDate>2026-03-04</IssueDate><DocumentCurrencyCode>EUR</DocumentCurrencyCode>
<InvoiceLine><InvoicedQuantity unitCode="KWH">820</InvoicedQuantity><Item><Name>Electricity</Name></Item></InvoiceLine></Invoice>`

test.each(['gas-bill.pdf', 'invoice.txt'])(
  'a reading that was kept of %s gives the same analysis as its bytes',
  async (name) => {
    const folder = await mkdtemp(join(tmpdir(), 'readings-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const path = join(folder, name)
    const cached = join(folder, 'readings')
    const bytes = name.endsWith('.pdf') ? await readFile(specimen) : new TextEncoder().encode(invoice)
    await writeFile(path, bytes)
    const read = await (await openReadingCache(cached)).read(path)
    const kept = await (await openReadingCache(cached)).read(path)
    expect(kept).toEqual(read)
    expect(await readdir(cached)).toHaveLength(1)
    const analysed = await analyseDocument(new Uint8Array(bytes), name)
    expect(analysed.ok && analysed.analysis.activities.length > 0).toBe(true)
    expect(await analyseReading(kept)).toEqual(analysed)
  },
)
