import { compare, decimal } from '@doublerule/carbon/decimal.ts'
import { TextLink } from '#app/ui/text-link.tsx'
import type { EditionPoint, FactorDetail } from '#shared/factor-answers.ts'
import { factorPagePath } from '#shared/factor-page.ts'

const barPx = 28
const gapPx = 12
const heightPx = 120

/** Heights of bars for a picture: rounded to a pixel, while the table has the figures. */
function heightsOf(editions: readonly EditionPoint[]): number[] {
  const values = editions.map(({ kgCO2ePerUnit }) => Math.max(0, Number(kgCO2ePerUnit)))
  const most = Math.max(...values)
  return values.map((value) => (most === 0 ? 1 : Math.max(1, Math.round((value / most) * heightPx))))
}

/** Change against the edition before, in per cent with one decimal; empty for the first. */
function changeOf(editions: readonly EditionPoint[], index: number): string {
  const before = Number(editions[index - 1]?.kgCO2ePerUnit ?? 0)
  const now = editions[index]
  if (before === 0 || now === undefined) return ''
  const isSame = compare(decimal(now.kgCO2ePerUnit), decimal(editions[index - 1]?.kgCO2ePerUnit ?? '0')) === 0
  const percent = (Number(now.kgCO2ePerUnit) / before - 1) * 100
  return isSame ? 'same' : `${percent > 0 ? '+' : '−'}${Math.abs(percent).toFixed(1)} %`
}

/** Every edition as a bar and as a row; this one is marked in both. */
export function FactorEditions({ detail: { factor, editions } }: { detail: FactorDetail }) {
  const heights = heightsOf(editions)
  const widthPx = editions.length * (barPx + gapPx) + gapPx
  return (
    <div className="factor-editions">
      <svg
        className="factor-chart"
        viewBox={`0 0 ${widthPx} ${heightPx + 2}`}
        width={widthPx}
        height={heightPx + 2}
        aria-hidden="true"
      >
        <defs>
          <pattern
            id="factor-hatch"
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect className="factor-chart-ground" width="6" height="6" />
            <rect className="factor-chart-line" width="2" height="6" />
          </pattern>
        </defs>
        {editions.map(({ id }, index) => {
          const height = heights[index] ?? 0
          return (
            <rect
              key={id}
              className={id === factor.id ? 'factor-chart-this' : 'factor-chart-other'}
              {...(id === factor.id ? {} : { fill: 'url(#factor-hatch)' })}
              x={gapPx + index * (barPx + gapPx)}
              y={heightPx - height + 1}
              width={barPx}
              height={height}
            />
          )
        })}
        <line className="factor-chart-axis" x1="0" y1={heightPx + 1} x2={widthPx} y2={heightPx + 1} />
      </svg>
      <table className="ledger">
        <caption>
          kg CO<sub>2</sub>e per {factor.unit}; the solid bar is this page’s, the bars stand in the order of
          the rows
        </caption>
        <thead>
          <tr>
            <th scope="col">Edition</th>
            <th scope="col" className="figure">
              Figure
            </th>
            <th scope="col" className="figure">
              Change
            </th>
          </tr>
        </thead>
        <tbody>
          {editions.map(({ id, edition, kgCO2ePerUnit }, index) => (
            <tr key={id}>
              <th scope="row">
                {id === factor.id ? (
                  <span aria-current="true">{edition}, this page</span>
                ) : (
                  <TextLink href={factorPagePath(id)}>{edition}</TextLink>
                )}
              </th>
              <td className="figure">{kgCO2ePerUnit}</td>
              <td className="figure">{changeOf(editions, index)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
