import { gridFactors } from '@doublerule/carbon/factors/electricity-au.ts'
import { explainVerification } from '@doublerule/carbon/factors/factor-marks.ts'
import { Co2, Co2Text } from '#app/ui/co2.tsx'

/** One row of the factor library as a card: the figure large, and everything that was published or checked with it. */
export function FactorCard({ region, scope }: { region: string; scope: 2 | 3 }) {
  const factor = gridFactors(region, '2025').find((each) => each.scope === scope)
  if (factor === undefined) return null
  const lines = [
    { name: 'Published in', value: factor.source },
    { name: 'Region', value: factor.region },
    { name: 'Scope', value: `${factor.scope}` },
    { name: 'Warming', value: factor.gwp },
    { name: 'Checked', value: explainVerification(factor.verification) },
    { name: 'Uncertainty', value: 'Not stated by the source' },
    { name: 'Licence', value: factor.licence },
    { name: 'Row', value: factor.id },
  ]
  return (
    <figure className="sheet bg-paper p-4 sm:p-6" aria-label="A factor card">
      <h3 className="type-subheading">{factor.name.replace(' - ', ', ')}</h3>
      <p className="mt-2 border-b border-rule-strong pb-3">
        <data className="type-figure text-2xl" value={factor.kgCO2ePerUnit}>
          {factor.kgCO2ePerUnit}
        </data>{' '}
        kg <Co2 equivalent /> per {factor.unit}
      </p>
      <dl className="text-sm">
        {lines.map(({ name, value }) => (
          <div key={name} className="source-line leading-6">
            <dt className="text-ink-3">{name}</dt>
            <dd>
              <Co2Text>{value}</Co2Text>
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}
