import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Milliseconds of one run: the middle of the times by the clock, and the mean of the processor time. */
export type Measured = { clockMs: number; cpuMs: number }

/** Runs something again and again. The clock counts what else the machine does; the processor time does not. */
export async function timeRuns(runs: number, run: () => unknown): Promise<Measured> {
  const times: number[] = []
  const cpuBefore = measureCpuMs()
  for (let count = 0; count < runs; count++) {
    const start = performance.now()
    await run()
    times.push(performance.now() - start)
  }
  const sorted = times.toSorted((a, b) => a - b)
  return {
    clockMs: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN,
    cpuMs: (measureCpuMs() - cpuBefore) / runs,
  }
}

/** The time of a command, or null where it is not installed. */
export async function timeCommand(
  runs: number,
  command: string,
  options: readonly string[],
): Promise<Measured | null> {
  if (spawnSync(command, ['--version']).error) return null
  return timeRuns(runs, () => spawnSync(command, options, { stdio: 'ignore' }))
}

const tickMs = 10

/** Processor time of this process, of its children that ended, and of those that live; NaN where /proc does not tell. */
function measureCpuMs(): number {
  const own = readTicks(process.pid)
  const living = listChildren().reduce((sum, pid) => sum + readTicks(pid).self, 0)
  return (own.self + own.ended + living) * tickMs
}

/** utime, stime, cutime and cstime of proc_pid_stat(5), which stand after the name in brackets. */
function readTicks(pid: number): { self: number; ended: number } {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').map(Number) ?? []
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15)
    return { self: user + system, ended: endedUser + endedSystem }
  } catch {
    return { self: Number.NaN, ended: Number.NaN }
  }
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
