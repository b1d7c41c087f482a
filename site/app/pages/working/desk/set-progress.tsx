import { type DeskPaper, isUnderway } from './desk-state.ts'
import { describeState } from './describe-state.ts'

type SetProgressProps = { papers: readonly DeskPaper[]; isShown: boolean; onShow: () => void }

/** How far the reading of a set is: a bar, and what is being read now, in sight whatever the list below shows. */
export function SetProgress({ papers, isShown, onShow }: SetProgressProps) {
  const done = papers.filter((paper) => !isUnderway(paper)).length
  const read = papers.filter(({ worked }) => worked !== null).length
  const now = papers.filter((paper) => isUnderway(paper) && paper.reading.phase !== 'queued')
  return (
    <div className="set-progress" data-current={isShown}>
      <button
        type="button"
        className="reading-name"
        aria-current={isShown ? 'true' : undefined}
        onClick={onShow}
      >
        <strong>Summary of the set</strong>
        <span className="reading-state">
          {read} of {papers.length} read
        </span>
      </button>
      {done < papers.length && (
        <>
          <progress className="set-bar-done" max={papers.length} value={done} aria-label="Documents done" />
          <ul className="set-now" aria-label="Being read now">
            {now.map((paper) => (
              <li key={paper.key}>
                <span>{paper.file.name}</span> <span className="reading-state">{describeState(paper)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
