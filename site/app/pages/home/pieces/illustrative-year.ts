export const scopes = [1, 2, 3] as const

type Scope = (typeof scopes)[number]

type BusinessUnit = { name: string; tonnes: Readonly<Record<Scope, number>> }

/** An invented year, in whole tonnes of CO2e: the columns and the rows both add up to 1,240. */
export const businessUnits: readonly BusinessUnit[] = [
  { name: 'Depot', tonnes: { 1: 96, 2: 204, 3: 240 } },
  { name: 'Site', tonnes: { 1: 84, 2: 126, 3: 190 } },
  { name: 'Office', tonnes: { 1: 30, 2: 120, 3: 150 } },
]

export function totalTonnes(unit: BusinessUnit): number {
  return unit.tonnes[1] + unit.tonnes[2] + unit.tonnes[3]
}

/** The year of all units in one scope. */
export function scopeTonnes(scope: Scope): number {
  return businessUnits.reduce((sum, unit) => sum + unit.tonnes[scope], 0)
}

export const yearTonnes = scopes.reduce((sum, scope) => sum + scopeTonnes(scope), 0)
