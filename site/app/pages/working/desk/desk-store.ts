import type { Analysis } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { Correction } from '@doublerule/carbon/working/correction-schema.ts'
import { asRead } from '@doublerule/carbon/working/lay-out-paper.ts'
import type { WorkedPaper } from '@doublerule/carbon/working/worked-paper.ts'
import type { ReviewTickName } from '@doublerule/carbon/working/review-ticks.ts'
import type { SignOff, Working } from '@doublerule/carbon/working/working-schema.ts'
import type { DeskRequest } from '#app/desk/desk-inbox.ts'
import { mimeTypeOf } from '#app/chat/files/read-upload-payload.ts'
import { refuseFile } from '#app/chat/files/file-rules.ts'
import { deskLimits, deskTexts } from '#shared/desk-texts.ts'
import { toastTexts } from '#shared/toast-texts.ts'
import { blankAnalysis } from './blank-analysis.ts'
import type { ReplayAnswer } from '#shared/working-answers.ts'
import type { StoredWorking } from './casts.ts'
import type { DeskResult } from './desk-calls.ts'
import type { DeskStorage } from './desk-storage.ts'
import { type DeskPaper, type DeskState, emptyDesk, isUnderway, type Reading } from './desk-state.ts'
import type { ReadFile } from './read-file.ts'

/** Everything outside the desk that it touches. */
export type DeskPorts = {
  readFile: ReadFile
  recalculate: (
    body: Pick<Working, 'analyses' | 'corrections'>,
  ) => Promise<DeskResult<{ papers: readonly WorkedPaper[] }>>
  replay: (body: StoredWorking) => Promise<DeskResult<ReplayAnswer>>
  /** The papers in a file that was taken along from a desk; null for any other file. */
  readWorkingFile: (file: File) => Promise<StoredWorking | null>
  storage: DeskStorage
  makeId: () => string
  /** Says a text once in the polite region of the page. */
  announce: (text: string) => void
}

export type DeskStore = ReturnType<typeof createDeskStore>

type WithoutNumber<Change> = Change extends unknown ? Omit<Change, 'id' | 'paper'> : never

/** A correction as a form makes it: the desk numbers it. */
export type Change = WithoutNumber<Correction>

type ChangeList = (corrections: readonly Correction[]) => readonly Correction[]

