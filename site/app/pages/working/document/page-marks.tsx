import { useEffect, useRef } from 'react'
import type { DocumentMark, MarkHandlers } from './document-mark.ts'
import { MarkButton } from './mark-button.tsx'
import { showWithinPane } from './show-within-pane.ts'

type Box = readonly [number, number, number, number]

/** The regions of a page that values were read from, each a button that leads to its entry on the paper. */
export function PageMarks({ marks, ...handlers }: MarkHandlers & { marks: readonly DocumentMark[] }) {
  return marks.map((mark) =>
    mark.evidence.box === null ? null : (
      <PageMark key={mark.id} mark={mark} box={mark.evidence.box} {...handlers} />
    ),
  )
}

function PageMark({ mark, box, active, ...handlers }: MarkHandlers & { mark: DocumentMark; box: Box }) {
  const button = useRef<HTMLButtonElement>(null)
  const [left, top, width, height] = box
  const isActive = mark.id === active
  useEffect(() => {
    if (isActive) showWithinPane(button.current)
  }, [isActive])
  return (
    <MarkButton
      ref={button}
      mark={mark}
      className="page-mark"
      data-active={isActive}
      style={{
        insetInlineStart: `${left * 100}%`,
        insetBlockStart: `${top * 100}%`,
        inlineSize: `${width * 100}%`,
        blockSize: `${height * 100}%`,
      }}
      {...handlers}
    >
      <span className="page-mark-name" aria-hidden="true">
        {mark.id.length <= 4 ? mark.id : ''}
      </span>
    </MarkButton>
  )
}
