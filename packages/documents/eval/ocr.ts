import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type DocumentLabel, readLabels } from './labels.ts'
import { type Distortion, distortions, toPng } from './ocr/distort-page.ts'
import { listFigureValues } from './ocr/figure-forms.ts'
import { makePages } from './ocr/make-pages.ts'
import type { PictureReading, Reading } from './ocr/picture-reading.ts'
import { readPictures } from './ocr/read-pictures.ts'
import { type PrintedScore, readings, scorePrinted } from './ocr/score-printed.ts'

const { values } = parseArgs({
  options: {
    // Beside the repository: the documents are third parties' and stay outside.
    folder: {
      type: 'string',
      default: fileURLToPath(new URL('../../../../shared/documents', import.meta.url)),
    },
    only: { type: 'string', default: '' },
    /** Printed pages, distorted, instead of labelled pictures. */
    printed: { type: 'boolean', default: false },
    /** Every page meets each n-th distortion, from the given one on. */
    every: { type: 'string', default: '4' },
    from: { type: 'string', default: '0' },
    at: { type: 'string', default: '2' },
    show: { type: 'boolean', default: false },
  },
})

const atOnce = Number(values.at)
if (values.printed) await measurePrinted()
else await measureLabelled()

async function measureLabelled(): Promise<void> {
  const labelsPath = join(values.folder, 'labels.json')
  if (!existsSync(labelsPath)) {
    console.log(`No labelled documents at ${values.folder}.`)
    return
  }
  const labels = (await readLabels(labelsPath))
    .filter(isPicture)
    .filter(({ file }) => file.includes(values.only))
  const jobs = await Promise.all(
    labels.map(async (label) => ({
      label,
      name: label.file,
      bytes: await readFile(join(values.folder, 'files', label.file)),
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
    if (values.show) show(reading)
  })
  console.log(`${jobs.length} pictures, figures wanted and found by each reading (${readings.join(', ')}):`)
  for (const group of ['en', 'other'])
    console.log(group, sums.get(`${group} wanted`), ...readings.map((name) => sums.get(`${group} ${name}`)))
  console.log(`most memory ${peakMb.toFixed(0)} MB`)
}

async function measurePrinted(): Promise<void> {
  const pages = (
    await makePages(existsSync(values.folder) ? join(values.folder, 'files') : undefined)
  ).filter(({ name }) => name.includes(values.only))
  const names = Object.keys(distortions).filter((name): name is Distortion => name in distortions)
  const plan = pages.flatMap((page, index) =>
    names.flatMap((distortion, place) =>
      (index * 3 + place) % Number(values.every) === Number(values.from) ? [{ page, distortion }] : [],
    ),
  )
  const scores: { distortion: Distortion; scores: PrintedScore[]; ms: number[] }[] = []
  let peakMb = 0
  for (let start = 0; start < plan.length; start += atOnce) {
    const jobs = await Promise.all(
      plan.slice(start, start + atOnce).map(async ({ page, distortion }) => ({
        page,
        distortion,
        name: `${page.name}.png`,
        bytes: await toPng(await distortions[distortion](page.image)),
      })),
    )
    await readPictures(jobs, atOnce, ({ page, distortion }, reading) => {
      const each = readings.map((name) => scorePrinted(page.rows, reading[name]))
      scores.push({ distortion, scores: each, ms: readings.map((name) => reading[name]?.ms ?? 0) })
      peakMb = Math.max(peakMb, reading.peakMb)
      if (values.show) {
        console.log(page.name, distortion, describeCost(reading), ...each.map(describe))
        if (values.only !== '') show(reading)
      }
    })
  }
  for (const [index, name] of readings.entries()) {
    console.log(
      `\n${name} reading: figures found, false; words with European letters; words; figures beside their words; seconds`,
    )
    for (const distortion of [...names, null]) {
      const rows = scores.filter((row) => distortion === null || row.distortion === distortion)
      const seconds = rows.reduce((total, { ms }) => total + (ms[index] ?? 0), 0) / rows.length / 1000
      const total = addUp(rows.flatMap((row) => row.scores[index] ?? []))
      console.log(`${(distortion ?? 'all').padEnd(14)} ${describe(total)}  ${seconds.toFixed(1)} s`)
      if (distortion === null) console.log(`  right by confidence: ${describeBands(total)}`)
    }
  }
  console.log(`\n${scores.length} pictures of ${pages.length} pages, most memory ${peakMb.toFixed(0)} MB`)
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

function addUp(scores: readonly PrintedScore[]): PrintedScore {
  return scores.reduce(
    (a, b) => ({
      figures: a.figures + b.figures,
      figuresRead: a.figuresRead + b.figuresRead,
      figuresFalse: a.figuresFalse + b.figuresFalse,
      letters: a.letters + b.letters,
      lettersRead: a.lettersRead + b.lettersRead,
      words: a.words + b.words,
      wordsRead: a.wordsRead + b.wordsRead,
      beside: a.beside + b.beside,
      besideRead: a.besideRead + b.besideRead,
      bands: a.bands.map((band, index) => ({
        count: band.count + (b.bands[index]?.count ?? 0),
        right: band.right + (b.bands[index]?.right ?? 0),
      })),
    }),
    scorePrinted([], null),
  )
}

function describe(score: PrintedScore): string {
  const share = (part: number, whole: number) =>
    `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`.padStart(7)
  return `${share(score.figuresRead, score.figures)} ${share(score.figuresFalse, score.figuresRead + score.figuresFalse)}  ${share(score.lettersRead, score.letters)} ${share(score.wordsRead, score.words)} ${share(score.besideRead, score.beside)}`
}

function describeBands({ bands }: PrintedScore): string {
  return bands
    .map(({ count, right }, index) => `.${index}: ${right}/${count}`)
    .filter((text) => !text.endsWith('/0'))
    .join('  ')
}

function describeCost({ first, second, peakMb }: PictureReading): string {
  const seconds = [first, second].map((reading) => ((reading?.ms ?? 0) / 1000).toFixed(1)).join(' + ')
  return `${seconds} s, ${peakMb.toFixed(0)} MB`
}

function show(reading: PictureReading): void {
  for (const name of readings) {
    console.log(`--- ${name}`)
    for (const cells of reading[name]?.lines ?? [])
      console.log(
        cells.map(({ text, readConfidence }) => `${text} (${readConfidence.toFixed(2)})`).join(' | '),
      )
  }
}
