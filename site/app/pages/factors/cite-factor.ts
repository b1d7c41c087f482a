import { engineVersion } from '@doublerule/carbon/analysis/engine-version.ts'
import type { FactorDetail } from '#shared/factor-answers.ts'
import { factorPagePath } from '#shared/factor-page.ts'
import { absoluteAddress } from '#shared/page-meta.ts'
import { siteConfig } from '#shared/site-config.ts'
import { typesetName } from './typeset-name.ts'

const library = `${siteConfig.brand}, factor library ${engineVersion.factorLibrary}`

/** A reference as a report prints it: publisher's source, figure, and where it was read. */
export function citeAsText({ factor }: FactorDetail): string {
  return `${factor.source}. ${typesetName(factor.name)}: ${factor.kgCO2ePerUnit} kg CO2e per ${factor.unit}. In: ${library}, ${absoluteAddress(factorPagePath(factor.id))}`
}

/** Signs that TeX reads as commands. */
function escapeTex(text: string): string {
  const names: Readonly<Record<string, string>> = {
    '\\': 'backslash',
    '~': 'asciitilde',
    '^': 'asciicircum',
  }
  return text.replaceAll(/[\\{}$&#%_~^]/g, (sign) => {
    const name = names[sign]
    return name === undefined ? `\\${sign}` : `\\text${name}{}`
  })
}

/** The same as a BibTeX entry. */
export function citeAsBibtex({ factor, publisher }: FactorDetail): string {
  const fields = [
    ['title', `{${escapeTex(typesetName(factor.name))}}`],
    ['author', `{${escapeTex(publisher)}}`],
    ['year', factor.year],
    ['howpublished', escapeTex(factor.source)],
    ['note', escapeTex(`${factor.kgCO2ePerUnit} kg CO2e per ${factor.unit}; ${library}`)],
    ['url', absoluteAddress(factorPagePath(factor.id))],
  ]
  return [`@misc{${factor.id},`, ...fields.map(([name, value]) => `  ${name} = {${value}},`), '}'].join('\n')
}
