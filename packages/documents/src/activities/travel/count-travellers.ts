import type { ReadLine } from '../../layout/read-line.ts'
import { isName } from '../../layout/row-label.ts'
import { findMentions } from '../../lexicon/find-mentions.ts'
import { isProse } from './place-tokens.ts'

type Said = { line: ReadLine; start: number; end: number }

const most = 60
const link = /^\s*(?:,|\+|&|and|und|et|y|e|en|og|och|i|a)\s*(?:\d{1,2}\s?x?\s?)?$/
const ages = /\((?:adult|child|erwach|kind|enfant|nino|bambin)/
const titled = /^(?:mr|mrs|ms|miss|mstr|m|mme|mlle|dr|herr|frau|sr|sra|sig|sigra|dhr|mevr)\b/
const nameForm =
  /^\s*(?:\d{1,2}\s?[.)]\s*|[-•*]\s*)?\p{L}[\p{L}'’.-]*(?: [\p{L}'’.-]+){1,5}\s*(?:\([^)]*\))?\s*$/u

/** Travellers on a booking: a printed count, else the listed, numbered or named ones, else one. */
export function countTravellers(lines: readonly ReadLine[]): number {
  const said = lines.flatMap(mentionsOn)
  const printed = said.map((mention) => countAt(mention, said)).find((count) => count > 0 && count <= most)
  const listed = Math.max(
    numbered(said),
    reservedNames(lines),
    ...said.map((mention) => Math.max(listedBelow(lines, mention), namesInLine(mention))),
  )
  if (printed !== undefined && (printed > 1 || listed < 2)) return printed
  return Math.max(1, listed, new Set(said.flatMap(nameAfter)).size)
}

/** Words for travellers, where one is said within another the longer. */
function mentionsOn(line: ReadLine): Said[] {
  if (isProse(line)) return []
  return findMentions(line.folded)
    .filter(({ concept, strength }) => concept === 'travellers' && strength > 2)
    .map(({ start, end }) => ({ line, start: start + digitsAt(line.folded.slice(start, end)), end }))
}

/** A phrase such as "# adults" holds its number. */
function digitsAt(phrase: string): number {
  return /^[\d\s]*x?\s*(?=[a-z]{3})/.exec(phrase)?.[0].length ?? 0
}

/** "2 adults", "Passengers: 3"; "2 adults, 1 child" are three, each said with a number of its own. */
function countAt({ line, start, end }: Said, said: readonly Said[]): number {
  const before = Number(/(?<![\d.,/:-])(\d{1,2})\s?x?\s?$/.exec(line.folded.slice(0, start))?.[1] ?? 0)
  if (before === 0)
    return Number(/^[a-z]?\s*:\s*(\d{1,2})\b(?![\d.:/-])/.exec(line.folded.slice(end))?.[1] ?? 0)
  const next = said.find((other) => other.line === line && other.start >= end)
  const isLinked = next !== undefined && link.test(line.folded.slice(end, next.start))
  return before + (isLinked ? countAt(next, said) : 0)
}

/** "Adulto 1: Luiza", "Passenger 2  R Chen": the highest of a count from one. */
function numbered(said: readonly Said[]): number {
  const found = new Set(
    said.flatMap(({ line, start, end }) =>
      /\S/.test(line.folded.slice(0, start))
        ? []
        : Number(/^\s?(\d{1,2})(?=\s*(?::|-|–|$)|\s{2})/.exec(line.folded.slice(end))?.[1] ?? 0),
    ),
  )
  let highest = 0
  while (found.has(highest + 1)) highest += 1
  return highest
}

/** Names below a title such as "Passengers", one a line, each numbered, titled, with an age group or in a table. */
function listedBelow(lines: readonly ReadLine[], { line, start, end }: Said): number {
  const isTitle =
    line.folded.slice(end).split(/\s+/).join('').length <= 12 && start < 16 && line.cells.length === 1
  const isHead = line.cells.length > 1 && line.numbers.length === 0 && start < (line.cells[0]?.end ?? 0)
  const head = lines[line.index + 1]
  const isHeaded =
    isHead || (isTitle && head !== undefined && head.cells.length > 1 && head.numbers.length === 0)
  if (!isTitle && !isHead) return 0
  const below = lines.slice(line.index + (isHeaded && !isHead ? 2 : 1))
  const last = below.findIndex((other) => !isListed(other, isHeaded))
  return Math.min(last < 0 ? below.length : last, most)
}

function isListed({ cells, folded, text, numbers, dates }: ReadLine, isHeaded: boolean): boolean {
  const first = cells[0]
  const name = first === undefined ? '' : text.slice(first.start, first.end)
  const isMarked =
    /^\s*(?:\d{1,2}\s?[.)]|[-•*])/.test(name) || titled.test(folded.trim()) || ages.test(folded)
  if (isHeaded && cells.length > 1)
    return (nameForm.test(name) && (numbers.length > 0 || isMarked)) || /^\s*\d{1,2}\s*$/.test(name)
  return isMarked && nameForm.test(name) && dates.length === 0
}

/** "Voyageurs : Anne Petit, Luc Petit": names parted by commas. */
function namesInLine({ line, end }: Said): number {
  const [, list = ''] = /^[a-z]?\s*:\s*(\p{L}.+)$/u.exec(line.text.slice(end)) ?? []
  const names = list.split(/\s*(?:,|;|&|\b(?:and|und|et|y|e|en)\b)\s*/)
  return names.every((name) => nameForm.test(name)) ? names.length : 0
}

function nameAfter({ line, start, end }: Said): string[] {
  const isOpening = !/\S/.test(line.folded.slice(0, start))
  const name = /^(?: name)?\s*\d?\s*(?::\s*|\s{2,})(\D+)$/.exec(line.folded.slice(end))?.[1]?.trim()
  const [own = ''] = name?.split(/\s{2,}/) ?? []
  return isOpening && isName(own) && !findMentions(own).some(({ strength }) => strength > 2) ? [own] : []
}

/** Distinct names in the form of reservation systems: "LINDQVIST/ERIK MR". */
function reservedNames(lines: readonly ReadLine[]): number {
  const form =
    /(?<![\p{L}/])\p{Lu}{2,}(?:[ '-]\p{Lu}+)?\/\p{Lu}{2,}(?: \p{Lu}+)? ?(?:MRS|MR|MS|MISS|MSTR|DR|CHD)\b/gu
  return new Set(lines.flatMap(({ text }) => [...text.matchAll(form)].map(([name]) => name))).size
}
