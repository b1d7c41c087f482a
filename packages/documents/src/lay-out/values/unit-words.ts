import { foldText } from './plain-text.ts'
import table from './units.generated.json' with { type: 'json' }

export const dimensions = [
  'energy',
  'reactive',
  'power',
  'volume',
  'mass',
  'distance',
  'length',
  'area',
  'freight-work',
  'passenger-distance',
  'nights',
  'count',
] as const
export type Dimension = (typeof dimensions)[number]

export type Unit = { unit: string; dimension: Dimension }

/** A unit's word in a text, which ends before the given offset; the order is that of the table. */
export type UnitWord = Unit & { end: number; order: number }

type Spelling = Unit & { order: number; exact: string | null }
type Node = { next: Map<string, Node>; spellings: Spelling[] }

const known: ReadonlySet<string> = new Set(dimensions)

function isDimension(word: string): word is Dimension {
  return known.has(word)
}

const root: Node = { next: new Map(), spellings: [] }
const gap = ' '
const mostGap = 2
const gapSign = /[\s.-]/
const wordSign = /[\p{L}\d]/u

function put(node: Node, letters: string, spelling: Spelling): void {
  const [letter] = letters
  if (letter === undefined) {
    node.spellings.push(spelling)
    return
  }
  const next = node.next.get(letter) ?? { next: new Map(), spellings: [] }
  node.next.set(letter, next)
  put(next, letters.slice(letter.length), spelling)
  if (letter === gap) put(node, letters.slice(1), spelling)
}

for (const [order, { unit, dimension, words, exactWords }] of table.entries()) {
  if (!isDimension(dimension)) throw new Error(`${unit} measures the unknown ${dimension}`)
  for (const word of words.split('|'))
    if (word !== '') put(root, word, { unit, dimension, order, exact: null })
  for (const word of exactWords.split('|'))
    if (word !== '') put(root, foldText(word), { unit, dimension, order, exact: word.replaceAll(gap, '') })
}

/** The longest unit whose word begins at an offset; a letter or digit after it makes it another word. */
export function unitWordAt(text: string, folded: string, start: number): UnitWord | null {
  let found: UnitWord | null = null
  const follow = (node: Node, at: number) => {
    if (node.spellings.length > 0 && !wordSign.test(text.charAt(at))) {
      const printed = text.slice(start, at).replace(/[\s.-]/g, '')
      const spelling = node.spellings.find(({ exact }) => exact === null || exact === printed)
      if (spelling !== undefined && (found === null || at > found.end))
        found = { unit: spelling.unit, dimension: spelling.dimension, order: spelling.order, end: at }
    }
    const letter = node.next.get(folded.charAt(at))
    if (letter !== undefined && folded.charAt(at) !== gap) follow(letter, at + 1)
    const parted = node.next.get(gap)
    if (parted === undefined) return
    for (let width = 1; width <= mostGap && gapSign.test(text.charAt(at + width - 1)); width++)
      follow(parted, at + width)
  }
  follow(root, start)
  return found
}
