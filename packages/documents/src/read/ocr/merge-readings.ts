import { groupInLines } from './group-lines.ts'
import { mendWord } from './mend-text.ts'
import { foldLetters, joinLetters } from './join-letters.ts'
import { isInside } from './is-inside.ts'
import type { OcrLine, OcrWord } from './ocr-line.ts'
import type { Spotted } from './spot-lines.ts'

const sameHeightShare = 0.5
const sameWidthShare = 0.35
/** What only one engine saw may be a crease, or the other engine's gap. */
const seenByFirstOnly = 0.55
const seenBySecondOnly = 0.9
/** With fewer of the letters, the first engine saw only a part of the print. */
const wholeShare = 0.7
/** Two engines read other figures: the surer one is doubted as much as the other is sure, times this. */
const inDispute = 0.6

type Word = OcrWord & { letterHeight: number }

/** The same place on the page as both engines saw it. */
type Group = { first: Word[]; second: Word[] }

/**
 * One reading of two, both in pixels of the same image. Words stand for the same print where their boxes meet. Equal
 * texts confirm each other; where figures differ neither is sure. The second engine reads worn print better and the
 * first knows more letters, so each gives what it is better at.
 */
export function mergeReadings(first: readonly OcrLine[], { lines, passedOver }: Spotted): OcrLine[] {
  const known = listWords(first)
  const sure = known.filter((word) => passedOver.some((box) => isInside(word, box)))
  const doubted = known.filter((word) => !sure.includes(word))
  const words = [...sure, ...groupWords(doubted, listWords(lines)).flatMap(mergeGroup)]
  return groupInLines(words).map((line) => ({ words: line, letterHeight: middleOf(line) }))
}

function middleOf(words: readonly Word[]): number {
  const heights = words.map(({ letterHeight }) => letterHeight).toSorted((a, b) => a - b)
  return heights[Math.floor(heights.length / 2)] ?? 0
}

function listWords(lines: readonly OcrLine[]): Word[] {
  return lines.flatMap(({ words, letterHeight }) =>
    words.map((word) => ({ ...word, text: mendWord(word.text), letterHeight })),
  )
}

/** Words that meet words of the other reading, directly or through others. */
function groupWords(first: readonly Word[], second: readonly Word[]): Group[] {
  const groups = new Set<Group>()
  const groupOf = new Map<Word, Group>()
  for (const word of first) open(word, { first: [word], second: [] })
  for (const word of second) {
    const group: Group = { first: [], second: [word] }
    open(word, group)
    for (const other of first) if (isSamePlace(word, other)) unite(group, groupOf.get(other))
  }
  return [...groups]

  function open(word: Word, group: Group): void {
    groups.add(group)
    groupOf.set(word, group)
  }

  function unite(group: Group, other: Group | undefined): void {
    if (other === undefined || other === group) return
    group.first.push(...other.first)
    group.second.push(...other.second)
    for (const word of [...other.first, ...other.second]) groupOf.set(word, group)
    groups.delete(other)
  }
}

function isSamePlace(a: OcrWord, b: OcrWord): boolean {
  const high = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0)
  const wide = Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)
  return (
    high > sameHeightShare * Math.min(a.y1 - a.y0, b.y1 - b.y0) &&
    wide > sameWidthShare * Math.min(a.x1 - a.x0, b.x1 - b.x0)
  )
}

function mergeGroup({ first, second }: Group): Word[] {
  if (second.length === 0) return first.map((word) => weaken(word, isKnownToBoth(word) ? seenByFirstOnly : 1))
  if (first.length === 0) return second.map((word) => weaken(word, seenBySecondOnly))
  const [ours, theirs] = [first.toSorted(byPlace), second.toSorted(byPlace)]
  const [text, richer] = [textOf(theirs), textOf(ours)]
  if (richer.length < text.length * wholeShare) return theirs.map((word) => weaken(word, seenBySecondOnly))
  const confidence = judge(ours, theirs)
  if (plainForm(text) === plainForm(richer)) {
    const apart = isFigure(text) && theirs.length > ours.length ? theirs : ours
    return apart.map((word) => ({ ...word, confidence }))
  }
  if (leastOf(ours) > leastOf(theirs)) return ours.map((word) => ({ ...word, confidence }))
  if (theirs.length > 1) return theirs.map((word) => ({ ...word, confidence }))
  return theirs.map((word) => ({ ...word, text: joinLetters(word.text, richer), confidence }))
}

/** The second engine cannot miss signs that it was never taught. */
function isKnownToBoth({ text }: Word): boolean {
  return /[\u0021-\u007e]/.test(text)
}

function weaken(word: Word, share: number): Word {
  return { ...word, confidence: word.confidence * share }
}

function byPlace(a: Word, b: Word): number {
  return a.x0 - b.x0
}

function textOf(words: readonly Word[]): string {
  return words.map(({ text }) => text).join('')
}

/** Figures that one engine saw apart stay apart; a date is one. */
function isFigure(text: string): boolean {
  return /^[\d.,]+$/.test(text)
}

/** Points and commas are alike where print is small: which one stands there, the first engine tells better. */
function plainForm(text: string): string {
  return foldLetters(text).replaceAll(',', '.')
}

/** How sure two readings of the same print make of its figures, or of its letters where it has none. */
function judge(first: readonly Word[], second: readonly Word[]): number {
  const [ours, theirs] = [leastOf(first), leastOf(second)]
  const [ourFigures, theirFigures] = [figuresOf(first), figuresOf(second)]
  const [surer, other] = [Math.max(ours, theirs), Math.min(ours, theirs)]
  if (ourFigures !== theirFigures) return surer * (1 - inDispute * other)
  const isSame = ourFigures !== '' || plainForm(textOf(first)) === plainForm(textOf(second))
  return isSame ? 1 - (1 - ours) * (1 - theirs) : theirs
}

function leastOf(words: readonly Word[]): number {
  return Math.min(...words.map(({ confidence }) => confidence))
}

/** The digits with the signs between them; a point and a comma differ only where either may part thousands. */
function figuresOf(words: readonly Word[]): string {
  const figures = textOf(words).match(/(?<!\p{L})\d(?:[\d.,:/-]*\d)?/gu) ?? []
  return figures.map((figure) => (/^\d{1,3}[.,]\d{3}$/.test(figure) ? figure : plainForm(figure))).join(' ')
}
