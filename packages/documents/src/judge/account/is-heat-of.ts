// Pipeline gas holds 39.3 MJ a cubic metre (NGA 2025, Table 5); gases that are sold stay within a fifth of it.
const heatingValueMjPerM3 = 39.3
const spread = 0.2

/** Whether so much energy (MJ) is what burning so much pipeline gas (m³) gives. */
export function isHeatOf(volumeM3: number, energyMj: number): boolean {
  return Math.abs(energyMj / volumeM3 / heatingValueMjPerM3 - 1) <= spread
}
