import { asRead } from '@doublerule/carbon/working/lay-out-paper.ts'
import { mimeTypeOf } from '#app/chat/files/read-upload-payload.ts'
import { deskLimits, deskTexts } from '#shared/desk-texts.ts'
import { blankAnalysis } from './blank-analysis.ts'
import type { DeskCore } from './desk-core.ts'
import { isUnderway, type Reading } from './desk-state.ts'

/** The documents of the desk are read a few at a time; each can be stopped and read again. */
export function createReading(core: DeskCore) {
  const { ports, getState, setPaper, paperOf, fileOf } = core
  const underway = new Map<string, AbortController>()

  /** Starts to read what waits, a few at a time. */
  function readNext() {
    for (const paper of getState().papers) {
      if (underway.size >= deskLimits.atOnce) return
      if (paper.reading.phase === 'queued' && !underway.has(paper.key)) void read(paper.key)
    }
  }

  async function read(key: string): Promise<void> {
    const controller = new AbortController()
    underway.set(key, controller)
    const report = (reading: Reading) => {
      if (underway.get(key) === controller) setPaper(key, { reading })
    }
    const file = await fileOf(key)
    try {
      if (file === null) {
        report({ phase: 'failed', text: deskTexts.fileGone, isWorthRetrying: false })
        return
      }
      const outcome = await ports.readFile(file, { signal: controller.signal, report })
      if (underway.get(key) !== controller) return
      if (outcome.ok) {
        setPaper(key, {
          reading: { phase: 'read' },
          analysis: outcome.analysis,
          worked: asRead(outcome.analysis),
        })
        ports.announce(deskTexts.readAloud(file.name, outcome.analysis.activities.length))
      } else if (outcome.stopped) {
        setPaper(key, { reading: { phase: 'stopped' } })
      } else {
        const analysis = await blankAnalysis(file, mimeTypeOf(file), outcome.text)
        const { text, isWorthRetrying } = outcome
        setPaper(key, {
          reading: { phase: 'failed', text, isWorthRetrying },
          analysis,
          worked: asRead(analysis),
        })
        ports.announce(`${file.name}: ${text}`)
      }
    } finally {
      if (underway.get(key) === controller) underway.delete(key)
      readNext()
    }
  }

  function stop(key: string) {
    abort(key)
    const paper = paperOf(key)
    if (paper !== undefined && isUnderway(paper)) setPaper(key, { reading: { phase: 'stopped' } })
    readNext()
  }

  function retry(key: string) {
    const paper = paperOf(key)
    if (paper === undefined || isUnderway(paper)) return
    setPaper(key, { reading: { phase: 'queued' } })
    readNext()
  }

  /** Gives up what is being read of one paper. */
  function abort(key: string) {
    underway.get(key)?.abort()
    underway.delete(key)
  }

  function abortAll() {
    for (const key of underway.keys()) abort(key)
  }

  return { readNext, stop, retry, abort, abortAll }
}
