import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { PictureJob, PictureReading } from './picture-reading.ts'

const entry = fileURLToPath(new URL('read-picture.ts', import.meta.url))

/** Reads each picture in a process of its own, so that its memory can be told; hands over in the order given. */
export async function readPictures<Job extends PictureJob>(
  jobs: readonly Job[],
  atOnce: number,
  onReading: (job: Job, reading: PictureReading) => void,
): Promise<void> {
  const waiting: { job: Job; reading: Promise<PictureReading> }[] = []
  for (const job of jobs) {
    if (waiting.length >= atOnce) await handOver()
    waiting.push({ job, reading: readApart(job) })
  }
  while (waiting.length > 0) await handOver()

  async function handOver(): Promise<void> {
    const next = waiting.shift()
    if (next) onReading(next.job, await next.reading)
  }
}

function readApart({ bytes, name }: PictureJob): Promise<PictureReading> {
  return new Promise((resolve, reject) => {
    const child = fork(entry, { serialization: 'advanced' })
    child.once('message', (reading: PictureReading) => resolve(reading))
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`the reading of ${name} ended with ${code}`)))
    child.send({ bytes, name })
  })
}
