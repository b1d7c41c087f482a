import { extname } from 'node:path'
import type { DocumentScore, Verdict } from './score-document.ts'

type Group = { name: string; scores: readonly DocumentScore[] }

const fields = ['type', 'supplier', 'period', 'currency', 'total', 'issueDate', 'region'] as const

/** Prints the misses of each document, then a table over all, by type, format, language and way of reading. */
export function printReport(scores: readonly DocumentScore[], showAll: boolean): void {
  for (const { label, misses } of scores) {
    if (misses.length > 0 || showAll)
      console.log(`${label.file}\n${misses.map((miss) => `    ${miss}`).join('\n')}`)
  }
  const groups: Group[] = [
    { name: 'all', scores },
    ...groupBy(scores, ({ label }) => `type ${label.productType}`),
    ...groupBy(scores, ({ label }) => `format ${extname(label.file).slice(1)}`),
    ...groupBy(scores, ({ label }) => (/\ben\b/.test(label.language) ? 'English' : 'other languages')),
    ...groupBy(scores, (score) => (isImage(score) ? 'images' : 'text')),
  ]
  console.log(
    `\n${'group'.padEnd(24)}${['n', 'recall', 'precis.', ...fields].map((title) => title.padStart(10)).join('')}`,
  )
  for (const group of groups) console.log(rowOf(group))
  const negatives = scores.filter(({ isNegative }) => isNegative)
  const falseOnes = negatives.reduce((sum, { falseActivities }) => sum + falseActivities.length, 0)
  console.log(`\nFalse activities on ${negatives.length} negatives: ${falseOnes}`)
}

function rowOf({ name, scores }: Group): string {
  const sum = (pick: (score: DocumentScore) => number) =>
    scores.reduce((total, score) => total + pick(score), 0)
  const given = sum(({ given }) => given)
  const cells = [
    String(scores.length),
    share(
      sum(({ found }) => found),
      sum(({ required }) => required),
    ),
    share(given - sum(({ falseActivities }) => falseActivities.length), given),
    ...fields.map((field) => verdictShare(scores.map((score) => score[field]))),
  ]
  return name.padEnd(24) + cells.map((cell) => cell.padStart(10)).join('')
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

function isImage({ label }: DocumentScore): boolean {
  return label.imageOnly || /\.(?:png|jpe?g)$/.test(label.file)
}
