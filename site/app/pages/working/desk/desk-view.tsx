import type { Vocabulary } from '@doublerule/carbon/working/vocabulary.ts'
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { layOutPaper } from '@doublerule/carbon/working/lay-out-paper.ts'
import { ticksOnLine } from '@doublerule/carbon/working/standing-ticks.ts'
import { deskInbox } from '#app/desk/desk-inbox.ts'
import { OptionSwitch } from '#app/ui/option-switch.tsx'
import { DocumentView } from '../document/document-view.tsx'
import { marksOf } from '../document/document-mark.ts'
import { PaperView } from '../paper/paper-view.tsx'
import { SignOffForm } from '../paper/sign-off-form.tsx'
import { AddDocuments } from './add-documents.tsx'
import { browserDesk } from './browser-desk.ts'
import { DeskActions } from './desk-actions.tsx'
import { type DeskPaper, isUnderway } from './desk-state.ts'
import type { DeskStore } from './desk-store.ts'
import { keepFocus } from './keep-focus.ts'
import { LeftOutNote } from './left-out-note.tsx'
import { describeState } from './describe-state.ts'
import { ReadingList } from './reading-list.tsx'
import { ReplayNote } from './replay-note.tsx'
import { SavedHere } from './saved-here.tsx'
import { SetSummary } from './set-summary.tsx'
import { speak } from './speak.ts'
import { VocabularySwitch } from './vocabulary-switch.tsx'
import './desk.css'

type DeskViewProps = {
  desk?: DeskStore
  /** Told whether papers lie on the desk, before this is painted: without any, the page shows the empty desk. */
  onTold: (holdsPapers: boolean) => void
}

/** The desk: documents on the left, the working paper on the right, and what is done with both. */
export function DeskView({ desk = browserDesk(), onTold }: DeskViewProps) {
  const state = useSyncExternalStore(desk.subscribe, desk.getState, desk.getState)
  const spoken = useSyncExternalStore(speak.subscribe, speak.read, speak.read)
  const { vocabulary } = state
  /** What was kept, and what was handed over, lies on it. */
  const [isOpen, setIsOpen] = useState(false)

  useEffect(() => {
    const takeAll = () => Promise.all(deskInbox.take().map(desk.lay))
    const unsubscribe = deskInbox.subscribe(() => void takeAll())
    void desk
      .restore()
      .then(takeAll)
      .finally(() => setIsOpen(true))
    return unsubscribe
  }, [desk])

  useEffect(() => {
    const root = document.querySelector<HTMLElement>('.desk')
    return root === null ? undefined : keepFocus(root)
  }, [])

  const holdsPapers = state.papers.length > 0
  const isFilling = state.papers.some(isUnderway)
  useLayoutEffect(() => {
    // What was pressed on the empty desk goes with it: the place of the paper takes the focus, and keeps it.
    if (isFilling && document.querySelector('body > * :focus:not(.desk-empty *)') === null)
      document.querySelector<HTMLElement>('.desk-paper, .desk-set')?.focus({ preventScroll: true })
    if (isOpen || holdsPapers) onTold(holdsPapers)
  }, [onTold, isOpen, holdsPapers, isFilling])

  const isSet = state.papers.length > 1
  const isSummary = isSet && state.current === null
  const current = isSummary
    ? undefined
    : (state.papers.find(({ key }) => key === state.current) ?? state.papers[0])
  const index = current === undefined ? -1 : state.papers.indexOf(current)
  return (
    <>
      <output className="sr-only">{spoken}</output>
      {state.notice !== null && (
        <p className="desk-notice" role="alert">
          {state.notice}
          <button type="button" className="text-button" onClick={() => desk.say(null)}>
            Close
          </button>
        </p>
      )}
      {state.leftOut.length > 0 && <LeftOutNote leftOut={state.leftOut} onClose={desk.closeLeftOut} />}
      {state.replay !== null && <ReplayNote replay={state.replay} />}
      {holdsPapers && (
        <div className="desk-top screen-only" data-set={isSet}>
          <ReadingList papers={state.papers} current={current?.key ?? null} desk={desk} />
          <AddDocuments desk={desk} />
        </div>
      )}
      {isSummary && (
        <>
          <DeskActions desk={desk} />
          <section className="desk-set" tabIndex={-1} aria-label="Summary of the set">
            <SetSummary papers={state.papers} vocabulary={vocabulary} onShow={desk.show} />
          </section>
          <div className="desk-below">
            <VocabularySwitch vocabulary={vocabulary} onChange={desk.speakAs} />
            <SignOffForm signOff={state.signOff} onChange={desk.sign} />
          </div>
        </>
      )}
      {current !== undefined && (
        <>
          <PaperDesk
            key={current.key}
            paper={current}
            index={index}
            desk={desk}
            vocabulary={vocabulary}
            isWorking={state.isWorking}
            ticks={state.ticks}
          />
          <div className="desk-below">
            <VocabularySwitch vocabulary={vocabulary} onChange={desk.speakAs} />
            <SignOffForm signOff={state.signOff} onChange={desk.sign} />
          </div>
        </>
      )}
      <SavedHere desk={desk} />
    </>
  )
}

