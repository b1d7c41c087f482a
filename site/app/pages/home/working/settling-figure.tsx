import { useState } from 'react'
import { SourcedFigure } from '#app/ui/sourced-figure.tsx'
import type { PaperFigure } from './specimen-sheet.ts'

/** A figure of the paper that opens its source. When its value changes, the new one settles into its place, once. */
export function SettlingFigure({ figure, className = '' }: { figure: PaperFigure; className?: string }) {
  const [shown, setShown] = useState({ text: figure.text, changes: 0 })
  if (shown.text !== figure.text) setShown({ text: figure.text, changes: shown.changes + 1 })
  return (
    <SourcedFigure
      key={shown.changes}
      source={figure.source}
      className={shown.changes === 0 ? className : `settles ${className}`}
    >
      {figure.text}
    </SourcedFigure>
  )
}
