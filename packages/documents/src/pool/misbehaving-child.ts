import { setTimeout as sleep } from 'node:timers/promises'
import { poolLimits } from './pool-limits.ts'
import type { ChildMessage, JobMessage } from './pool-messages.ts'
import { startWatchdog } from './start-watchdog.ts'

/** A child for the tests of the pool: the name of the file says what it does. */
function send(message: ChildMessage): void {
  process.send?.(message)
}

async function misbehave({ id, task, lane }: JobMessage): Promise<void> {
  const fileName = task.kind === 'analyse' ? task.fileName : ''
  const kept: unknown[] = []
  if (fileName === 'loop') for (;;);
  if (fileName === 'exit') process.exit(1)
  if (fileName === 'killed') process.kill(process.pid, 'SIGKILL')
  if (fileName === 'heap') for (;;) kept.push(Array.from<number>({ length: 1_000_000 }).fill(1))
  if (fileName === 'buffers') for (;;) kept.push(Buffer.alloc(50_000_000, 1))
  if (fileName === 'bug') {
    send({ kind: 'failed', id, fault: { name: 'TypeError', at: ['at readNothing (nowhere.ts:1:1)'] } })
    return
  }
  if (fileName === 'slow') await sleep(400)
  if (fileName === 'starved') await sleep(1800)
  if (fileName === 'grows') {
    send({ kind: 'allowed', id, allowedMs: 30_000 })
    // Longer than what a text job may take at first.
    const end = process.cpuUsage().user + 2_500_000
    while (process.cpuUsage().user < end) for (let sum = 0; sum < 1e7; sum += 1);
  }
  if (fileName === 'slow scan') await sleep(100)
  if (fileName.endsWith('scan') && lane === 'text') {
    send({ kind: 'needs-ocr', id })
    return
  }
  // The process number and lane stand in the detail, where the tests read them.
  const detail = `${process.pid} ${lane} ${process.argv[2]}`
  const isSpent = fileName === 'spent'
  send({ kind: 'done', id, result: { ok: false, problem: { code: 'no_text', detail } }, isSpent })
}

startWatchdog(poolLimits.mostJobMs)
process.on('message', (job: JobMessage) => void misbehave(job))
process.on('disconnect', () => process.exit(0))
send({ kind: 'ready' })
