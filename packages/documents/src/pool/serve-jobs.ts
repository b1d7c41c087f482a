import type { ReadingStep } from '@doublerule/carbon/analysis/reading-step.ts'
import { analyseDocument } from '../analyse/analyse-document.ts'
import { OcrEngineFailed } from '../read/ocr/ocr-engine-failed.ts'
import { poolLimits } from './pool-limits.ts'
import type { ChildMessage, Fault, JobMessage } from './pool-messages.ts'
import { weighProposals } from '../second/weigh-proposals.ts'
import { startWatchdog } from './start-watchdog.ts'
import { startDeadline } from '../read/limits/deadline.ts'
import { OcrNeeded } from '../read/readers/ocr-needed.ts'
import { readLimits } from '../read/limits/read-limits.ts'
import { refuse } from '../read/limits/refuse.ts'

const mostFrames = 8
const tooLarge = refuse('memory_limit', 'The file needs more memory than one file may have.')

/** The process in which untrusted files are read. It holds no secret, writes nothing and may die at any time. */
function send(message: ChildMessage): void {
  process.send?.(message)
}

/** The engines of pictures are loaded in their own lane alone. */
async function holdsNetworks(): Promise<boolean> {
  return (await import('../read/ocr/spot-text.ts')).holdsNetworks()
}

async function answer(job: JobMessage): Promise<ChildMessage> {
  const { id, lane, task, allowedMs, spentMs } = job
  const mostMs = lane === 'ocr' ? readLimits.mostOcrMs : readLimits.mostTextMs
  const onGrow = (grownMs: number) => send({ kind: 'allowed', id, allowedMs: grownMs })
  const deadline = startDeadline({ allowedMs, mostMs: Math.max(mostMs, allowedMs), spentMs, onGrow })
  try {
    if (task.kind === 'weigh') {
      const analysis = weighProposals(task.pages.document, task.analysis, task.reading)
      return { kind: 'done', id, result: { ok: true, analysis } }
    }
    const { bytes, fileName, givesPages } = task
    const ocr = lane === 'ocr' ? 'allowed' : 'deferred'
    const onStep = (step: ReadingStep) => send({ kind: 'step', id, step })
    onStep({ step: 'opened', isPicture: lane === 'ocr' })
    const result = await analyseDocument(bytes, fileName, { ocr, deadline, onStep, givesPages })
    return { kind: 'done', id, result, isSpent: lane === 'ocr' && (await holdsNetworks()) }
  } catch (error) {
    if (error instanceof OcrNeeded) return { kind: 'needs-ocr', id }
    // A new child gets a new engine.
    if (error instanceof OcrEngineFailed) throw error
    // Too deep or too long for the language: the file's doing.
    if (error instanceof RangeError) return { kind: 'done', id, result: tooLarge }
    return { kind: 'failed', id, fault: describeFault(error) }
  }
}

function describeFault(error: unknown): Fault {
  if (!(error instanceof Error)) return { name: typeof error, at: [] }
  const at = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return { name: error.name, at: at.slice(0, mostFrames).map((line) => line.trim()) }
}

/** Loading a parser takes longer than most files: it happens before the first one comes, unless that one waits already. */
async function warm(lane: string | undefined, warmth: string | undefined): Promise<void> {
  if (warmth === 'cold') return
  await analyseDocument(Buffer.from(smallestPdf), 'warm.pdf', { ocr: 'deferred' }).catch(() => {})
  if (lane !== 'ocr') return
  const { warmOcrEngine } = await import('../read/ocr/ocr-engine.ts')
  await Promise.all([
    warmOcrEngine(),
    import('../read/readers/read-image.ts'),
    import('../read/ocr/render-pdf-page.ts'),
  ])
}

const smallestPdf = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 50]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj
4 0 obj<</Length 55>>stream
BT /F 9 Tf 9 9 Td (Electricity usage 12 kWh at 0.30) Tj ET
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>`

/** Announces itself to the pool and reads what it sends, one file at a time, until the pool is gone. */
export async function serveJobs(lane: string | undefined, warmth: string | undefined): Promise<void> {
  const watchdog = startWatchdog(poolLimits.mostJobMs)

  async function work(job: JobMessage): Promise<void> {
    watchdog.beginJob()
    const message = await answer(job)
    watchdog.endJob()
    send(message)
  }

  process.on('message', (job: JobMessage) => void work(job))
  process.on('disconnect', () => process.exit(0))

  await warm(lane, warmth)
  send({ kind: 'ready' })
}
