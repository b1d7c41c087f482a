import { useId } from 'react'
import { PatternFills, patternFill } from '#app/ui/drawing/pattern-fills.tsx'
import '#app/ui/drawing/drawing.css'

/** A drawing of a topic: two right factors, ticks beside rows, or a line under the highlighter. */
export function TopicDrawing({ name }: { name: 'factors' | 'ticks' | 'reading' }) {
  const id = useId()
  return (
    <svg className="drawing topic-drawing draw-mangrove" viewBox="0 0 320 160" aria-hidden="true">
      <PatternFills id={id} tone="mangrove" />
      {[16, 48, 80, 112, 144].map((y) => (
        <line key={y} x1="0" x2="320" y1={y} y2={y} className="draw-rule" />
      ))}
      {name === 'factors' && (
        <>
          <rect x="16" y="56" width="72" height="48" className="draw-box" />
          <rect x="28" y="72" width="48" height="16" className="draw-wattle" />
          <path d="M88 80C128 80 128 40 168 40M88 80C128 80 128 120 168 120" className="draw-line" />
          <rect x="168" y="28" width="136" height="24" fill={patternFill(id, 'solid')} />
          <rect
            x="168"
            y="108"
            width="131"
            height="24"
            fill={patternFill(id, 'hatch')}
            className="draw-fill"
          />
        </>
      )}
      {name === 'ticks' &&
        [28, 60, 92, 124].map((y, row) => (
          <g key={y}>
            <path d={`M24 ${y}l6 7 14-18`} fill="none" stroke="currentColor" strokeWidth="3" />
            <rect
              x="64"
              y={y - 8}
              width={[200, 152, 224, 120][row]}
              height="12"
              className="draw-grey"
              fill="currentColor"
            />
          </g>
        ))}
      {name === 'reading' && (
        <>
          <rect x="16" y="16" width="176" height="128" className="draw-box" />
          {[36, 56, 96, 116].map((y) => (
            <rect
              key={y}
              x="32"
              y={y}
              width={y === 56 ? 96 : 128}
              height="8"
              className="draw-grey"
              fill="currentColor"
            />
          ))}
          <rect x="28" y="70" width="112" height="18" className="draw-wattle" />
          <path d="M140 79H224" className="draw-line" />
          <rect x="224" y="62" width="80" height="34" className="draw-box" />
          <path d="M240 79l8 8 16-18" fill="none" stroke="currentColor" strokeWidth="3" />
        </>
      )}
    </svg>
  )
}