type PaperDeskProps = {
  paper: DeskPaper
  index: number
  desk: DeskStore
  vocabulary: Vocabulary
  isWorking: boolean
  ticks: ReturnType<DeskStore['getState']>['ticks']
}

function PaperDesk({ paper, index, desk, vocabulary, isWorking, ticks }: PaperDeskProps) {
  const { key, worked, reading } = paper
  const [file, setFile] = useState<File | null>(null)
  const [active, setActive] = useState<string | null>(null)
  const [side, setSide] = useState<'paper' | 'document'>('paper')
  const documentPane = useRef<HTMLElement>(null)

  useEffect(() => {
    let isGone = false
    const load = async () => {
      const held = await desk.fileOf(key)
      if (!isGone) setFile(held)
    }
    void load()
    return () => {
      isGone = true
    }
  }, [desk, key])

  const marks = useMemo(
    () => (worked === null ? [] : marksOf(worked.analysis, layOutPaper(worked).lines)),
    [worked],
  )
  const hands = useMemo(
    () => ({
      correct: (changes: Parameters<DeskStore['correct']>[1]) => desk.correct(key, changes),
      foresee: (changes: Parameters<DeskStore['foresee']>[1]) => desk.foresee(key, changes),
      undo: (correction: string) => desk.undo(key, correction),
      tick: (activity: string, name: Parameters<DeskStore['tick']>[2]) => desk.tick(key, activity, name),
    }),
    [desk, key],
  )

  /** From a mark to its entry: the paper comes to the front and the entry takes the focus. */
  const goToEntry = useCallback((id: string) => {
    setSide('paper')
    requestAnimationFrame(() => {
      const entry = document.getElementById(`entry-${id}`)
      const fold = entry?.closest('details')
      // What is folded takes no focus.
      if (fold) fold.open = true
      entry?.focus()
    })
  }, [])
  const goToMark = useCallback((id: string) => {
    setSide('document')
    setActive(id)
    requestAnimationFrame(() => {
      documentPane.current?.querySelector<HTMLElement>(`[data-mark="${CSS.escape(id)}"]`)?.focus()
    })
  }, [])

  return (
    <>
      <OptionSwitch
        className="desk-sides screen-only"
        legend="Show"
        options={[
          { value: 'paper', label: 'Working paper' },
          { value: 'document', label: 'Document' },
        ]}
        value={side}
        onChange={setSide}
      />
      <div className="desk-sheets" data-side={side}>
        <section
          className="desk-document screen-only"
          aria-label={`Document ${paper.file.name}`}
          ref={documentPane}
        >
          <DocumentView
            name={paper.file.name}
            file={file}
            marks={marks}
            active={active}
            onPoint={setActive}
            onChoose={goToEntry}
          />
        </section>
        <section className="desk-paper" tabIndex={-1} aria-label="Working paper">
          {worked === null ? (
            <PaperOnTheWay paper={paper} desk={desk} />
          ) : (
            <PaperView
              worked={worked}
              isWorking={isWorking}
              failure={reading.phase === 'failed' ? reading.text : null}
              vocabulary={vocabulary}
              hands={hands}
              ticks={(line) => ticksOnLine(ticks, index, line)}
              active={active}
              onPoint={setActive}
              onTrace={goToMark}
              actions={<DeskActions desk={desk} />}
            />
          )}
        </section>
      </div>
    </>
  )
}

/** Blank ruled rows while a document is being read. */
function PaperOnTheWay({ paper, desk }: { paper: DeskPaper; desk: DeskStore }) {
  return (
    <div className="paper sheet paper-waiting" aria-busy={isUnderway(paper)}>
      <p className="type-subheading">{paper.file.name}</p>
      <output>{describeState(paper)}</output>
      <div className="ruled paper-blank" aria-hidden="true" />
      {paper.reading.phase === 'stopped' && (
        <button type="button" className="button" data-look="outlined" onClick={() => desk.retry(paper.key)}>
          Read again
        </button>
      )}
    </div>
  )
}
