import type { FuelName, FuelUse } from './fuel-words.ts'

/** The middle of a factor's id, between its edition and its scope, for each way of burning; the likeliest first. */
type FuelStems = Readonly<Partial<Record<FuelUse, readonly string[]>>>

const oilBurnedInPlace = ['light-fuel-oil-commercial', 'diesel-commercial', 'diesel-stationary']
const plant = ['diesel-industrial', 'diesel-stationary', 'diesel-b7']

/** How publishers outside the three home countries name a fuel: New Zealand, Canada, Chile, the Netherlands, the IPCC. */
export const worldFuels: Readonly<Record<FuelName, FuelStems>> = {
  diesel: { 'road-light': ['diesel-transport', 'diesel-road', 'diesel-b7'], stationary: plant },
  petrol: {
    'road-light': ['petrol-regular-transport', 'petrol-road', 'motor-gasoline-road', 'petrol-e0'],
    stationary: ['petrol-stationary', 'gasoline-stationary', 'motor-gasoline-industrial'],
  },
  'petrol-premium': { 'road-light': ['petrol-premium-transport'] },
  'petrol-e10': { 'road-light': ['bioethanol-blend-e10', 'petrol-e10'] },
  e85: { 'road-light': ['e85'] },
  'diesel-b5': { 'road-light': ['biodiesel-blend-b5'] },
  'diesel-b20': { 'road-light': ['biodiesel-blend-b20'] },
  biodiesel: { 'road-light': ['biodiesel', 'fame'] },
  'renewable-diesel': { 'road-light': ['hvo100'] },
  lpg: {
    stationary: ['lpg-commercial', 'lpg-stationary', 'propane', 'lpg'],
    'road-light': ['lpg-transport', 'lpg-road', 'lpg'],
  },
  lng: { 'road-light': ['lng'] },
  cng: { 'road-light': ['cng-road', 'natural-gas-road', 'cng'] },
  kerosene: { stationary: ['kerosene-commercial', 'kerosene-stationary', 'kerosene'] },
  'heating-oil': { stationary: oilBurnedInPlace },
  'gas-oil': { stationary: plant },
  'fuel-oil': {
    stationary: ['heavy-fuel-oil-industrial', 'residual-fuel-oil-industrial', 'hfo'],
  },
  avgas: { 'road-light': ['avgas-transport'] },
  'jet-kerosene': { 'road-light': ['jet-kerosene-transport', 'jet-a1'] },
}
