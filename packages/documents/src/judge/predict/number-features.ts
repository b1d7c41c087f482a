import { decimalsOf } from '../../lay-out/values/decimals-of.ts'
import type { Candidate } from '../candidates/candidate.ts'
import { kindGroups } from '../candidates/kind-group.ts'
import type { Feature } from './feature.ts'

const sources = ['printed', 'head', 'label', 'row', 'none'] as const
const dimensions = ['energy', 'volume', 'mass', 'count'] as const

/** How a number is printed, in which unit, and where. */
export const numberFeatures: readonly Feature[] = [
  ...kindGroups.map((name): Feature => ({
    name: `taken for ${name}`,
    sign: '',
    of: ({ group }) => Number(group === name),
  })),
  ...sources.map((source): Feature => ({
    name: `unit ${source}`,
    sign: source === 'printed' ? '+' : source === 'none' ? '-' : '',
    of: ({ candidate }) => Number(candidate.unitSource === source),
  })),
  ...dimensions.map((dimension): Feature => ({
    name: `counts ${dimension}`,
    sign: '',
    of: ({ candidate }) => Number(candidate.unit?.dimension === dimension),
  })),
  plain('size', '', ({ number }) => Math.log10(1 + Math.abs(Number(number.value)))),
  plain('decimals', '', ({ number }) => decimalsOf(number.value)),
  plain('many digits', '-', ({ number }) => Math.max(0, number.raw.replace(/\D/g, '').length - 6)),
  plain('negative', '', ({ number }) => Number(number.value.startsWith('-'))),
  plain('nothing', '-', ({ number }) => Number(Number(number.value) === 0)),
  plain('like a year', '-', ({ number, unit }) => Number(unit === null && isLikeYear(number.value))),
  plain('leading zero', '-', ({ number }) => Number(/^0\d/.test(number.raw))),
  plain('grouped', '+', ({ number }) => Number(/\d[.,' ]\d{3}/.test(number.raw))),
  plain('numbers on its line', '', ({ line }) => line.numbers.length),
  plain('amounts on its line', '', ({ line }) => line.numbers.filter(({ isMoney }) => isMoney).length),
  plain('dates on its line', '', ({ line }) => line.dates.length),
  plain('opens its line', '', ({ number, line }) => Number(line.numbers[0] === number)),
  plain('ends its line', '', ({ number, line }) => Number(line.numbers.at(-1) === number)),
  plain('has a label', '', ({ label }) => Number(label !== '')),
  plain('room to its label', '', ({ labelGap, number }) =>
    Math.min(20, labelGap / Math.max(1e-6, number.right - number.left)),
  ),
  plain('words in its cell', '-', ({ number }) =>
    Math.min(80, (number.cell.text.match(/\p{L}/gu) ?? []).length),
  ),
  plain('sureness of its letters', '+', ({ number, line }) =>
    Math.min(line.readConfidence, number.cell.readConfidence),
  ),
  { name: 'rivals', sign: '', of: ({ rivals }) => Math.min(60, rivals.count) },
  { name: 'rivals under its title', sign: '', of: ({ rivals }) => Math.min(60, rivals.underTitle) },
  {
    name: 'share of rivals under its title',
    sign: '',
    of: ({ rivals }) => rivals.underTitle / Math.max(1, rivals.count),
  },
  { name: 'others are charged', sign: '-', of: ({ rivals }) => Math.min(8, rivals.charged) },
  { name: 'others are differences', sign: '-', of: ({ rivals }) => Math.min(8, rivals.measured) },
  { name: 'others are called use', sign: '-', of: ({ rivals }) => Math.min(8, rivals.calledUse) },
  {
    name: 'share of the largest',
    sign: '',
    of: ({ candidate, rivals }) =>
      rivals.largest === 0 ? 0 : Math.min(2, Math.abs(Number(candidate.number.value)) / rivals.largest),
  },
  {
    name: 'place in the document',
    sign: '',
    of: ({ candidate, lineCount }) => candidate.line.index / Math.max(1, lineCount),
  },
  { name: 'lines of the document', sign: '', of: ({ lineCount }) => Math.log1p(lineCount) },
]

function plain(name: string, sign: Feature['sign'], of: (candidate: Candidate) => number): Feature {
  return { name, sign, of: ({ candidate }) => of(candidate) }
}

function isLikeYear(value: string): boolean {
  return /^(?:19[5-9]|20[0-4])\d$/.test(value)
}
