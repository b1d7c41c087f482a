import type { ReactNode } from 'react'
import { TickMark, type TickMarkName } from './tick-mark.tsx'

/** What a reviewer writes in the margin: the mark of a check that ran, and on what. */
export function ReviewerNote({ mark, children }: { mark: TickMarkName; children: ReactNode }) {
  return (
    <p className="reviewer-note">
      <TickMark name={mark} />
      <span>{children}</span>
    </p>
  )
}
