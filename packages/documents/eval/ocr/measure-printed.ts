import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Distortion, distortions, toPng } from './distort-page.ts'
import { makePages } from './make-pages.ts'
import type { OcrOptions } from './ocr-options.ts'
import { readings } from './picture-reading.ts'
import { readPictures } from './read-pictures.ts'
import { type PrintedScore, scorePrinted } from './score-printed.ts'
import { describeCost, showReading } from './show-reading.ts'

/** Compares what is read of printed pages, each distorted in some ways, with what is printed on them. */
export async function measurePrinted({ folder, only, atOnce, show, every, from }: OcrOptions): Promise<void> {
  const pages = await makePages(existsSync(folder) ? join(folder, 'files') : undefined, only)
  const names = Object.keys(distortions).filter((name): name is Distortion => name in distortions)
  const plan = pages.flatMap((page, index) =>
    names.flatMap((distortion, place) =>
      (index * 3 + place) % every === from ? [{ page, distortion }] : [],
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
      if (show) {
        console.log(page.name, distortion, describeCost(reading), ...each.map(describe))
        if (only !== '') showReading(reading)
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
