import type { ReadingStep } from '@doublerule/carbon/analysis/reading-step.ts'
import { describeTotal } from '@doublerule/carbon/working/describe-standing.ts'
import { describeStep } from '#app/chat/working/describe-step.ts'
import { Button } from '#app/ui/button.tsx'
import { CloseIcon, FileIcon } from '#app/ui/icons.tsx'
import { type DeskPaper, isUnderway, type Reading } from './desk-state.ts'
import type { DeskStore } from './desk-store.ts'

type ReadingListProps = { papers: readonly DeskPaper[]; current: string | null; desk: DeskStore }

/** The documents of the set, each with where its reading stands. */
export function ReadingList({ papers, current, desk }: ReadingListProps) {
  return (
    <ul className="reading-list" aria-label="Documents on the desk">
      {papers.length > 1 && (
        <li data-current={current === null}>
          <button
            type="button"
            className="reading-name"
            aria-current={current === null ? 'true' : undefined}
            onClick={() => desk.show(null)}
          >
            <strong>Summary of the set</strong>
            <span className="reading-state">
              {papers.filter(({ worked }) => worked !== null).length} of {papers.length} read
            </span>
          </button>
        </li>
      )}
      {papers.map((paper) => (
        <li key={paper.key} data-current={paper.key === current}>
          <button
            type="button"
            className="reading-name"
            aria-current={paper.key === current ? 'true' : undefined}
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
      ))}
    </ul>
  )
}

function canRetry(reading: Reading): boolean {
  return reading.phase === 'stopped' || (reading.phase === 'failed' && reading.isWorthRetrying)
}

function describeReading(step: ReadingStep | null): string {
  if (step === null) return 'Being read'
  if (step.step === 'opened') return step.isPicture ? 'Being read, a picture' : 'Being read'
  return describeStep(step) ?? 'Being read'
}

export function describeState({ reading, worked }: DeskPaper): string {
  switch (reading.phase) {
    case 'queued':
      return 'Waiting'
    case 'sending':
      return `Sending, ${Math.round(reading.sentShare * 100)} %`
    case 'reading':
      return describeReading(reading.step)
    case 'waiting':
      return `The readers are busy: again in ${reading.seconds} s`
    case 'stopped':
      return 'Stopped'
    case 'failed':
      return worked !== null && worked.lines.length > 0 ? describeTotal(worked.analysis) : 'Not read'
    case 'read':
      break
  }
  return worked === null ? '' : describeTotal(worked.analysis)
}
