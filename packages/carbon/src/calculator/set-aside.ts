import { groupDigits } from '../format-mass.ts'
import { calculatorWords, type Subject } from './calculator-words.ts'
import type { Item } from './item.ts'
import { isMoney } from './read-quantity.ts'
import { sortAmounts } from './sort-amounts.ts'
import { wordsBefore } from './words-around.ts'

const { denials } = calculatorWords
/** What is told of a part only; where and when it was holds for the whole. */
const ofThing: ReadonlySet<Item['kind']> = new Set(['word', 'subject', 'vehicle'])
const ownPower: Subject = {
  kind: 'electricity-export',
  name: 'power of your own',
  word: 'own power',
  unit: 'kWh',
  isAbroad: false,
}

/** A message without the figures and things that it names by the way and does not ask about, and those figures with their role. */
export function setAside(items: readonly Item[]): { items: readonly Item[]; asides: readonly string[] } {
  const asked = items.filter((item, at) => item.kind !== 'subject' || !isDenied(wordsBefore(items, at)))
  const { roles, parts, silent, left, own, shares } = sortAmounts(asked)
  const asides = asked.flatMap((item, at) => {
    const role = roles.get(at)
    if (role === undefined || item.kind !== 'quantity') return []
    const { value, unit } = item.quantity
    const said = unit ?? parts.find((part) => part.at === at)?.whole.quantity.unit ?? null
    return said !== null && !isMoney(said) ? [`${groupDigits(value)} ${said} (${role})`] : []
  })
  const isOfPart = ({ kind }: Item, at: number) =>
    ofThing.has(kind) && silent.some(({ from, to }) => from <= at && at < to)
  // "12 t a year": the span goes with its limit.
  const isKept = (item: Item, at: number) =>
    !roles.has(at) && !isOfPart(item, at) && !(item.kind === 'period' && roles.has(at - 1))
  return {
    items: asked.flatMap((item, at): Item[] => {
      if (!isKept(item, at)) return []
      const quantity = left.get(at)
      const told: Item = quantity === undefined ? item : { kind: 'quantity', quantity }
      return own.has(at) ? [told, { kind: 'subject', subject: ownPower }] : [told]
    }),
    asides: [...asides, ...shares],
  }
}

/** "No flights", "instead of flying": a thing that is told not to be. */
function isDenied(before: readonly string[]): boolean {
  const [first = '', last = ''] = ['', ...before].slice(-2)
  return denials.has(last) || (/^(?:of|than|any|more|including)$/.test(last) && denials.has(first))
}
