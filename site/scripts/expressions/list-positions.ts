import { RegExpParser, type AST } from '@eslint-community/regexpp'
import { JS, type CharSet } from 'refa'

/** One place of an expression that takes a character, and the places that may take the next one. */
export type Position = { characters: CharSet; next: Set<number> }

export type Positions = {
  positions: Position[]
  /** Pairs of places that the expression joins in two ways, as a loop in a loop does. */
  joinedTwice: [from: number, to: number][]
}

/** What a part of an expression begins and ends with, by the numbers of places; whether it may be empty. */
type Part = { first: number[]; last: number[]; mayBeEmpty: boolean }

const emptyPart: Part = { first: [], last: [], mayBeEmpty: true }
/** A part that may come so often is as good as one that comes without end. */
const manyTimes = 10

/**
 * The position automaton (Glushkov, 1961) of an expression. Assertions and references to groups count as empty, which
 * can only add words.
 */
export function listPositions(source: string, flags: string): Positions {
  const parser = new RegExpParser()
  const isUnicode = flags.includes('u')
  const pattern = parser.parsePattern(source, 0, source.length, { unicode: isUnicode })
  const toSet = JS.Parser.fromAst({ pattern, flags: parser.parseFlags(flags) })
  const positions: Position[] = []
  const joinedTwice: [number, number][] = []

  function join(from: readonly number[], to: readonly number[]): void {
    for (const start of from) {
      for (const end of to) {
        const { next } = positions[start] ?? { next: new Set<number>() }
        if (next.has(end)) joinedTwice.push([start, end])
        next.add(end)
      }
    }
  }

  function take(node: AST.Element): Part {
    const element = toSet.parseElement(node, { assertions: 'disable' })
    const [only] = element.expression.alternatives.flatMap(({ elements }) => elements)
    if (only?.type !== 'CharacterClass') return emptyPart
    positions.push({ characters: only.characters, next: new Set() })
    const place = positions.length - 1
    return { first: [place], last: [place], mayBeEmpty: false }
  }

  function chain(parts: readonly Part[]): Part {
    return parts.reduce((before, after) => {
      join(before.last, after.first)
      return {
        first: before.mayBeEmpty ? [...before.first, ...after.first] : before.first,
        last: after.mayBeEmpty ? [...before.last, ...after.last] : after.last,
        mayBeEmpty: before.mayBeEmpty && after.mayBeEmpty,
      }
    }, emptyPart)
  }

  function choose(parts: readonly Part[]): Part {
    return {
      first: parts.flatMap(({ first }) => first),
      last: parts.flatMap(({ last }) => last),
      mayBeEmpty: parts.some(({ mayBeEmpty }) => mayBeEmpty),
    }
  }

  function repeat({ element, min, max }: AST.Quantifier): Part {
    if (max === 0) return emptyPart
    const isLoop = max >= manyTimes
    const copies = Array.from({ length: isLoop ? 1 : max }, (_, index) => {
      const part = read(element)
      return index < min ? part : { ...part, mayBeEmpty: true }
    })
    if (isLoop) for (const { first, last } of copies) join(last, first)
    return chain(copies)
  }

  function read(node: AST.Element): Part {
    switch (node.type) {
      case 'Group':
      case 'CapturingGroup':
        return choose(node.alternatives.map(({ elements }) => chain(elements.map(read))))
      case 'Quantifier':
        return repeat(node)
      case 'Character':
      case 'CharacterClass':
      case 'CharacterSet':
      case 'ExpressionCharacterClass':
        return take(node)
      case 'Assertion':
      case 'Backreference':
        return emptyPart
    }
  }

  choose(pattern.alternatives.map(({ elements }) => chain(elements.map(read))))
  return { positions, joinedTwice }
}
