import { cueFor } from '../../../lay-out/lexicon/cue-for.ts'
import { says } from '../../../lay-out/lexicon/says.ts'
import { headerWords } from '../../tables/column-roles.ts'
import { suffixDirection } from './register-direction.ts'

/**
 * Which way electricity ran, as an inverter, a home battery or a meter with two directions reports it: taken from the
 * grid, fed into it, made on the roof, used as it was made, put into or out of a battery, used by one device, or all
 * that a building used, wherever it came from.
 */
export type EnergyFlow = 'taken' | 'fed-in' | 'made' | 'own-use' | 'stored' | 'device' | 'all-use'

const surely = 3

// English, German, French, Spanish, Italian, Dutch, Swedish. The first row that fits names the flow.
const flowWords: readonly { flow: EnergyFlow; pattern: RegExp }[] = [
  { flow: 'own-use', pattern: cueFor('energy-flow own-use') },
  { flow: 'made', pattern: cueFor('energy-flow inverter') },
  { flow: 'stored', pattern: cueFor('energy-flow stored') },
  { flow: 'device', pattern: cueFor('energy-flow device') },
  { flow: 'fed-in', pattern: cueFor('energy-flow fed-in') },
  { flow: 'taken', pattern: cueFor('energy-flow taken') },
  { flow: 'made', pattern: cueFor('energy-flow made') },
  { flow: 'all-use', pattern: cueFor('energy-flow all-use') },
]

/** The flow that the words name; null where they name none. A NEM suffix beats them: E1 is taken, B1 fed in. */
export function energyFlowOf(texts: readonly string[]): EnergyFlow | null {
  for (const text of texts) {
    const suffix = /(?:^|[^A-Za-z0-9])([EB])[0-9]$/.exec(text.trim())?.[1]
    if (suffix !== undefined) return suffixDirection(suffix) === 'export' ? 'fed-in' : 'taken'
  }
  const heads = texts.map((text) => withoutAsides(headerWords(text)))
  // Words of any language tell what leaves a building, which must never pass for use.
  if (heads.some((text) => says(text, ['export'], surely))) return 'fed-in'
  for (const text of texts) {
    const words = headerWords(text).replace(/\./g, ' ').trim()
    const named = flowIn(withoutAsides(words)) ?? flowIn(words)
    if (named !== undefined) return named
  }
  return heads.some((text) => says(text, ['generation'], surely)) ? 'made' : null
}

const bracketed = /\([^()]*\)|\[[^[\]]*\]/g

/** "Total use (with a share of what was made)" is what was used. */
export function withoutAsides(head: string): string {
  return head.replace(bracketed, ' ')
}

function flowIn(words: string): EnergyFlow | undefined {
  return flowWords.find(({ pattern }) => pattern.test(words))?.flow
}

/**
 * The flows that count what passed the grid's meter once: what was taken and what was fed in, where a table tells them
 * apart from what was made, stored and used behind the meter.
 */
export function countedFlows(flows: ReadonlySet<EnergyFlow | null>): (flow: EnergyFlow | null) => boolean {
  const behind: (EnergyFlow | null)[] = flows.size > 1 ? ['own-use', 'stored'] : []
  if (flows.has('taken')) behind.push('all-use', 'device', 'made')
  if (flows.has('fed-in')) behind.push('made')
  return (flow) => !behind.includes(flow)
}
