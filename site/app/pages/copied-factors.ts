import { decimal, type Decimal } from '@doublerule/carbon/decimal.ts'

/**
 * Rows of the factor library that pictures need, copied so that no page loads the whole library. A test holds each of
 * them against it.
 */
export type CopiedFactor = { id: string; kgCO2ePerUnit: Decimal; unit: string }

export const dieselStationary = {
  scope1: { id: 'au-nga-2025-diesel-stationary-scope1-l', kgCO2ePerUnit: decimal('2.70972'), unit: 'L' },
  scope3: { id: 'au-nga-2025-diesel-stationary-scope3-l', kgCO2ePerUnit: decimal('0.66778'), unit: 'L' },
} as const satisfies Record<string, CopiedFactor>

export const dieselLightVehicle: CopiedFactor = {
  id: 'au-nga-2025-diesel-road-light-scope1-l',
  kgCO2ePerUnit: decimal('2.717826'),
  unit: 'L',
}

export const dieselHeavyVehicle: CopiedFactor = {
  id: 'au-nga-2025-diesel-euro-iv-road-heavy-scope1-l',
  kgCO2ePerUnit: decimal('2.716282'),
  unit: 'L',
}

export const refrigerantR410a: CopiedFactor = {
  id: 'au-nga-2025-refrigerant-r410a-scope1-kg',
  kgCO2ePerUnit: decimal('1924'),
  unit: 'kg',
}

/** Published per tonne of material, DESNZ/Defra 2025 "Material use"; primary production and closed-loop source. */
export const materialFactors = [
  {
    name: 'Metals',
    primary: {
      id: 'gb-defra-2025-material-metals-primary-scope3-t',
      kgCO2ePerUnit: decimal('3824.09335'),
      unit: 't',
    },
    second: {
      id: 'gb-defra-2025-material-metals-recycled-scope3-t',
      kgCO2ePerUnit: decimal('1638.74406'),
      unit: 't',
    },
    secondName: 'recycled',
  },
  {
    name: 'Wood',
    primary: {
      id: 'gb-defra-2025-material-wood-primary-scope3-t',
      kgCO2ePerUnit: decimal('269.50416'),
      unit: 't',
    },
    second: {
      id: 'gb-defra-2025-material-wood-reused-scope3-t',
      kgCO2ePerUnit: decimal('38.54288'),
      unit: 't',
    },
    secondName: 're-used',
  },
  {
    name: 'Concrete',
    primary: {
      id: 'gb-defra-2025-material-concrete-primary-scope3-t',
      kgCO2ePerUnit: decimal('118.79306'),
      unit: 't',
    },
    second: {
      id: 'gb-defra-2025-material-concrete-recycled-scope3-t',
      kgCO2ePerUnit: decimal('3.21835'),
      unit: 't',
    },
    secondName: 'recycled',
  },
] as const satisfies readonly {
  name: string
  primary: CopiedFactor
  second: CopiedFactor
  secondName: string
}[]
