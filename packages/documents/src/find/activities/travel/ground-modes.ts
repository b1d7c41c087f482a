import type { ReadLine } from '../../../lay-out/layout/read-line.ts'
import { says } from '../../../lay-out/lexicon/says.ts'
import { travelWords } from './travel-words.ts'

export type GroundMode = 'train' | 'bus'

export const groundModes: readonly GroundMode[] = ['train', 'bus']

/** The lines that speak of a mode. */
export function countLines(lines: readonly ReadLine[], mode: GroundMode): number {
  return lines.filter(({ folded }) => travelWords[mode].test(folded) || says(folded, [mode], 3)).length
}

/** What most lines speak of: by the words of tickets, else by those of the lexicon; coaches stop at railway stations too. */
export function findGroundMode(lines: readonly ReadLine[]): GroundMode | null {
  const ways = [
    (folded: string, mode: GroundMode) => travelWords[mode].test(folded),
    (folded: string, mode: GroundMode) => says(folded, [mode], 3),
  ]
  for (const speaks of ways) {
    const [trains = 0, buses = 0] = groundModes.map(
      (mode) => lines.filter(({ folded }) => speaks(folded, mode)).length,
    )
    if (trains + buses > 0) return buses > trains ? 'bus' : 'train'
  }
  return null
}
