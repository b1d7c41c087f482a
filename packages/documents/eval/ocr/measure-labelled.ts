import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { type DocumentLabel, readLabels } from '../labels.ts'
import { listFigureValues } from './figure-forms.ts'
import type { OcrOptions } from './ocr-options.ts'
import { type Reading, readings } from './picture-reading.ts'
import { readPictures } from './read-pictures.ts'
import { describeCost, showReading } from './show-reading.ts'

/** Counts the labelled quantities and totals that appear among the figures read of each labelled picture. */
export async function measureLabelled({ folder, only, atOnce, show }: OcrOptions): Promise<void> {
  const labelsPath = join(folder, 'labels.json')
  if (!existsSync(labelsPath)) {
    console.log(`No labelled documents at ${folder}.`)
    return
  }
  const labels = (await readLabels(labelsPath)).filter(isPicture).filter(({ file }) => file.includes(only))
  const jobs = await Promise.all(
    labels.map(async (label) => ({
      label,
      name: label.file,
      bytes: await readFile(join(folder, 'files', label.file)),
    })),
  )
  const sums = new Map<string, number>()
  let peakMb = 0
  await readPictures(jobs, atOnce, ({ label }, reading) => {
    const wanted = listWanted(label)
    const found = readings.map((name) => wanted.filter((figure) => isFound(figure, reading[name])))
    const group = label.language.startsWith('en') ? 'en' : 'other'
    add(sums, `${group} wanted`, wanted.length)
    for (const [index, name] of readings.entries()) add(sums, `${group} ${name}`, found[index]?.length ?? 0)
    peakMb = Math.max(peakMb, reading.peakMb)
    const counts = found.map((figures) => figures.length).join(' ')
    const missed = wanted.filter((figure) => !found.every((figures) => figures.includes(figure)))
    console.log(
      `${label.file.padEnd(58)} ${wanted.length}: ${counts}   ${describeCost(reading)}  ${missed.map(([value]) => value).join(' ')}`,
    )
    if (show) showReading(reading)
  })
  console.log(`${jobs.length} pictures, figures wanted and found by each reading (${readings.join(', ')}):`)
  for (const group of ['en', 'other'])
    console.log(group, sums.get(`${group} wanted`), ...readings.map((name) => sums.get(`${group} ${name}`)))
  console.log(`most memory ${peakMb.toFixed(0)} MB`)
}

function isPicture({ file, imageOnly }: DocumentLabel): boolean {
  return imageOnly || ['.jpg', '.jpeg', '.png'].includes(extname(file))
}

/** Each labelled figure with the values that it may be printed as. */
function listWanted({ activities, total, totalAccept, uncertain }: DocumentLabel): number[][] {
  const quantities = activities
    .filter(({ optional }) => !optional)
    .map(({ quantity, accept }) => [quantity, ...accept.map((other) => other.quantity)])
  const totals = total === null || uncertain.includes('total') ? [] : [[total, ...totalAccept]]
  return [...quantities, ...totals].map((accepted) => accepted.flatMap((value) => value ?? []))
}

function isFound(accepted: readonly number[], reading: Reading | null): boolean {
  const given = (reading?.lines ?? []).flatMap((cells) => [
    ...cells.flatMap(({ text }) => listFigureValues(text)),
    ...listFigureValues(cells.map(({ text }) => text).join(' ')),
  ])
  return accepted.some((value) => given.some((other) => Math.abs(other - Math.abs(value)) < 1e-9))
}

function add(sums: Map<string, number>, name: string, count: number): void {
  sums.set(name, (sums.get(name) ?? 0) + count)
}
