import { useId } from 'react'
import { PatternFills, patternFill } from '#app/ui/drawing/pattern-fills.tsx'
import type { LedgerRow } from './ledger-year.ts'
import '#app/ui/drawing/drawing.css'
import './dashboard.css'

const parts = [
  { name: 'scope1', tone: 'scope-1', pattern: 'solid', title: 'Scope 1, diesel' },
  { name: 'scope2', tone: 'scope-2', pattern: 'hatch', title: 'Scope 2, electricity' },
  { name: 'scope3', tone: 'scope-3', pattern: 'dots', title: 'Scope 3, upstream of both' },
] as const

/** The top of the scale, in tonnes: it stays when the state changes, so that the columns show the difference. */
const topTonnes = 66
const gridTonnes = [20, 40, 60] as const

/** Twelve columns in three fills. The table under it holds the figures. */
export function YearColumns({ rows }: { rows: readonly LedgerRow[] }) {
  const id = useId()
  return (
    <>
      <svg className="drawing year-columns" aria-hidden="true">
        {parts.map(({ name, tone }) => (
          <PatternFills key={name} id={`${id}${name}`} tone={tone} />
        ))}
        {gridTonnes.map((tonnes) => (
          <g key={tonnes}>
            <line x1="0" x2="100%" y1={heightAt(tonnes)} y2={heightAt(tonnes)} className="draw-rule" />
            <text x="0" y={heightAt(tonnes)} dy="-4">
              {tonnes} t
            </text>
          </g>
        ))}
        {rows.map((row, index) => (
          <g key={row.month}>
            {parts.map(({ name, tone, pattern }, part) => {
              const below = parts
                .slice(0, part)
                .reduce((sum, { name: lower }) => sum + Number(row[lower]) / 1000, 0)
              const tall = Number(row[name]) / 1000
              return (
                <rect
                  key={name}
                  x={`${9 + index * 7.6}%`}
                  width="5.2%"
                  y={heightAt(below + tall)}
                  height={`${(tall / topTonnes) * 88}%`}
                  fill={patternFill(`${id}${name}`, pattern)}
                  className={`draw-fill draw-${tone}`}
                />
              )
            })}
            <text x={`${11.6 + index * 7.6}%`} y="99%" textAnchor="middle">
              {row.month.slice(0, 1)}
            </text>
          </g>
        ))}
        <line x1="0" x2="100%" y1={heightAt(0)} y2={heightAt(0)} className="draw-ink" />
      </svg>
      <ul className="type-caption mt-2 flex flex-wrap gap-x-6" aria-hidden="true">
        {parts.map(({ name, tone, pattern, title }) => (
          <li key={name} className="flex items-center gap-2">
            <svg width="20" height="12" className={`draw-${tone}`}>
              <rect
                x="0.5"
                y="0.5"
                width="19"
                height="11"
                fill={patternFill(`${id}${name}`, pattern)}
                className="draw-fill"
              />
            </svg>
            {title}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Where a number of tonnes stands, from the top of the picture. */
function heightAt(tonnes: number): string {
  return `${91 - (tonnes / topTonnes) * 88}%`
}
