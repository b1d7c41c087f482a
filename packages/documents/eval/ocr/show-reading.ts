import { type PictureReading, readings } from './picture-reading.ts'

/** Processor seconds of each reading, and memory. */
export function describeCost({ first, merged, peakMb }: PictureReading): string {
  const seconds = [first, merged].map((reading) => ((reading?.ms ?? 0) / 1000).toFixed(1)).join(' + ')
  return `${seconds} s, ${peakMb.toFixed(0)} MB`
}

/** Prints what each reading read, line by line, with its confidence. */
export function showReading(reading: PictureReading): void {
  for (const name of readings) {
    console.log(`--- ${name}`)
    for (const cells of reading[name]?.lines ?? [])
      console.log(
        cells.map(({ text, readConfidence }) => `${text} (${readConfidence.toFixed(2)})`).join(' | '),
      )
  }
}
