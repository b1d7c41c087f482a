import { decimal, roundTo } from '@doublerule/carbon/decimal.ts'
import { Co2 } from '#app/ui/co2.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { EditionPoint, FactorDetail } from '#shared/factor-answers.ts'
import { factorPagePath } from '#shared/factor-page.ts'

/** Figures with as many decimals as the longest of them, so that they stand under one another. */
function alignDecimals(figures: readonly string[]): string[] {
  const decimals = Math.max(...figures.map((figure) => figure.split('.')[1]?.length ?? 0))
  return figures.map((figure) => roundTo(decimal(figure), decimals))
}

/** Change against the edition before, in per cent with one decimal; empty for the first. */
function changeOf({ kgCO2ePerUnit }: EditionPoint, earlier: EditionPoint | undefined): string {
  const before = Number(earlier?.kgCO2ePerUnit ?? 0)
  if (before === 0) return ''
  const percent = (Number(kgCO2ePerUnit) / before - 1) * 100
  return percent === 0 ? 'same' : `${percent > 0 ? '+' : '−'}${Math.abs(percent).toFixed(1)}%`
}

/** Every edition as a bar with its figure; this page's is the solid one. */
export function FactorEditions({ detail: { factor, editions } }: { detail: FactorDetail }) {
  const figures = alignDecimals(editions.map(({ kgCO2ePerUnit }) => kgCO2ePerUnit))
  const most = Math.max(...figures.map(Number))
  return (
    <table className="ledger" data-rows="double" data-narrow="tight">
      <caption>
        kg <Co2 equivalent /> per {factor.unit}
      </caption>
      <thead>
        <tr>
          <th scope="col">Edition</th>
          <th scope="col">
            <span className="sr-only">Bar</span>
          </th>
          <th scope="col" className="figure">
            Figure
          </th>
          <th scope="col" className="figure">
            Change
          </th>
        </tr>
      </thead>
      <tbody>
        {editions.map((point, index) => (
          <tr key={point.id}>
            <th scope="row">
              {point.id === factor.id ? (
                <span aria-current="true">{point.edition}</span>
              ) : (
                <TextLink href={factorPagePath(point.id)}>{point.edition}</TextLink>
              )}
            </th>
            <td className="edition-cell">
              <EditionBar
                share={most > 0 ? Math.max(0, Number(figures[index]) / most) : 0}
                isThis={point.id === factor.id}
              />
            </td>
            <td className="figure">{figures[index]}</td>
            <td className="figure">{changeOf(point, editions[index - 1])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function EditionBar({ share, isThis }: { share: number; isThis: boolean }) {
  return (
    <svg className="edition-bar" aria-hidden="true">
      <rect width={`${share * 100}%`} height="100%" data-this={isThis} />
    </svg>
  )
}
