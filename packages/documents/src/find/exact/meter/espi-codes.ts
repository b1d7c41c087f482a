import type { ActivityKind } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { Decimal } from '@doublerule/carbon/decimal.ts'

// Tables of NAESB REQ.21, Energy Services Provider Interface (espi.xsd 4.0): UnitSymbolKind, CommodityKind, ServiceKind,
// FlowDirectionKind, AccumulationKind, QualityOfReading.

/** A unit of the factor library and what one of the code is in it; what is left out measures no quantity used. */
export const espiUnits: Readonly<Record<string, { unit: string; scale: Decimal }>> = {
  '72': { unit: 'kWh', scale: '0.001' },
  '31': { unit: 'MJ', scale: '0.000001' },
  '132': { unit: 'Btu', scale: '1' },
  '169': { unit: 'therm', scale: '1' },
  '42': { unit: 'm3', scale: '1' },
  '166': { unit: 'm3', scale: '1' },
  '167': { unit: 'm3', scale: '1' },
  '119': { unit: 'scf', scale: '1' },
  '120': { unit: 'scf', scale: '1' },
  '128': { unit: 'gal-us', scale: '1' },
  '130': { unit: 'gal-uk', scale: '1' },
  '134': { unit: 'L', scale: '1' },
  '156': { unit: 'L', scale: '1' },
  '157': { unit: 'L', scale: '1' },
}

/** Power, apparent and reactive energy and the like, which stand beside energy and are not expected to count. */
export const espiSideUnits: ReadonlySet<string> = new Set(
  '5 23 29 33 38 61 63 65 67 69 71 73 106 111 122 123 125 126 127 129 131 133 137 153'.split(' '),
)

export const commodityKinds: Readonly<Record<string, ActivityKind>> = {
  '1': 'electricity',
  '2': 'electricity',
  '7': 'natural-gas',
  '8': 'lpg',
  '9': 'water',
  '10': 'heat',
  '11': 'wastewater',
  '12': 'heat',
  '14': 'water',
}

export const serviceKinds: Readonly<Record<string, ActivityKind>> = {
  '0': 'electricity',
  '1': 'natural-gas',
  '2': 'water',
  '4': 'heat',
  '6': 'wastewater',
}

/** Delivered to the customer, received from the customer, their difference, their sum. */
export type EspiFlow = 'forward' | 'reverse' | 'net' | 'total'

export const espiFlows: Readonly<Record<string, EspiFlow>> = {
  '1': 'forward',
  '19': 'reverse',
  '4': 'net',
  '20': 'total',
}

/** Registers that show a running total, whose values are readings and not amounts. */
export const runningTotals: ReadonlySet<string> = new Set(['1', '2', '3'])

export const estimatedQualities: ReadonlySet<string> = new Set(['8', '9'])
/** Forecasts, and amounts made comparable for the weather, were not used by anybody. */
export const unusedQualities: ReadonlySet<string> = new Set(['12', '15'])
