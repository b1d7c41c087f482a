import type { FuelName } from './fuel-words.ts'

/** One sort of a solid fuel: how a reader knows it, and the middles of the ids of its factors, the likeliest first. */
export type SolidFuel = {
  label: string
  stems: readonly string[]
  isBiomass: boolean
  /** True where it differs so much from place to place that no other country's factor stands in. */
  isLocal?: true
}

const black: SolidFuel = {
  label: 'Black (bituminous) coal',
  stems: [
    'bituminous-coal-stationary',
    'coal-industrial',
    'coal-bituminous-industrial',
    'stationary-bituminous',
    'bituminous-coal',
    'coal-stationary',
    'other-bituminous-coal-industrial',
  ],
  isBiomass: false,
}
const subBituminous: SolidFuel = {
  label: 'Sub-bituminous coal',
  stems: [
    'sub-bituminous-coal-stationary',
    'coal-sub-bituminous-industrial',
    'stationary-sub-bituminous',
    'sub-bituminous-coal',
  ],
  isBiomass: false,
}
const brown: SolidFuel = {
  label: 'Brown coal (lignite)',
  stems: ['brown-coal-lignite-stationary', 'coal-lignite-industrial', 'stationary-lignite', 'lignite'],
  isBiomass: false,
  isLocal: true,
}
const mixed: SolidFuel = {
  label: 'Coal, not told apart',
  stems: [
    'coal-industrial',
    'coal-default-industrial',
    'stationary-mixed-industrial-sector',
    'coal-stationary',
  ],
  isBiomass: false,
}
const fossil = (label: string, ...stems: string[]): SolidFuel => ({ label, stems, isBiomass: false })
const biomass = (label: string, ...stems: string[]): SolidFuel => ({ label, stems, isBiomass: true })

/**
 * Solid fuels as the library's publishers name them: NGA Table 4, the EPA Hub's Table 1, DESNZ/Defra's fuels and bioenergy,
 * New Zealand, the Netherlands, Chile and the IPCC. Where words leave several sorts open, each is an option.
 */
export const solidFuels: Readonly<Record<FuelName, readonly SolidFuel[]>> = {
  coal: [black, mixed, subBituminous, brown],
  'black-coal': [black],
  'sub-bituminous-coal': [subBituminous],
  'brown-coal': [brown],
  anthracite: [fossil('Anthracite', 'anthracite-stationary', 'stationary-anthracite', 'anthracite')],
  'coking-coal': [
    fossil('Coking coal', 'coking-coal-stationary', 'coking-coal', 'stationary-mixed-industrial-coking'),
  ],
  'coal-briquettes': [fossil('Coal briquettes', 'coal-briquettes-stationary')],
  'coal-coke': [fossil('Coke', 'coal-coke-stationary', 'stationary-coal-coke')],
  'petroleum-coke': [
    fossil('Petroleum coke', 'petroleum-coke', 'stationary-petroleum-coke-solid', 'petcoke-stationary'),
  ],
  charcoal: [biomass('Charcoal', 'charcoal-stationary')],
  bagasse: [biomass('Bagasse', 'bagasse-stationary')],
  'wood-pellets': [
    biomass(
      'Wood pellets',
      'wood-pellets',
      'wood-pellets-commercial',
      'wood-pellets-residue',
      'dry-wood-stationary',
      'stationary-wood-and-wood-residuals',
    ),
  ],
  'wood-chips': [
    biomass(
      'Wood chips',
      'wood-chips',
      'wood-chips-commercial',
      'green-and-air-dried-wood-stationary',
      'stationary-wood-and-wood-residuals',
    ),
  ],
  firewood: [
    biomass(
      'Dry wood',
      'wood-logs',
      'dry-wood-stationary',
      'wood-green-manufacturing',
      'stationary-wood-and-wood-residuals',
    ),
    biomass('Green or air-dried wood', 'green-and-air-dried-wood-stationary'),
  ],
}
