import type { Candidate } from './candidate.ts'

const closeTo = 0.01

/** "Units 300 @ 0.245  73.50". */
export function isPriced({ line, number }: Candidate): boolean {
  const others = line.numbers.filter((other) => other !== number).map(({ value }) => Number(value))
  return others.some((rate) =>
    others.some(
      (amount) => amount > rate && Math.abs(rate * Number(number.value) - amount) <= closeTo * amount,
    ),
  )
}
