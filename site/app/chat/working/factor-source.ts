import type { Emission, Factor } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { explainVerification } from '@doublerule/carbon/factors/factor-marks.ts'
import { placeName } from '@doublerule/carbon/regions/place-name.ts'
import type { FigureSource } from '#app/ui/sourced-figure.tsx'
import { factorPagePath } from '#shared/factor-page.ts'

/** The provenance card of one figure. */
export function factorSource(emission: Emission, factor: Factor): FigureSource {
  const isWebAddress = /^https?:\/\//.test(factor.sourceUrl)
  return {
    title: factor.name,
    lines: [
      {
        label: 'Factor',
        value: `${factor.kgCO2ePerUnit} kg CO2e per ${factor.unit}`,
        href: factorPagePath(factor.id),
      },
      {
        label: 'Source',
        value: factor.source,
        ...(isWebAddress && { href: factor.sourceUrl }),
      },
      { label: 'Region, year', value: `${placeName(factor.region)}, ${factor.year}` },
      ...(emission.method === null ? [] : [{ label: 'Method', value: emission.method }]),
      ...(emission.category === null
        ? []
        : [{ label: 'Category', value: `Scope 3 category ${emission.category}` }]),
      { label: 'GWP set', value: factor.gwp },
      { label: 'Uncertainty', value: emission.uncertainty ?? 'not stated by the source' },
      { label: 'Read', value: explainVerification(factor.verification) },
      { label: 'Licence', value: factor.licence },
      ...(factor.notes === '' ? [] : [{ label: 'Notes', value: factor.notes }]),
    ],
  }
}
