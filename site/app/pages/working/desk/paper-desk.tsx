import type { Vocabulary } from '@doublerule/carbon/working/vocabulary.ts'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { layOutPaper } from '@doublerule/carbon/working/lay-out-paper.ts'
import { ticksOnLine } from '@doublerule/carbon/working/standing-ticks.ts'
import { OptionSwitch } from '#app/ui/option-switch.tsx'
import { DocumentView } from '../document/document-view.tsx'
import { marksOf } from '../document/document-mark.ts'
import { PaperView } from '../paper/paper-view.tsx'
import { DeskActions } from './desk-actions.tsx'
import { type DeskPaper, isUnderway } from './desk-state.ts'
import type { DeskStore } from './desk-store.ts'
import { describeState } from './describe-state.ts'

type PaperDeskProps = {
  paper: DeskPaper
  index: number
  desk: DeskStore
  vocabulary: Vocabulary
  isWorking: boolean
  ticks: ReturnType<DeskStore['getState']>['ticks']
}

export function PaperDesk({ paper, index, desk, vocabulary, isWorking, ticks }: PaperDeskProps) {
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
