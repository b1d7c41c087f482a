import type { Working } from '@doublerule/carbon/working/working-schema.ts'
import type { WorkedPaper } from '@doublerule/carbon/working/worked-paper.ts'
import type { DeskSpecimen } from '#app/desk/fetch-specimen.ts'
import type { ReplayAnswer } from '#shared/working-answers.ts'
import type { WorkingBody } from './working-body.ts'
import type { DeskResult } from './desk-calls.ts'
import { type DeskPaper, type DeskState, emptyDesk, holdSame } from './desk-state.ts'
import type { DeskStorage } from './desk-storage.ts'
import type { ReadFile } from './read-file.ts'
import type { WorkingFile } from './read-working-file.ts'

/** Everything outside the desk that it touches. */
export type DeskPorts = {
  readFile: ReadFile
  recalculate: (
    body: Pick<Working, 'analyses' | 'corrections'>,
  ) => Promise<DeskResult<{ papers: readonly WorkedPaper[] }>>
  replay: (body: WorkingBody) => Promise<DeskResult<ReplayAnswer>>
  readWorkingFile: (file: File) => Promise<WorkingFile>
  /** Null where it does not come. */
  fetchSpecimen: (id: DeskSpecimen) => Promise<File | null>
  storage: DeskStorage
  makeId: () => string
  /** Says a text once in the polite region of the page. */
  announce: (text: string) => void
}

export type DeskCore = ReturnType<typeof openDeskCore>

/** The state of the desk, its files, and how both change; what is done to them stands beside. */
export function openDeskCore(ports: DeskPorts) {
  const { storage } = ports
  const listeners = new Set<() => void>()
  const files = new Map<string, File>()
  let state: DeskState = emptyDesk

  function set(part: Partial<DeskState>) {
    const next = { ...state, ...part }
    // Whatever changes the papers leaves their link behind: it goes on showing what was saved.
    const isLeft = part.lastSave === undefined && next.lastSave !== null && !holdSame(state, next)
    state =
      isLeft && next.lastSave !== null ? { ...next, lastSave: { ...next.lastSave, isCurrent: false } } : next
    if (state.isRestored) void storage.save(state)
    for (const listener of listeners) listener()
  }

  function setPaper(key: string, part: Partial<DeskPaper>) {
    set({ papers: state.papers.map((paper) => (paper.key === key ? { ...paper, ...part } : paper)) })
  }

  function paperOf(key: string): DeskPaper | undefined {
    return state.papers.find((paper) => paper.key === key)
  }

  function say(notice: string | null) {
    set({ notice })
    if (notice !== null) ports.announce(notice)
  }

  function keepFile(key: string, file: File) {
    files.set(key, file)
    void storage.saveFile(key, file)
  }

  async function fileOf(key: string): Promise<File | null> {
    const file = files.get(key) ?? (await storage.loadFile(key))
    if (file !== null) files.set(key, file)
    return file
  }

  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  return {
    ports,
    getState: () => state,
    set,
    setPaper,
    paperOf,
    say,
    keepFile,
    fileOf,
    dropFile: (key: string) => files.delete(key),
    dropFiles: () => files.clear(),
    subscribe,
  }
}
