import type { FactorDetail } from '#shared/factor-answers.ts'
import { factorPagePath, factorsPath } from '#shared/factor-page.ts'
import { absoluteAddress, type PageMeta } from '#shared/page-meta.ts'
import { describeBreadcrumbs } from '#shared/describe-breadcrumbs.ts'
import { typesetName } from './typeset-name.ts'

const longestDescription = 160

function clip(text: string, longest: number): string {
  return text.length <= longest ? text : `${text.slice(0, longest - 1).trimEnd()}…`
}

/** Head data of one factor, with the factor as a dataset. */
export function describeFactorPage({ factor, place, publisher, valid }: FactorDetail): PageMeta {
  const path = factorPagePath(factor.id)
  const figure = `${factor.kgCO2ePerUnit} kg CO2e per ${factor.unit}`
  const description = clip(
    `${figure}, Scope ${factor.scope ?? '?'}, ${place}, ${factor.year}, by ${publisher}. With source, licence, other editions and a sum with it.`,
    longestDescription,
  )
  return {
    path,
    title: clip(typesetName(factor.name), 110),
    description,
    image: { src: '/social/factors.png', alt: 'Emission factors' },
    structuredData: [
      describeBreadcrumbs([
        { name: 'Emission factors', path: factorsPath },
        { name: typesetName(factor.name), path },
      ]),
      {
        '@context': 'https://schema.org',
        '@type': 'Dataset',
        name: typesetName(factor.name),
        description: `${typesetName(factor.name)}: ${figure}. ${factor.source}.`,
        url: absoluteAddress(path),
        identifier: factor.id,
        license: factor.licence,
        creator: { '@type': 'Organization', name: publisher },
        isBasedOn: factor.sourceUrl,
        spatialCoverage: place,
        temporalCoverage: valid === null ? factor.year : `${valid.from}/${valid.to ?? '..'}`,
        variableMeasured: {
          '@type': 'PropertyValue',
          name: 'Greenhouse gas emissions',
          value: factor.kgCO2ePerUnit,
          unitText: `kg CO2e per ${factor.unit}`,
        },
        isAccessibleForFree: true,
      },
    ],
  }
}
