import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { deskInbox } from '#app/desk/desk-inbox.ts'
import { SignOffForm } from '../paper/sign-off-form.tsx'
import { AddDocuments } from './add-documents.tsx'
import { browserDesk } from './browser-desk.ts'
import { DeskActions } from './desk-actions.tsx'
import { isUnderway } from './desk-state.ts'
import type { DeskStore } from './desk-store.ts'
import { keepFocus } from './keep-focus.ts'
import { LeftOutNote } from './left-out-note.tsx'
import { ReadingList } from './reading-list.tsx'
import { ReplayNote } from './replay-note.tsx'
import { SavedHere } from './saved-here.tsx'
import { SetSummary } from './set-summary.tsx'
import { speak } from './speak.ts'
import { VocabularySwitch } from './vocabulary-switch.tsx'
import './desk.css'
import { PaperDesk } from './paper-desk.tsx'

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
