import type { ActivityKind } from './analysis-schema.ts'

/** Kinds of one fill: which fuel it is, papers and readers do not always say alike. */
export const fuelKinds: readonly ActivityKind[] = ['petrol', 'diesel', 'lpg', 'fuel']
