import '#app/ui/drawing/drawing.css'

export const reportingGroups = [
  { name: 'Group 1', year: 2025, starts: 'January 1, 2025', note: 'has reported' },
  { name: 'Group 2', year: 2026.5, starts: 'July 1, 2026', note: 'in its first year' },
  { name: 'Group 3', year: 2027.5, starts: 'July 1, 2027', note: 'is next' },
] as const

const firstYear = 2025
const years = [2025, 2026, 2027, 2028] as const
const rowPx = 56

/** When the three groups of AASB S2 begin, on one scale of years. The list under it says the same. */
export function ReportingGroups() {
  return (
    <figure>
      <svg className="drawing" height={rowPx * 3 + 28} aria-hidden="true">
        {years.map((year) => (
          <g key={year}>
            <line x1={placeOf(year)} x2={placeOf(year)} y1="0" y2={rowPx * 3 + 8} className="draw-rule" />
            <text x={placeOf(year)} y={rowPx * 3 + 24} textAnchor={year === 2025 ? 'start' : 'middle'}>
              {year}
            </text>
          </g>
        ))}
        {reportingGroups.map(({ name, year, note }, row) => {
          const place = placeOf(year)
          return (
            <g key={name} className="draw-mangrove">
              <rect
                x={place}
                width={`${100 - Number.parseFloat(place)}%`}
                y={row * rowPx + 24}
                height="12"
                fill="currentColor"
                opacity={row === 1 ? 1 : 0.35}
              />
              <circle cx={place} cy={row * rowPx + 30} r="7" fill="currentColor" />
              <text x={place} y={row * rowPx + 14} className="draw-strong">
                {name}, {note}
              </text>
            </g>
          )
        })}
      </svg>
      <figcaption className="type-caption mt-3">
        Financial years under AASB S2 beginning on or after:{' '}
        {reportingGroups.map(({ name, starts }) => `${name}, ${starts}`).join('; ')}.
      </figcaption>
    </figure>
  )
}

function placeOf(year: number): string {
  return `${(((year - firstYear) / 3.6) * 100).toFixed(2)}%`
}
