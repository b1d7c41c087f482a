import { useId } from 'react'
import { PatternFills, patternFill, type PatternName, type Tone } from './pattern-fills.tsx'
import './drawing.css'
import './monogram.css'

type MonogramProps = { text: string; pattern: PatternName; tone: Tone }

/** A person without a photograph: initials on a square in a fill of their own. The name stands beside it as text. */
export function Monogram({ text, pattern, tone }: MonogramProps) {
  const id = useId()
  return (
    <svg className={`monogram draw-${tone}`} viewBox="0 0 96 96" aria-hidden="true">
      <PatternFills id={id} tone={tone} />
      <rect x="0.5" y="0.5" width="95" height="95" fill={patternFill(id, pattern)} className="draw-fill" />
      <rect x="14" y="30" width="68" height="40" className="monogram-card" />
      <text x="48" y="60" textAnchor="middle">
        {text}
      </text>
    </svg>
  )
}
