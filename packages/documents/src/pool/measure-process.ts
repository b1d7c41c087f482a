import { readFileSync } from 'node:fs'

/** Linux counts a page as 4 kB in /proc; elsewhere the size is unknown and the kernel's limit stands alone. */
const pageBytes = 4096
/** A clock tick of /proc is a hundredth of a second on every Linux that Node runs on. */
const tickMs = 10

/** User and system time of a process with its threads (proc_pid_stat(5), after the name in brackets); null where unknown. */
export function measureCpuMs(pid: number | undefined): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) * tickMs
  } catch {
    return null
  }
}

export function measureRss(pid: number | undefined): number {
  try {
    const pages = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]
    return Number(pages) * pageBytes
  } catch {
    return 0
  }
}
