import { extname } from 'node:path'
import type { DocumentScore, Verdict } from './score-document.ts'

type Group = { name: string; scores: readonly DocumentScore[] }

const fields = ['type', 'supplier', 'period', 'currency', 'total', 'issueDate', 'region'] as const
const titles = ['n', 'right', 'nothing false', 'wrong tonnes', 'recall', 'precision', ...fields]
const nameWidth = 26
const cellWidth = 14

/** Prints the misses of each document, then a table over the groups of the bar, the types and the formats. */
export function printReport(scores: readonly DocumentScore[], showAll: boolean): void {
  for (const { label, misses } of scores) {
    if (misses.length > 0 || showAll)
      console.log(`${label.file}\n${misses.map((miss) => `    ${miss}`).join('\n')}`)
  }
  const groups: Group[] = [
    ...groupBy(scores, groupOf),
    ...groupBy(scores, ({ label }) => `type ${label.productType}`),
    ...groupBy(scores, ({ label }) => familyOf(label.file)),
    { name: 'all', scores },
  ]
  console.log(
    `\n${'group'.padEnd(nameWidth)}${titles.map((title) => title.padStart(cellWidth)).join('')}\n` +
      groups.map(rowOf).join('\n'),
  )
  const negatives = scores.filter(({ isNegative }) => isNegative)
  const falseOnes = negatives.filter((score) => score.falseOnes.length > 0)
  console.log(`\nSomething false on ${falseOnes.length} of ${negatives.length} negatives`)
}

/** "Right" is a share of the documents with something to count; the other shares are of all. */
function rowOf({ name, scores }: Group): string {
  const sum = (pick: (score: DocumentScore) => number) =>
    scores.reduce((total, score) => total + pick(score), 0)
  const count = (isSo: (score: DocumentScore) => boolean) => scores.filter(isSo).length
  const given = sum((score) => score.given)
  const cells = [
    String(scores.length),
    share(
      count(({ isRight, isNegative }) => isRight && !isNegative),
      count(({ isNegative }) => !isNegative),
    ),
    share(
      count(({ falseOnes }) => falseOnes.length === 0),
      scores.length,
    ),
    String(count(({ hasWrongTonnes }) => hasWrongTonnes)),
    share(
      sum(({ found }) => found),
      sum(({ required }) => required),
    ),
    share(given - sum(({ falseOnes }) => falseOnes.length), given),
    ...fields.map((field) => verdictShare(scores.map((score) => score[field]))),
  ]
  return name.padEnd(nameWidth) + cells.map((cell) => cell.padStart(cellWidth)).join('')
}

function verdictShare(verdicts: readonly Verdict[]): string {
  const scored = verdicts.filter((verdict) => verdict !== null)
  return share(scored.filter(Boolean).length, scored.length)
}

function share(part: number, whole: number): string {
  return whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`
}

function groupBy(scores: readonly DocumentScore[], nameOf: (score: DocumentScore) => string): Group[] {
  return [...Map.groupBy(scores, nameOf)]
    .map(([name, group]) => ({ name, scores: group }))
    .sort((a, b) => a.name.localeCompare(b.name))
}

/** The three groups of the published scorer. */
function groupOf({ label }: DocumentScore): string {
  if (!label.language.startsWith('en')) return 'other languages'
  return label.imageOnly || /\.(?:png|jpe?g)$/.test(label.file) ? 'English image' : 'English text'
}

/** The format of a file; the family of a made document, which has a path for a name. */
function familyOf(file: string): string {
  const ending = extname(file).slice(1)
  return ending === '' ? file.split('/').slice(0, 2).join('/') : `format ${ending}`
}
