import { formatTonnes } from '@doublerule/carbon/format-mass.ts'
import { describeDay } from '@doublerule/carbon/working/describe-day.ts'
import { useSyncExternalStore } from 'react'
import { formatMoment } from '#shared/content/format-moment.ts'
import type { DeskStore } from './desk-store.ts'
import { KeptHands } from './kept-hands.tsx'
import type { KeptPaper } from './kept-paper.ts'
import { keptPapers } from './kept-papers.ts'

/** Every paper that was saved from this browser and still lies open under its link. */
export function SavedHere({ desk }: { desk: DeskStore }) {
  const kept = keptPapers()
  const papers = useSyncExternalStore(kept.subscribe, kept.read, kept.read)
  if (papers.length === 0) return null
  return (
    <details className="saved-here screen-only">
      <summary>
        Saved from this browser: {papers.length === 1 ? 'one paper' : `${papers.length} papers`}
      </summary>
      <p className="text-sm text-ink-2">
        Each lies open to whoever has its link, as it was when it was saved. The key that deletes it is kept
        here only.
      </p>
      <ul>
        {papers.map((paper) => (
          <li key={paper.id}>
            <a className="link" href={paper.url}>
              {describeNames(paper)}, {formatTonnes(paper.totalKg)}
            </a>
            <span className="text-ink-2">
              Saved {formatMoment(paper.savedAt)}, kept until {describeDay(paper.expiresAt)}
            </span>
            <KeptHands
              paper={paper}
              desk={desk}
              label={`${describeNames(paper)}, ${formatMoment(paper.savedAt)}`}
            />
          </li>
        ))}
      </ul>
    </details>
  )
}

function describeNames({ names }: KeptPaper): string {
  const [first = 'A paper'] = names
  return names.length < 2 ? first : `${first} and ${names.length - 1} more`
}
