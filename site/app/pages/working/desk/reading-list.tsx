import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { CloseIcon, FileIcon } from '#app/ui/icons.tsx'
import { describeState } from './describe-state.ts'
import { type DeskPaper, isUnderway, type Reading } from './desk-state.ts'
import type { DeskStore } from './desk-store.ts'
import { SetProgress } from './set-progress.tsx'

type ReadingListProps = { papers: readonly DeskPaper[]; current: string | null; desk: DeskStore }

/** The documents on the desk, each with where its reading stands; those of a set under its progress, folded on a phone. */
export function ReadingList({ papers, current, desk }: ReadingListProps) {
  const [isOpen, setIsOpen] = useState(() => window.matchMedia('(min-width: 48rem)').matches)
  const list = (
    <ul className="reading-list" aria-label="Documents on the desk">
      {papers.map((paper) => (
        <ReadingEntry key={paper.key} paper={paper} isCurrent={paper.key === current} desk={desk} />
      ))}
    </ul>
  )
  if (papers.length < 2) return list
  return (
    <div className="reading-set">
      <SetProgress papers={papers} isShown={current === null} onShow={() => desk.show(null)} />
      <details open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary>{papers.length} documents</summary>
        {list}
      </details>
    </div>
  )
}

type ReadingEntryProps = { paper: DeskPaper; isCurrent: boolean; desk: DeskStore }

function ReadingEntry({ paper, isCurrent, desk }: ReadingEntryProps) {
  return (
    <li data-current={isCurrent}>
      <button
        type="button"
        className="reading-name"
        aria-current={isCurrent ? 'true' : undefined}
        onClick={() => desk.show(paper.key)}
      >
        <FileIcon />
        <span>{paper.file.name}</span>
        <span className="reading-state" data-phase={paper.reading.phase}>
          {describeState(paper)}
        </span>
      </button>
      {isUnderway(paper) && (
        <Button look="quiet" size="small" onClick={() => desk.stop(paper.key)}>
          Cancel<span className="sr-only"> reading {paper.file.name}</span>
        </Button>
      )}
      {canRetry(paper.reading) && (
        <Button look="quiet" size="small" onClick={() => desk.retry(paper.key)}>
          Read again<span className="sr-only">: {paper.file.name}</span>
        </Button>
      )}
      <button
        type="button"
        className="icon-button"
        aria-label={`Take ${paper.file.name} off the desk`}
        onClick={() => desk.remove(paper.key)}
      >
        <CloseIcon />
      </button>
    </li>
  )
}

function canRetry(reading: Reading): boolean {
  return reading.phase === 'stopped' || (reading.phase === 'failed' && reading.isWorthRetrying)
}