/** The papers on the desk, the files behind them and what is done to them. */
export function createDeskStore(ports: DeskPorts) {
  const { storage } = ports
  const listeners = new Set<() => void>()
  const files = new Map<string, File>()
  const underway = new Map<string, AbortController>()
  let state: DeskState = emptyDesk
  let working: Promise<unknown> = Promise.resolve()

  function set(part: Partial<DeskState>) {
    state = { ...state, ...part }
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

  async function restore(): Promise<void> {
    if (state.isRestored) return
    const stored = await storage.load()
    // Files may have been laid on the desk while the store was being asked: they lie on top.
    set({ ...(stored !== null && state.papers.length === 0 && stored), isRestored: true })
  }

  async function lay(request: DeskRequest): Promise<void> {
    if (request.kind === 'analysis') return addAnalysis(request.analysis, request.file, request.corrections)
    const documents: File[] = []
    for (const file of request.files) {
      const stored = await ports.readWorkingFile(file)
      if (stored === null) documents.push(file)
      else await layAgain(stored)
    }
    if (documents.length > 0) addFiles(documents)
  }

  /** Papers that were taken along come back: they are worked out again and say whether they are the same. */
  async function layAgain(stored: StoredWorking): Promise<void> {
    const room = deskLimits.papers - state.papers.length
    if (stored.analyses.length > room) return say(deskTexts.tooMany(stored.analyses.length - room))
    const result = await ports.replay(stored)
    if (!result.ok) return say(`${deskTexts.notReplayed} ${result.text}`)
    const offset = state.papers.length
    const move = <Entry extends { paper: number }>(entries: readonly Entry[]): Entry[] =>
      entries.map((entry) => ({ ...entry, paper: entry.paper + offset }))
    const added = stored.analyses.map((analysis, index): DeskPaper => ({
      key: ports.makeId(),
      file: { name: analysis.document.fileName, type: analysis.document.mediaType, size: 0 },
      reading: { phase: 'read' },
      analysis,
      worked: result.value.papers[index] ?? asRead(analysis),
    }))
    set({
      papers: [...state.papers, ...added],
      current: offset + added.length > 1 ? null : (added[0]?.key ?? null),
      corrections: [...state.corrections, ...move(stored.corrections)],
      ticks: [...state.ticks, ...move(stored.ticks)],
      signOff: stored.signOff ?? state.signOff,
      replay: result.value.replay,
      saved: null,
    })
    const count = result.value.replay.reduce((sum, { differences }) => sum + differences.length, 0)
    ports.announce(deskTexts.replayed(count))
  }

  function addFiles(given: readonly File[]) {
    const refused = given.filter((file) => refuseFile(file, 0) !== null)
    const fitting = given.filter((file) => !refused.includes(file))
    const room = deskLimits.papers - state.papers.length
    const taken = fitting.slice(0, Math.max(0, room))
    const added = taken.map((file): DeskPaper => {
      const key = ports.makeId()
      files.set(key, file)
      void storage.saveFile(key, file)
      return {
        key,
        file: { name: file.name, type: mimeTypeOf(file), size: file.size },
        reading: { phase: 'queued' },
        analysis: null,
        worked: null,
      }
    })
    set({
      papers: [...state.papers, ...added],
      // Several documents open on their summary; a single one opens itself.
      current: state.papers.length + added.length > 1 ? null : (added[0]?.key ?? state.current),
      saved: added.length > 0 ? null : state.saved,
    })
    say(describeRefused(refused, fitting.length - taken.length))
    readNext()
  }

  function describeRefused(refused: readonly File[], leftOut: number): string | null {
    const [first] = refused
    const code = first === undefined ? null : refuseFile(first, 0)
    const parts = [
      first === undefined || code === null
        ? ''
        : `${first.name}${refused.length > 1 ? deskTexts.andOthers(refused.length - 1) : ''}: ${toastTexts[code].description}`,
      leftOut > 0 ? deskTexts.tooMany(leftOut) : '',
    ].filter(Boolean)
    return parts.length === 0 ? null : parts.join(' ')
  }

  /** A document that was read elsewhere on the site; the same one again comes to the front. */
  function addAnalysis(analysis: Analysis, file: File | null, corrections: readonly Correction[]) {
    const known = state.papers.find((paper) => paper.analysis?.document.sha256 === analysis.document.sha256)
    if (known !== undefined) {
      set({ current: known.key })
      return
    }
    if (state.papers.length >= deskLimits.papers) return say(deskTexts.tooMany(1))
    const key = ports.makeId()
    if (file !== null) {
      files.set(key, file)
      void storage.saveFile(key, file)
    }
    const { fileName, mediaType } = analysis.document
    const paper: DeskPaper = {
      key,
      file: { name: fileName, type: mediaType, size: file?.size ?? 0 },
      reading: { phase: 'read' },
      analysis,
      worked: asRead(analysis),
    }
    const index = state.papers.length
    set({ papers: [...state.papers, paper], current: key, saved: null })
    if (corrections.length > 0) {
      const moved = corrections.map((each) => ({ ...each, paper: index }))
      void work(key, (held) => [...held, ...moved])
    }
  }

  /** Starts to read what waits, a few at a time. */
  function readNext() {
    for (const paper of state.papers) {
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
    const file = files.get(key) ?? (await storage.loadFile(key))
    try {
      if (file === null) {
        report({ phase: 'failed', text: deskTexts.fileGone, isWorthRetrying: false })
        return
      }
      files.set(key, file)
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
    underway.get(key)?.abort()
    underway.delete(key)
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

  function remove(key: string) {
    const index = state.papers.findIndex((paper) => paper.key === key)
    if (index === -1) return
    underway.get(key)?.abort()
    underway.delete(key)
    files.delete(key)
    const papers = state.papers.filter((paper) => paper.key !== key)
    const shift = <Entry extends { paper: number }>(entries: readonly Entry[]): Entry[] =>
      entries
        .filter((entry) => entry.paper !== index)
        .map((entry) => (entry.paper > index ? { ...entry, paper: entry.paper - 1 } : entry))
    set({
      papers,
      corrections: shift(state.corrections),
      ticks: shift(state.ticks),
      current:
        state.current === key ? (papers[Math.min(index, papers.length - 1)]?.key ?? null) : state.current,
      saved: null,
    })
    readNext()
  }

  function clear() {
    for (const controller of underway.values()) controller.abort()
    underway.clear()
    files.clear()
    set({ ...emptyDesk, isRestored: true })
    void storage.clear()
  }

  /** Works a paper out under a changed list of corrections, one change after the other. True when the new list stands. */
  function work(key: string, change: ChangeList): Promise<boolean> {
    const run = working.then(() => workNow(key, change(state.corrections)))
    working = run.catch(() => undefined)
    return run
  }

  async function workNow(key: string, corrections: readonly Correction[]): Promise<boolean> {
    const index = state.papers.findIndex((paper) => paper.key === key)
    const analysis = state.papers[index]?.analysis ?? null
    if (analysis === null) return false
    set({ isWorking: true, notice: null })
    const own = corrections.filter(({ paper }) => paper === index)
    const result = await ports.recalculate({
      analyses: [analysis],
      corrections: own.map((correction) => ({ ...correction, paper: 0 })),
    })
    set({ isWorking: false })
    const worked = result.ok ? result.value.papers[0] : undefined
    if (!result.ok || worked === undefined) {
      say(result.ok ? deskTexts.notWorkedOut : `${deskTexts.notWorkedOut} ${result.text}`)
      return false
    }
    const [refusal] = worked.refusals
    if (refusal !== undefined) {
      say(refusal.text)
      return false
    }
    setPaper(key, { worked })
    set({ corrections, saved: null })
    return true
  }

  /** Changes by hand. They stand once the engine has worked them out; else the notice says why they do not. */
  async function correct(key: string, changes: readonly Change[]): Promise<boolean> {
    const paper = state.papers.findIndex((each) => each.key === key)
    const made = changes.map((change): Correction => ({ ...change, id: ports.makeId(), paper }))
    const stands = await work(key, (corrections) => [...corrections, ...made])
    if (stands) ports.announce(deskTexts.workedOutAgain)
    return stands
  }

  /** Takes one correction back, and with a line that was added by hand all that was done to it. */
  async function undo(key: string, id: string): Promise<boolean> {
    const undone = state.corrections.find((correction) => correction.id === id)
    if (undone === undefined) return false
    const isGone = (correction: Correction) =>
      correction.id === id ||
      (undone.type === 'add' &&
        correction.paper === undone.paper &&
        'activity' in correction &&
        correction.activity === undone.activity)
    const stands = await work(key, (corrections) => corrections.filter((correction) => !isGone(correction)))
    if (stands) ports.announce(deskTexts.undone)
    return stands
  }

  function tick(key: string, activity: string, name: ReviewTickName) {
    const paper = state.papers.findIndex((each) => each.key === key)
    const isSame = (each: DeskState['ticks'][number]) =>
      each.paper === paper && each.activity === activity && each.tick === name
    const ticks = state.ticks.some(isSame)
      ? state.ticks.filter((each) => !isSame(each))
      : [...state.ticks, { paper, activity, tick: name }]
    set({ ticks, saved: null })
  }

  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  return {
    getState: () => state,
    subscribe,
    restore,
    lay,
    show: (key: string | null) => set({ current: key }),
    stop,
    retry,
    remove,
    clear,
    correct,
    undo,
    tick,
    sign: (signOff: SignOff) => set({ signOff, saved: null }),
    keepSaved: (saved: DeskState['saved']) => set({ saved }),
    say,
    fileOf: async (key: string) => files.get(key) ?? (await storage.loadFile(key)),
  }
}

/** The desk as the server takes it: papers that were read, and what was done to them. */
export function toWorking(
  state: DeskState,
): Pick<Working, 'analyses' | 'corrections' | 'ticks' | 'signOff'> | null {
  const places = state.papers.flatMap((paper, index) => (paper.analysis === null ? [] : [index]))
  const analyses = state.papers.flatMap(({ analysis }) => (analysis === null ? [] : [analysis]))
  if (analyses.length === 0) return null
  const move = <Entry extends { paper: number }>(entries: readonly Entry[]): Entry[] =>
    entries
      .filter(({ paper }) => places.includes(paper))
      .map((entry) => ({ ...entry, paper: places.indexOf(entry.paper) }))
  const isSigned = Object.values(state.signOff).some((text) => text.trim() !== '')
  return {
    analyses,
    corrections: move(state.corrections),
    ticks: move(state.ticks),
    signOff: isSigned ? state.signOff : null,
  }
}
