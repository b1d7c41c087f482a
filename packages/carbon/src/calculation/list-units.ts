import { allUnits } from '../units/unit-table.ts'
import type { ListedUnit } from './unit-schema.ts'

/** Every unit that a calculation reads. */
export function listUnits(): ListedUnit[] {
  return allUnits.map(({ id, dimension, canonical, toCanonical, aliases }) => ({
    id,
    dimension,
    canonical,
    toCanonical,
    aliases: [...aliases],
  }))
}
