import type { DocumentText } from '../../src/document-text.ts'
import { readDocument } from '../../src/read/read-document.ts'
import type { PictureJob, PictureReading, Reading } from './picture-reading.ts'

process.on('message', ({ bytes, name }: PictureJob) => {
  void readPicture(bytes, name).then((reading) => process.send?.(reading, () => process.exit(0)))
})

async function readPicture(bytes: Uint8Array, name: string): Promise<PictureReading> {
  const started = process.cpuUsage()
  const read = await readDocument(bytes, name)
  const first = read.ok ? describe(read.value, process.cpuUsage(started)) : null
  const startedAgain = process.cpuUsage()
  const again = read.ok ? await read.readAgain?.() : undefined
  const merged = again ? describe(again, process.cpuUsage(startedAgain)) : null
  return { first, merged, peakMb: process.resourceUsage().maxRSS / 1024 }
}

function describe({ pages }: DocumentText, { user, system }: NodeJS.CpuUsage): Reading {
  const rows = pages.flatMap((page) => page.rows)
  const lines = rows.map(({ cells }) => cells.map(({ text, readConfidence }) => ({ text, readConfidence })))
  return { lines, ms: (user + system) / 1000 }
}
