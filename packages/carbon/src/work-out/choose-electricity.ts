import type { Factor } from '../analysis/analysis-schema.ts'
import type { EditionChoice } from '../factors/choose-edition.ts'
import { chooseCalendarEdition, chooseNgaEdition } from '../factors/choose-edition.ts'
import { gridFactors, gridSlugByRegion, ngaElectricityEditions } from '../factors/electricity-au.ts'
import { factorById, factorsByIds } from '../factors/factor-library.ts'
import { isCountry, placeName } from '../regions/place-name.ts'
import type { Choice, FactorOption, Situation } from './choice.ts'
import { emptyChoice, noFactor } from './choice.ts'
import { chooseWorldElectricity } from './choose-world-electricity.ts'

const defraEditions = ['2024', '2025', '2026']

function ngaOption(region: string, edition: string): FactorOption {
  return { label: placeName(region), factors: gridFactors(region, edition) }
}

function residualMix(edition: string): readonly Factor[] {
  const stem = `au-nga-${edition}-electricity-residual-mix`
  return factorsByIds(`${stem}-scope2`, `${stem}-scope3`)
}

/** Where a period crosses 1 July, the figure by the other edition is kept as an alternative. */
function lesserOption(region: string, { lesserEdition }: EditionChoice): FactorOption[] {
  if (lesserEdition === undefined) return []
  return [{ ...ngaOption(region, lesserEdition), label: `All of it by NGA ${lesserEdition}` }]
}

function chooseAustralian({ place, date }: Situation): Choice {
  const edition = chooseNgaEdition(date, ngaElectricityEditions)
  const base = { ...emptyChoice, shown: residualMix(edition.edition), needsReview: edition.isOutsideRange }
  const region = place.region ?? 'AU'
  if (region in gridSlugByRegion) {
    return {
      ...base,
      options: [ngaOption(region, edition.edition), ...lesserOption(region, edition)],
      confidence: 0.98,
      reasons: [`Grid electricity in ${placeName(region)}: ${place.because}.`, `${edition.because}.`],
    }
  }
  if (region !== 'AU') return noFactor(`The library holds no grid factor for ${placeName(region)}.`)
  return {
    ...base,
    options: [
      { ...ngaOption('AU', edition.edition), label: 'Australian average' },
      ...Object.keys(gridSlugByRegion).map((code) => ngaOption(code, edition.edition)),
    ],
    question: 'Which state or territory is the meter in? Until you say, the Australian average is counted.',
    confidence: 0.6,
    reasons: [
      `Grid electricity, state not found (${place.because}): the Australian average is used.`,
      `${edition.because}.`,
    ],
  }
}

/** Scope 2, then network losses and upstream (well-to-tank) in Scope 3, each from the edition nearest to the activity. */
function chooseBritish({ place, date }: Situation): Choice {
  const generation = chooseCalendarEdition(date, defraEditions, 'DESNZ/Defra')
  const upstream = chooseCalendarEdition(date, ['2025', '2026'], 'DESNZ/Defra')
  const factors = factorsByIds(
    `gb-defra-${generation.edition}-electricity-uk-scope2`,
    `gb-defra-${upstream.edition}-electricity-uk-td-loss-scope3`,
    `gb-defra-${upstream.edition}-electricity-uk-wtt-generation-scope3`,
    `gb-defra-${upstream.edition}-electricity-uk-wtt-td-scope3`,
  )
  const notes: EditionChoice[] =
    generation.edition === upstream.edition ? [generation] : [generation, upstream]
  return {
    ...emptyChoice,
    options: [{ label: 'United Kingdom grid', factors }],
    confidence: 0.97,
    needsReview: notes.some((note) => note.isOutsideRange),
    reasons: [
      `Grid electricity in the United Kingdom: ${place.because}.`,
      ...notes.map((note) => `${note.because}.`),
    ],
  }
}

/** The eGRID subregion where the region names one ("US-CAMX"); a state alone does not tell it. */
function chooseAmerican({ place }: Situation): Choice {
  const code = (place.region ?? 'US').split('-')[1]?.toLowerCase()
  const subregion = code === undefined ? null : factorById(`us-epa-2025-electricity-${code}-scope2`)
  const factors = subregion === null ? factorsByIds('us-epa-2025-electricity-us-average-scope2') : [subregion]
  return {
    ...emptyChoice,
    options: [{ label: subregion === null ? 'United States average' : subregion.name, factors }],
    confidence: subregion === null ? 0.75 : 0.95,
    isProxy: subregion === null,
    needsReview: true,
    reasons: [
      subregion === null
        ? `Grid electricity in the United States (${place.because}); the eGRID subregion is not on the document, so the national average stands in.`
        : `Grid electricity in an eGRID subregion: ${place.because}.`,
      'The EPA Hub of January 2025 (eGRID2023) gives Scope 2 only; Scope 3 is not counted.',
    ],
  }
}

/** The European Union is many grids, and no average of it is in the library. */
const notOneGrid: ReadonlySet<string> = new Set(['EU'])

/** Factors for grid electricity: the rules of the three home countries, and for all others the nearest factor there is. */
export function chooseElectricity(situation: Situation): Choice {
  const { country, region, because } = situation.place
  if (country === 'AU') return chooseAustralian(situation)
  if (country === 'GB') return chooseBritish(situation)
  if (country === 'US') return chooseAmerican(situation)
  if (country === null || !isCountry(country)) {
    return noFactor(`The grid is not known: ${because}. Name the country, and its factor is used.`)
  }
  if (notOneGrid.has(country)) {
    return noFactor('The European Union is not one grid. Name the member state, and its factor is used.')
  }
  return chooseWorldElectricity(situation, region ?? country)
}

/** Exported solar is shown and never counted: it is someone else's consumption. */
export function chooseExport(): Choice {
  return noFactor('Electricity fed into the grid is shown and never counted against consumption.')
}
