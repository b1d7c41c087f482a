import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const holder = fileURLToPath(new URL('hold-busy-pool.ts', import.meta.url))

/** Field 4 of proc_pid_stat(5), after the name in brackets. */
function parentOf(pid: string): number | null {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1])
  } catch {
    return null
  }
}

function childrenOf(parent: number | undefined): string[] {
  return readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === parent)
}

test.runIf(process.platform === 'linux')(
  'readers end when their server is killed, also one that reads a file without end',
  async () => {
    const server = spawn(process.execPath, ['--no-warnings', holder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(server.stdout, 'data')
    const readers = childrenOf(server.pid)
    expect(readers).toHaveLength(2)
    server.kill('SIGKILL')
    await expect
      .poll(() => readers.filter((pid) => parentOf(pid) !== null), { timeout: 4000, interval: 100 })
      .toEqual([])
  },
)
