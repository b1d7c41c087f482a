import type { OnReadingStep } from '@doublerule/carbon/analysis/reading-step.ts'
import type { AnalyseResult } from '../analyse/analyse-document.ts'
import type { ReadProblem } from '../document-text.ts'
import { poolLimits } from './pool-limits.ts'
import type { ChildMessage, Fault, JobMessage } from './pool-messages.ts'
import { type ProcessOptions, startProcess } from './start-process.ts'
import { measureCpuMs, measureRss } from './measure-process.ts'

/** How a job ended: with a result, back in the queue for OCR, with an error of our own, or with the child's death. */
export type JobOutcome =
  | { kind: 'done'; result: AnalyseResult; isSpent?: boolean }
  | { kind: 'needs-ocr' }
  | { kind: 'failed'; fault: Fault }
  | { kind: 'died'; problem: ReadProblem }

/** How a job ended, and the processor time that it took; null where that cannot be told. */
export type JobEnd = { outcome: JobOutcome; cpuMs: number | null }

export type RunOptions = { signal?: AbortSignal | undefined; onStep?: OnReadingStep | undefined }

export type PoolChild = {
  /** True once it is ready; false when it ended before. */
  started: Promise<boolean>
  ended: Promise<void>
  /** One job at a time. Never rejects. A job that is still running a moment after its signal ends the child. */
  run: (job: JobMessage, options?: RunOptions) => Promise<JobEnd>
  kill: () => void
  /** True when it has worked enough or grown too large to be kept. */
  isWorn: () => boolean
}

const outOfMemorySignals: readonly (NodeJS.Signals | null)[] = ['SIGABRT', 'SIGTRAP']

export function startChild(options: ProcessOptions): PoolChild {
  const child = startProcess(options)
  let jobCount = 0
  let deathProblem: ReadProblem | null = null
  let finishJob: ((outcome: JobOutcome) => void) | null = null

  function kill(): void {
    child.kill('SIGKILL')
  }

  function end(problem: ReadProblem): void {
    deathProblem ??= problem
    kill()
  }

  const started = new Promise<boolean>((resolve) => {
    const timer = setTimeout(kill, poolLimits.startTimeoutMs)
    child.on('message', (message: ChildMessage) => {
      if (message.kind !== 'ready') return
      clearTimeout(timer)
      resolve(true)
    })
    child.once('close', () => {
      clearTimeout(timer)
      resolve(false)
    })
  })

  const ended = new Promise<void>((resolve) => {
    child.once('error', () => resolve())
    child.once('close', (exitCode, signal) => {
      finishJob?.({ kind: 'died', problem: deathProblem ?? describeDeath(exitCode, signal) })
      resolve()
    })
  })

  function run(job: JobMessage, { signal, onStep }: RunOptions = {}): Promise<JobEnd> {
    jobCount += 1
    return new Promise((resolve) => {
      let grace: NodeJS.Timeout | undefined
      const onAbort = () => {
        grace = setTimeout(kill, poolLimits.abandonedGraceMs)
      }
      signal?.addEventListener('abort', onAbort, { once: true })
      const startMs = performance.now()
      const cpuBefore = measureCpuMs(child.pid)
      let endMs = (job.allowedMs - job.spentMs) * poolLimits.endAfterDeadlines
      let cpuMs: number | null = null
      const poll = setInterval(() => {
        if (measureRss(child.pid) > poolLimits.rssBytes) end(memoryProblem)
        const cpuNow = measureCpuMs(child.pid)
        if (cpuBefore !== null && cpuNow !== null) cpuMs = cpuNow - cpuBefore
        const clockMs = performance.now() - startMs
        const mostClockMs = cpuBefore === null ? endMs : endMs * poolLimits.clockPerCpu
        if ((cpuMs ?? 0) > endMs || clockMs > mostClockMs) end(describeTimeout(endMs))
      }, poolLimits.pollMs)
      const onMessage = (message: ChildMessage) => {
        if (message.kind === 'ready' || message.id !== job.id) return
        if (message.kind === 'allowed') {
          endMs = (message.allowedMs - job.spentMs) * poolLimits.endAfterDeadlines
        } else if (message.kind === 'step') onStep?.(message.step)
        else finishJob?.(message)
      }
      finishJob = (outcome) => {
        clearInterval(poll)
        clearTimeout(grace)
        signal?.removeEventListener('abort', onAbort)
        child.off('message', onMessage)
        finishJob = null
        resolve({ outcome, cpuMs })
      }
      child.on('message', onMessage)
      child.send(job, (error) => {
        if (error) finishJob?.({ kind: 'died', problem: deathProblem ?? brokenProblem })
      })
    })
  }

  function isWorn(): boolean {
    return jobCount >= poolLimits.jobsBeforeRest || measureRss(child.pid) > poolLimits.restingRssBytes
  }

  return { started, ended, run, kill, isWorn }
}

const memoryProblem: ReadProblem = {
  code: 'memory_limit',
  detail: 'The file needs more memory than one file may have.',
}

const brokenProblem: ReadProblem = { code: 'corrupt', detail: 'The file broke the reader.' }

const endedProblem: ReadProblem = {
  code: 'overloaded',
  detail: 'The reader was ended from outside, as a machine that is short of memory does.',
}

/**
 * Running out of heap or of the kernel's limit aborts a process, the machine kills one; any other end means that the
 * file broke a parser.
 */
function describeDeath(exitCode: number | null, signal: NodeJS.Signals | null): ReadProblem {
  if (signal === 'SIGKILL') return endedProblem
  // A shell reports the signal of a process as 128 and its number: SIGABRT is 6, SIGTRAP 5.
  const isOutOfMemory = outOfMemorySignals.includes(signal) || exitCode === 134 || exitCode === 133
  return isOutOfMemory ? memoryProblem : brokenProblem
}

function describeTimeout(timeoutMs: number): ReadProblem {
  return { code: 'timeout', detail: `Reading took longer than ${Math.round(timeoutMs / 1000)} seconds.` }
}
