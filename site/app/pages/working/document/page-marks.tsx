import { useEffect, useRef } from 'react'
import type { DocumentMark } from './document-mark.ts'
import { showWithinPane } from './show-within-pane.ts'

type PageMarksProps = {
  marks: readonly DocumentMark[]
  active: string | null
  onPoint: (id: string | null) => void
  onChoose: (id: string) => void
}

/** The regions of a page that values were read from, each a button that leads to its entry on the paper. */
export function PageMarks({ marks, active, onPoint, onChoose }: PageMarksProps) {
  return marks.map(({ id, label, evidence, standing }) =>
    evidence.box === null ? null : (
      <PageMark
        key={id}
        id={id}
        label={label}
        standing={standing}
        box={evidence.box}
        isActive={id === active}
        onPoint={onPoint}
        onChoose={onChoose}
      />
    ),
  )
}

type PageMarkProps = {
  id: string
  label: string
  standing: DocumentMark['standing']
  box: readonly [number, number, number, number]
  isActive: boolean
  onPoint: (id: string | null) => void
  onChoose: (id: string) => void
}

function PageMark({ id, label, standing, box, isActive, onPoint, onChoose }: PageMarkProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [left, top, width, height] = box
  useEffect(() => {
    if (isActive) showWithinPane(button.current)
  }, [isActive])
  return (
    <button
      ref={button}
      type="button"
      className="page-mark"
      data-mark={id}
      data-active={isActive}
      data-standing={standing}
      style={{
        insetInlineStart: `${left * 100}%`,
        insetBlockStart: `${top * 100}%`,
        inlineSize: `${width * 100}%`,
        blockSize: `${height * 100}%`,
      }}
      aria-label={`${id}: ${label}, show on the paper`}
      onPointerEnter={() => onPoint(id)}
      onPointerLeave={() => onPoint(null)}
      onFocus={() => onPoint(id)}
      onBlur={() => onPoint(null)}
      onClick={() => onChoose(id)}
    >
      <span className="page-mark-name" aria-hidden="true">
        {id.length <= 4 ? id : ''}
      </span>
    </button>
  )
}
