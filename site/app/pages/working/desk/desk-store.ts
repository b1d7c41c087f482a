import type { ReviewTickName } from '@doublerule/carbon/working/review-ticks.ts'
import { toggleTick } from '@doublerule/carbon/working/standing-ticks.ts'
import type { Vocabulary } from '@doublerule/carbon/working/vocabulary.ts'
import type { SignOff } from '@doublerule/carbon/working/working-schema.ts'
import { type Change, createCorrecting } from './correct-papers.ts'
import { type DeskPorts, openDeskCore } from './desk-core.ts'
import { emptyDesk } from './desk-state.ts'
import { type ForeseenTotal, foreseeTotals } from './foresee-totals.ts'
import { createLaying } from './lay-on-desk.ts'
import { createReading } from './read-papers.ts'

export type DeskStore = ReturnType<typeof createDeskStore>

/** The papers on the desk, the files behind them and what is done to them. */
export function createDeskStore(ports: DeskPorts) {
  const { storage } = ports
  const core = openDeskCore(ports)
  const { getState, set, say, fileOf, subscribe } = core
  const reading = createReading(core)
  const { work, correct, undo } = createCorrecting(core)
  const { lay } = createLaying(core, reading.readNext, work)

  async function restore(): Promise<void> {
    if (getState().isRestored) return
    const stored = await storage.load()
    // Files may have been laid on the desk while the store was being asked: they lie on top.
    set({ ...(stored !== null && getState().papers.length === 0 && stored), isRestored: true })
  }

  function remove(key: string) {
    const index = getState().papers.findIndex((paper) => paper.key === key)
    if (index === -1) return
    reading.abort(key)
    core.dropFile(key)
    const papers = getState().papers.filter((paper) => paper.key !== key)
    const shift = <Entry extends { paper: number }>(entries: readonly Entry[]): Entry[] =>
      entries
        .filter((entry) => entry.paper !== index)
        .map((entry) => (entry.paper > index ? { ...entry, paper: entry.paper - 1 } : entry))
    set({
      papers,
      corrections: shift(getState().corrections),
      ticks: shift(getState().ticks),
      current:
        getState().current === key
          ? (papers[Math.min(index, papers.length - 1)]?.key ?? null)
          : getState().current,
    })
    reading.readNext()
  }

  function clear() {
    reading.abortAll()
    core.dropFiles()
    set({ ...emptyDesk, isRestored: true })
    void storage.clear()
  }

  function tick(key: string, activity: string, name: ReviewTickName) {
    const paper = getState().papers.findIndex((each) => each.key === key)
    const line = getState().papers[paper]?.worked?.lines.find((each) => each.activity.id === activity)
    if (line !== undefined) set({ ticks: toggleTick(getState().ticks, paper, line, name) })
  }

  /** The total that each change would lead to; none of them is made. */
  async function foresee(key: string, changes: readonly Change[]): Promise<readonly ForeseenTotal[]> {
    const { papers, corrections } = getState()
    const index = papers.findIndex((paper) => paper.key === key)
    const { analysis = null, worked = null } = papers[index] ?? {}
    if (analysis === null || worked === null) return []
    const own = corrections.filter(({ paper }) => paper === index)
    return foreseeTotals({ analysis, worked, corrections: own }, changes, ports.recalculate)
  }

  return {
    getState,
    subscribe,
    restore,
    lay,
    show: (key: string | null) => set({ current: key }),
    stop: reading.stop,
    retry: reading.retry,
    remove,
    clear,
    correct,
    foresee,
    undo,
    tick,
    speakAs: (vocabulary: Vocabulary) => set({ vocabulary }),
    sign: (signOff: SignOff) => set({ signOff }),
    keepSaved: (id: string, isCurrent: boolean) => set({ lastSave: { id, isCurrent } }),
    forgetSaved: (id: string) => {
      if (getState().lastSave?.id === id) set({ lastSave: null })
    },
    say,
    closeLeftOut: () => set({ leftOut: [] }),
    /** Says a text to who listens, without a notice. */
    tell: (text: string) => ports.announce(text),
    fileOf,
  }
}
