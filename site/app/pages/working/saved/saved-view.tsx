import type { Vocabulary } from '@doublerule/carbon/working/vocabulary.ts'
import { describeDay } from '@doublerule/carbon/working/describe-day.ts'
import { layOutPaper } from '@doublerule/carbon/working/lay-out-paper.ts'
import { ticksOnLine } from '@doublerule/carbon/working/standing-ticks.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { exportFormats } from '#shared/export-formats.ts'
import type { SavedWorkingAnswer } from '#shared/working-answers.ts'
import { callSaved, type DeskResult } from '../desk/desk-calls.ts'
import { emptySignOff } from '../desk/desk-state.ts'
import { ReplayNote } from '../desk/replay-note.tsx'
import { SetSummary } from '../desk/set-summary.tsx'
import { VocabularySwitch } from '../desk/vocabulary-switch.tsx'
import { marksOf } from '../document/document-mark.ts'
import { DocumentView } from '../document/document-view.tsx'
import { PaperView } from '../paper/paper-view.tsx'
import { SignOffForm } from '../paper/sign-off-form.tsx'
import '../desk/desk.css'

/** A reader's copy of saved papers: everything can be opened and checked, nothing changed. */
export function SavedView() {
  const [answer, setAnswer] = useState<DeskResult<SavedWorkingAnswer> | null>(null)
  useEffect(() => {
    const id = window.location.pathname.split('/').at(-1) ?? ''
    void callSaved(id).then(setAnswer)
  }, [])
  if (answer === null) return <Skeleton label="Opening the papers" rows={12} />
  if (!answer.ok) {
    return (
      <div className="desk-empty">
        <h2 className="type-heading">No paper is kept under this link</h2>
        <p className="text-ink-2">{answer.text}</p>
        <ButtonLink href="/working">Start a working paper</ButtonLink>
      </div>
    )
  }
  return <SavedPapers saved={answer.value} />
}

/** In place of the number of a document. */
const wholeSet = 'set'

function SavedPapers({ saved }: { saved: SavedWorkingAnswer }) {
  const { papers, working, replay } = saved
  const isSet = papers.length > 1
  const [shown, setShown] = useState(isSet ? wholeSet : '0')
  const [vocabulary, setVocabulary] = useState<Vocabulary>(working.vocabulary ?? 'ghg-protocol')
  const choice = useRef<HTMLSelectElement>(null)
  const set = useMemo(
    () =>
      papers.map((worked, number) => ({
        key: String(number),
        file: { name: worked.analysis.document.fileName },
        worked,
      })),
    [papers],
  )
  const one = replay[Number(shown)]

  /** The button that led here is gone: the choice above takes its focus, and says what is shown. */
  function show(key: string) {
    setShown(key)
    choice.current?.focus()
  }

  return (
    <div className="desk">
      <p className="saved-facts text-sm text-ink-2">
        Saved on {describeDay(saved.savedAt)}, kept until {describeDay(saved.expiresAt)}. A reader’s copy:
        nothing in it can be changed.
      </p>
      <ReplayNote replay={one === undefined ? replay : [one]} />
      {isSet && (
        <label className="saved-choice">
          <span className="text-sm font-semibold">Show</span>
          <select
            ref={choice}
            className="input"
            value={shown}
            onChange={(event) => setShown(event.currentTarget.value)}
          >
            <option value={wholeSet}>Summary of the set</option>
            {set.map(({ key, file }, number) => (
              <option key={key} value={key}>
                {number + 1}. {file.name}
              </option>
            ))}
          </select>
        </label>
      )}
      {shown === wholeSet ? (
        <>
          <SavedExports id={saved.id} />
          <section className="desk-set" aria-label="Summary of the set">
            <SetSummary papers={set} vocabulary={vocabulary} onShow={show} />
          </section>
        </>
      ) : (
        <SavedPaper key={shown} saved={saved} index={Number(shown)} vocabulary={vocabulary} />
      )}
      <div className="desk-below">
        <VocabularySwitch vocabulary={vocabulary} onChange={setVocabulary} />
        <SignOffForm signOff={working.signOff ?? emptySignOff} onChange={null} />
      </div>
    </div>
  )
}

function SavedExports({ id }: { id: string }) {
  return (
    <p className="paper-actions screen-only">
      {exportFormats.map((format) => (
        <a
          key={format}
          className="button"
          data-look="outlined"
          data-size="small"
          href={`/api/workings/${id}.${format}`}
        >
          {format.toUpperCase()}
        </a>
      ))}
    </p>
  )
}

function SavedPaper({
  saved,
  index,
  vocabulary,
}: {
  saved: SavedWorkingAnswer
  index: number
  vocabulary: Vocabulary
}) {
  const [active, setActive] = useState<string | null>(null)
  const worked = saved.papers[index]
  const marks = useMemo(
    () => (worked === undefined ? [] : marksOf(worked.analysis, layOutPaper(worked).lines)),
    [worked],
  )
  if (worked === undefined) return null
  const focus = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus()
  return (
    <div className="desk-sheets" data-side="both">
      <section className="desk-paper" aria-label="Working paper">
        <PaperView
          worked={worked}
          isWorking={false}
          failure={null}
          vocabulary={vocabulary}
          hands={null}
          ticks={(line) => ticksOnLine(saved.working.ticks, index, line)}
          active={active}
          onPoint={setActive}
          onTrace={(id) => focus(`[data-mark="${CSS.escape(id)}"]`)}
          actions={<SavedExports id={saved.id} />}
        />
      </section>
      <section className="desk-document screen-only" aria-label="Evidence">
        <DocumentView
          name={worked.analysis.document.fileName}
          file={null}
          marks={marks}
          active={active}
          onPoint={setActive}
          onChoose={(id) => focus(`#entry-${CSS.escape(id)}`)}
        />
      </section>
    </div>
  )
}
