import { useId } from 'react'
import '#app/ui/drawing/drawing.css'
import './connection-map.css'

const inputs = [
  { name: 'Upload', isLater: false },
  { name: 'Email', isLater: false },
  { name: 'Cloud folders', isLater: false },
  { name: 'Utilities', isLater: false },
  { name: 'Forms', isLater: false },
  { name: 'ERP systems', isLater: true },
] as const

const outputs = ['Excel', 'Power BI', 'Tableau', 'Looker Studio', 'JSON, CSV', 'ESG tables'] as const
const rowPx = 52
const paperLines = [0, 1, 2, 3, 4, 5] as const

/** Which ways lead in and out today. A dashed line is a connection that is still being built. */
export function ConnectionMap() {
  const id = useId()
  const heightPx = inputs.length * rowPx
  const middlePx = heightPx / 2
  return (
    <figure className="sheet p-4 sm:p-6">
      <svg
        className="drawing connection-map"
        height={heightPx}
        // A drawing that follows the theme stands in the page; an img element could not.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="img"
        aria-labelledby={`${id}-words`}
        focusable="false"
      >
        {inputs.map(({ name, isLater }, row) => (
          <g key={name}>
            <text
              x="28%"
              y={row * rowPx + rowPx / 2}
              dy="4"
              textAnchor="end"
              className={isLater ? 'draw-quiet' : 'draw-strong'}
            >
              {name}
            </text>
            <Curve
              at="30%"
              from={row * rowPx + rowPx / 2}
              to={middlePx}
              heightPx={heightPx}
              isLater={isLater}
            />
          </g>
        ))}
        {outputs.map((name, row) => (
          <g key={name}>
            <Curve at="56%" from={middlePx} to={row * rowPx + rowPx / 2} heightPx={heightPx} />
            <text x="72%" y={row * rowPx + rowPx / 2} dy="4" className="draw-strong">
              {name}
            </text>
          </g>
        ))}
        <rect x="43%" width="14%" y={middlePx - 84} height="168" className="draw-box connection-paper" />
        {paperLines.map((line) => (
          <line
            key={line}
            x1={line === paperLines.length - 1 ? '50%' : '45%'}
            x2="55%"
            y1={middlePx - 60 + line * 22}
            y2={middlePx - 60 + line * 22}
            className={line === 1 ? 'connection-read' : 'draw-line'}
          />
        ))}
        {[0, 4].map((gap) => (
          <line
            key={gap}
            x1="50%"
            x2="55%"
            y1={middlePx + 64 + gap}
            y2={middlePx + 64 + gap}
            className="draw-ink"
          />
        ))}
      </svg>
      <figcaption id={`${id}-words`} className="type-caption mt-3">
        In: upload, email, cloud folders, utilities and forms. Dashed: ERP and accounting systems, which are
        coming soon. Out: Excel, Power BI, Tableau, Looker Studio, JSON and CSV, and tables for ESG reports.
      </figcaption>
    </figure>
  )
}

type CurveProps = { at: string; from: number; to: number; heightPx: number; isLater?: boolean }

function Curve({ at, from, to, heightPx, isLater = false }: CurveProps) {
  return (
    <svg x={at} width="14%" height={heightPx} viewBox={`0 0 100 ${heightPx}`} preserveAspectRatio="none">
      <path
        d={`M0 ${from}C55 ${from} 45 ${to} 100 ${to}`}
        vectorEffect="non-scaling-stroke"
        className={`draw-line ${isLater ? 'draw-later' : ''}`}
      />
    </svg>
  )
}
