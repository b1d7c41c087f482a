import { useId } from 'react'
import './drawing.css'
import './flow-diagram.css'

type FlowDiagramProps = {
  /** Said in place of the picture. */
  label: string
  sources: readonly string[]
  steps: readonly string[]
  results: readonly string[]
  /** Names of the three columns. */
  heads: readonly [string, string, string]
  wayBack: string
}

const rowPx = 44
const boxPx = 32
const headPx = 32

/**
 * Sources that run into the first of some steps, and results that leave the last one. Letters keep their size at every
 * width: places across are shares, places down are pixels.
 */
export function FlowDiagram({ label, sources, steps, results, heads, wayBack }: FlowDiagramProps) {
  const id = useId()
  const rows = Math.max(sources.length, steps.length, results.length)
  const heightPx = headPx + rows * rowPx
  const middle = (row: number) => headPx + row * rowPx + boxPx / 2
  const lastStep = steps.length - 1
  return (
    // A drawing that follows the theme stands in the page; an img element could not.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <svg className="drawing flow-diagram" height={heightPx + 40} role="img" aria-label={label}>
      <defs>
        <marker id={id} viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto">
          <path d="M0 0 8 4 0 8z" fill="var(--color-rule-strong)" />
        </marker>
      </defs>
      {heads.map((head, index) => (
        <text key={head} x={['0%', '35.5%', '69%'][index]} y="16" className="draw-strong">
          {head}
        </text>
      ))}
      <rect
        x="35.5%"
        width="29.5%"
        y={headPx}
        height={(steps.length - 1) * rowPx + boxPx}
        className="draw-box flow-engine"
      />
      <Fan
        at="31%"
        width="4.5%"
        from={sources.map((_, row) => middle(row))}
        to={[middle(0)]}
        heightPx={heightPx}
      />
      <Fan
        at="65%"
        width="4%"
        from={[middle(lastStep)]}
        to={results.map((_, row) => middle(row))}
        heightPx={heightPx}
      />
      {sources.map((source, row) => (
        <Box key={source} text={source} x="0%" width="31%" row={row} />
      ))}
      {steps.map((step, row) => (
        <g key={step}>
          {row > 0 && (
            <line
              x1="37.7%"
              x2="37.7%"
              y1={middle(row - 1) + 12}
              y2={middle(row) - 13}
              className="draw-line"
              markerEnd={`url(#${id})`}
            />
          )}
          <text x="37.7%" y={middle(row)} dy="0.35em" textAnchor="middle" className="draw-strong">
            {row + 1}
          </text>
          <svg x="40%" y={headPx + row * rowPx} width="25%" height={boxPx} overflow="visible">
            <text y={boxPx / 2} dy="0.35em" className={row === lastStep ? 'draw-strong' : undefined}>
              {step}
            </text>
          </svg>
        </g>
      ))}
      {results.map((result, row) => (
        <Box key={result} text={result} x="69%" width="31%" row={row} />
      ))}
      <line
        x1="99%"
        x2="1%"
        y1={heightPx + 8}
        y2={heightPx + 8}
        className="draw-line draw-later"
        markerEnd={`url(#${id})`}
      />
      <text x="50%" y={heightPx + 28} textAnchor="middle">
        {wayBack}
      </text>
    </svg>
  )
}

type BoxProps = { text: string; x: string; width: string; row: number }

function Box({ text, x, width, row }: BoxProps) {
  return (
    <svg x={x} y={headPx + row * rowPx} width={width} height={boxPx} overflow="visible">
      <rect width="100%" height={boxPx} className="draw-box" />
      <text x="12" y={boxPx / 2} dy="0.35em">
        {text}
      </text>
    </svg>
  )
}

type FanProps = {
  at: string
  width: string
  from: readonly number[]
  to: readonly number[]
  heightPx: number
}

/** Curves across a gap, from each height on its left to each on its right. */
function Fan({ at, width, from, to, heightPx }: FanProps) {
  return (
    <svg
      x={at}
      width={width}
      height={heightPx}
      viewBox={`0 0 100 ${heightPx}`}
      preserveAspectRatio="none"
      className="flow-fan"
    >
      {from.flatMap((start) =>
        to.map((end) => (
          <path
            key={`${start} ${end}`}
            d={`M0 ${start}C60 ${start} 40 ${end} 100 ${end}`}
            className="draw-line"
            vectorEffect="non-scaling-stroke"
          />
        )),
      )}
    </svg>
  )
}
