import { useId } from 'react'
import { PatternFills, patternFill, type PatternName, type Tone } from './pattern-fills.tsx'
import './drawing.css'

type ValueBarProps = {
  /** Share of the full width, 0 to 1. */
  share: number
  /** Where the bar begins, as a share of the full width. */
  start?: number
  pattern?: PatternName
  tone?: Tone
  /** Shares of the full width at which a hairline stands. */
  marks?: readonly number[]
}

/** One bar of a chart in a table row. The figure stands beside it as text, so it is hidden from screen readers. */
export function ValueBar(props: ValueBarProps) {
  const { share, start = 0, pattern = 'solid', tone = 'mangrove', marks = [] } = props
  const id = useId()
  return (
    <svg className="drawing value-bar" aria-hidden="true">
      <PatternFills id={id} tone={tone} />
      {marks.map((mark) => (
        <line key={mark} x1={percent(mark)} x2={percent(mark)} y1="-4" y2="20" className="draw-rule" />
      ))}
      <rect
        x={percent(start)}
        width={percent(share)}
        height="100%"
        fill={patternFill(id, pattern)}
        className={`draw-fill draw-${tone}`}
      />
    </svg>
  )
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`
}
