import type { Analysis } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { Correction } from '@doublerule/carbon/working/correction-schema.ts'
import { asRead } from '@doublerule/carbon/working/lay-out-paper.ts'
import { refuseFile } from '#app/chat/files/file-rules.ts'
import { mimeTypeOf } from '#app/chat/files/read-upload-payload.ts'
import type { DeskRequest } from '#app/desk/desk-inbox.ts'
import type { DeskSpecimen } from '#app/desk/fetch-specimen.ts'
import type { LeftOut, LeftOutReason } from '#app/desk/left-out.ts'
import { deskLimits, deskTexts } from '#shared/desk-texts.ts'
import type { ReplayedDocument } from '#shared/working-answers.ts'
import type { Correcting } from './correct-papers.ts'
import type { DeskCore } from './desk-core.ts'
import type { DeskPaper } from './desk-state.ts'
import type { ReturnedPapers } from './read-working-file.ts'

const reasonOf = {
  fileTypeRefused: 'type',
  fileTooLarge: 'too-large',
  fileEmpty: 'empty',
  uploadLimitReached: 'beyond-count',
} as const satisfies Record<NonNullable<ReturnType<typeof refuseFile>>, LeftOutReason>

/** How documents, and papers that come back, get onto the desk. */
export function createLaying(core: DeskCore, readNext: () => void, work: Correcting['work']) {
  const { ports, getState, set, say, keepFile } = core

  async function lay(request: DeskRequest): Promise<void> {
    if (request.kind === 'analysis') return addAnalysis(request.analysis, request.file, request.corrections)
    if (request.kind === 'specimen') return laySpecimen(request.specimen)
    set({ leftOut: [] })
    leaveOut(request.leftOut ?? [])
    const documents: File[] = []
    for (const file of request.files) {
      const stored = await ports.readWorkingFile(file)
      if (stored === null) documents.push(file)
      else if (typeof stored !== 'string') await layAgain(stored, file.name)
      else if (stored === 'workbook-damaged') say(deskTexts.replayDamaged(file.name))
      else leaveOut([{ name: file.name, because: stored }])
    }
    if (documents.length > 0) addFiles(documents)
  }

  /** Says by name and reason what was dropped and does not go on the desk. */
  function leaveOut(added: readonly LeftOut[]) {
    if (added.length === 0) return
    const leftOut = [...getState().leftOut, ...added]
    set({ leftOut })
    ports.announce(deskTexts.leftOutCount(leftOut.length))
  }

  /** For a visitor without a bill at hand. */
  async function laySpecimen(id: DeskSpecimen): Promise<void> {
    const file = await ports.fetchSpecimen(id)
    if (file === null) say(deskTexts.noSpecimen)
    else addFiles([file])
  }

  /** Papers that were taken along come back: they are worked out again and say whether they are the same. */
  async function layAgain({ working: stored, changed }: ReturnedPapers, fileName: string): Promise<void> {
    const room = deskLimits.papers - getState().papers.length
    const names = stored.analyses.map(({ document }) => document.fileName)
    if (names.length > room) return say(deskTexts.tooMany(names))
    const result = await ports.replay(stored)
    if (!result.ok) return say(`${deskTexts.notReplayed} ${result.text}`)
    const replay: ReplayedDocument[] = [
      ...(changed.length === 0 ? [] : [{ fileName, differences: changed, isOfCells: true }]),
      ...result.value.replay,
    ]
    const offset = getState().papers.length
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
      papers: [...getState().papers, ...added],
      current: offset + added.length > 1 ? null : (added[0]?.key ?? null),
      corrections: [...getState().corrections, ...move(stored.corrections)],
      ticks: [...getState().ticks, ...move(stored.ticks)],
      signOff: stored.signOff ?? getState().signOff,
      vocabulary: stored.vocabulary ?? getState().vocabulary,
      replay,
    })
    const count = replay.reduce((sum, { differences }) => sum + differences.length, 0)
    ports.announce(deskTexts.replayed(count))
  }

  function addFiles(given: readonly File[]) {
    const checked = given.map((file) => ({ file, refusal: refuseFile(file, 0) }))
    leaveOut(
      checked.flatMap(({ file, refusal }) =>
        refusal === null ? [] : [{ name: file.name, because: reasonOf[refusal] }],
      ),
    )
    const fitting = checked.flatMap(({ file, refusal }) => (refusal === null ? [file] : []))
    const room = deskLimits.papers - getState().papers.length
    const taken = fitting.slice(0, Math.max(0, room))
    const added = taken.map((file): DeskPaper => {
      const key = ports.makeId()
      keepFile(key, file)
      return {
        key,
        file: { name: file.name, type: mimeTypeOf(file), size: file.size },
        reading: { phase: 'queued' },
        analysis: null,
        worked: null,
      }
    })
    set({
      papers: [...getState().papers, ...added],
      // Several documents open on their summary; a single one opens itself.
      current: getState().papers.length + added.length > 1 ? null : (added[0]?.key ?? getState().current),
    })
    const beyond = fitting.slice(taken.length)
    say(beyond.length === 0 ? null : deskTexts.tooMany(beyond.map(({ name }) => name)))
    readNext()
  }

  /** A document that was read elsewhere on the site; the same one again comes to the front. */
  function addAnalysis(analysis: Analysis, file: File | null, corrections: readonly Correction[]) {
    const known = getState().papers.find(
      (paper) => paper.analysis?.document.sha256 === analysis.document.sha256,
    )
    if (known !== undefined) {
      set({ current: known.key })
      return
    }
    if (getState().papers.length >= deskLimits.papers)
      return say(deskTexts.tooMany([analysis.document.fileName]))
    const key = ports.makeId()
    if (file !== null) keepFile(key, file)
    const { fileName, mediaType } = analysis.document
    const paper: DeskPaper = {
      key,
      file: { name: fileName, type: mediaType, size: file?.size ?? 0 },
      reading: { phase: 'read' },
      analysis,
      worked: asRead(analysis),
    }
    const index = getState().papers.length
    set({ papers: [...getState().papers, paper], current: key })
    if (corrections.length > 0) {
      const moved = corrections.map((each) => ({ ...each, paper: index }))
      void work(key, (held) => [...held, ...moved])
    }
  }

  return { lay }
}
