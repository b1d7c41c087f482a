import type { ReadLine } from '../../lay-out/layout/read-line.ts'
import { decimalsOf } from '../../lay-out/values/decimals-of.ts'

// Pipeline gas gives 8.4 to 13.1 kWh a cubic metre (DVGW G 260), and its state number keeps within a fifth of one.
const heatingValue = { least: 8.4, most: 13.1, decimals: 1 }
const stateNumber = { least: 0.8, most: 1.2, decimals: 3 }
const rounding = 0.001

/** Tells whether factors that the pages print turn a volume of gas into an energy: m³ × state number × heating value = kWh. */
export function findConversion(lines: readonly ReadLine[]): (volumeM3: number, energyKwh: number) => boolean {
  const heats = factorsIn(lines, heatingValue)
  const states = [1, ...factorsIn(lines, stateNumber)]
  return (volumeM3, energyKwh) =>
    heats.some((heat) =>
      states.some((state) => Math.abs((volumeM3 * state * heat) / energyKwh - 1) <= rounding),
    )
}

function factorsIn(lines: readonly ReadLine[], { least, most, decimals }: typeof heatingValue): number[] {
  return lines.flatMap(({ numbers }) =>
    numbers.flatMap(({ value, isMoney, percent }) => {
      const factor = Number(value)
      const isIn = factor >= least && factor <= most && decimalsOf(value) >= decimals
      return isIn && !isMoney && !percent ? [factor] : []
    }),
  )
}
