import { describeDay } from '@doublerule/carbon/working/describe-day.ts'
import { useSyncExternalStore } from 'react'
import { formatMoment } from '#shared/content/format-moment.ts'
import { deskTexts } from '#shared/desk-texts.ts'
import type { DeskStore } from './desk-store.ts'
import { KeptHands } from './kept-hands.tsx'
import { keptPapers } from './kept-papers.ts'

type LastSavedProps = { id: string; isCurrent: boolean; desk: DeskStore }

/** The link of what was saved last, and whether it still shows what lies on the desk. */
export function LastSaved({ id, isCurrent, desk }: LastSavedProps) {
  const kept = keptPapers()
  const paper = useSyncExternalStore(kept.subscribe, kept.read, kept.read).find((each) => each.id === id)
  if (paper === undefined) return null
  return (
    <div className="saved-link screen-only" data-current={isCurrent}>
      <p className="saved-link-head">{isCurrent ? 'Saved' : 'Saved earlier, changed since'}</p>
      <a className="link" href={paper.url}>
        {new URL(paper.url, window.location.origin).href}
      </a>
      <p className="text-ink-2">
        {isCurrent
          ? deskTexts.linkIsCurrent(describeDay(paper.expiresAt))
          : deskTexts.linkIsOlder(formatMoment(paper.savedAt))}
      </p>
      <KeptHands paper={paper} desk={desk} label="what was saved last" />
    </div>
  )
}
