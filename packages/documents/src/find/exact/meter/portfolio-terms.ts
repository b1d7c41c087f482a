import type { ActivityKind } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { Decimal } from '@doublerule/carbon/decimal.ts'

export type Columns = Readonly<Record<keyof typeof titles, number>>

export const titles = {
  property: 'portfolio manager id',
  meter: 'portfolio manager meter id',
  type: 'meter type',
  start: 'start date',
  end: 'end date',
  delivery: 'delivery date',
  quantity: 'usage/quantity',
  unit: 'usage units',
  estimated: 'estimation?',
} as const

// Meter types and units of the ENERGY STAR Portfolio Manager (web services, meter type and unit enumerations). Its "MCF"
// is a million cubic feet, where elsewhere it is a thousand.
export const kindsOfType: Readonly<Record<string, ActivityKind>> = {
  'electric - grid': 'electricity',
  electric: 'electricity',
  'natural gas': 'natural-gas',
  propane: 'lpg',
  diesel: 'diesel',
  'fuel oil (no 1)': 'fuel',
  'fuel oil (no. 1)': 'fuel',
  'fuel oil (no 2)': 'fuel',
  'fuel oil (no. 2)': 'fuel',
  'fuel oil (no 4)': 'fuel',
  'fuel oil (no 5 or 6)': 'fuel',
  kerosene: 'fuel',
  'district steam': 'heat',
  'district hot water': 'heat',
}
export const units: Readonly<Record<string, readonly [unit: string, scale: Decimal]>> = {
  'kbtu (thousand btu)': ['kBtu', '1'],
  'mbtu (million btu)': ['mmBtu', '1'],
  'mbtu/mmbtu (million btu)': ['mmBtu', '1'],
  'kwh (thousand watt-hours)': ['kWh', '1'],
  'mwh (million watt-hours)': ['MWh', '1'],
  gj: ['GJ', '1'],
  therms: ['therm', '1'],
  'cf (cubic feet)': ['scf', '1'],
  'ccf (hundred cubic feet)': ['CCF', '1'],
  'kcf (thousand cubic feet)': ['MCF', '1'],
  'mcf(million cubic feet)': ['MCF', '1000'],
  'mcf (million cubic feet)': ['MCF', '1000'],
  'cm (cubic meters)': ['m3', '1'],
  'kcm (thousand cubic meters)': ['m3', '1000'],
  'gallons (us)': ['gal-us', '1'],
  'cgal (hundred gallons) (us)': ['gal-us', '100'],
  'kgal (thousand gallons) (us)': ['gal-us', '1000'],
  'mgal (million gallons) (us)': ['gal-us', '1000000'],
  'gallons (uk)': ['gal-uk', '1'],
  'cgal (hundred gallons) (uk)': ['gal-uk', '100'],
  'kgal (thousand gallons) (uk)': ['gal-uk', '1000'],
  'mgal (million gallons) (uk)': ['gal-uk', '1000000'],
  liters: ['L', '1'],
}
