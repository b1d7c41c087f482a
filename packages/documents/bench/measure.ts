import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** The times in milliseconds of running something again and again, fastest first. */
export async function timeRuns(runs: number, run: () => unknown): Promise<number[]> {
  const times: number[] = []
  for (let count = 0; count < runs; count++) {
    const start = performance.now()
    await run()
    times.push(performance.now() - start)
  }
  return times.toSorted((a, b) => a - b)
}

/** The middle one of sorted times. */
export function medianOf(times: readonly number[]): number {
  return times[Math.floor(times.length / 2)] ?? Number.NaN
}

/** The median time of a command, or null where it is not installed. */
export async function timeCommand(
  runs: number,
  command: string,
  options: readonly string[],
): Promise<number | null> {
  if (spawnSync(command, ['--version']).error) return null
  return medianOf(await timeRuns(runs, () => spawnSync(command, options, { stdio: 'ignore' })))
}

/** Resident megabytes of a process; NaN where /proc does not tell. */
export function measureMegabytes(pid: number): number {
  try {
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1])
    return (pages * 4096) / 1024 ** 2
  } catch {
    return Number.NaN
  }
}

/** The processes that this one started. */
export function listChildren(): number[] {
  try {
    const list = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8')
    return list.split(' ').filter(Boolean).map(Number)
  } catch {
    return []
  }
}
