import { calculatorWords } from './calculator-words.ts'
import { roleWords } from './role-words.ts'
import type { Item } from './item.ts'

const { periods, months, totals } = calculatorWords
/** Words that tell of any amount, and of none in particular. */
const common = [
  calculatorWords.fillers,
  roleWords.figureLeads,
  roleWords.judgements,
  roleWords.subordinates,
  roleWords.questioning,
  roleWords.auxiliaries,
  roleWords.equations,
  roleWords.doings,
  calculatorWords.gettings,
  calculatorWords.pointers,
  calculatorWords.denials,
  totals,
]

/** What tells the amount at a place of a stretch from others: a place, a vehicle, a day, a number, an unknown noun. */
export function marksOf(items: readonly Item[], at: number): string[] {
  return items.flatMap((item, place) => {
    if (item.kind === 'place') return [item.region]
    if (item.kind === 'vehicle') return [item.vehicle]
    if (item.kind === 'date') return [item.date]
    if (item.kind === 'period') return [item.period]
    if (item.kind === 'quantity') return item.quantity.unit === null ? [item.quantity.value] : []
    return item.kind === 'word' ? markOf(wordAt(items, place - 1), wordAt(items, place), place < at) : []
  })
}

function markOf(before: string, word: string, isLead: boolean): string[] {
  // "Last month", "this month"
  if (periods.has(word)) return [`${before} ${word}`]
  if (roleWords.whens.has(word) || months.has(word)) return [word]
  const name = word.replace(/'s$/, '')
  const isCommon = common.some((words) => words.has(word) || words.has(name))
  // "At work"
  if (isCommon) return roleWords.placeLeads.has(before) && !totals.has(word) && !isPointer(word) ? [word] : []
  return (isLead && before !== 'how') || roleWords.placeLeads.has(before) || roleWords.markLeads.has(before)
    ? [word]
    : []
}

function isPointer(word: string): boolean {
  return roleWords.partPointers.has(word) || roleWords.markLeads.has(word) || word === 'a' || word === 'an'
}

function wordAt(items: readonly Item[], place: number): string {
  const item = items[place]
  return item?.kind === 'word' ? item.text.toLowerCase() : ''
}
