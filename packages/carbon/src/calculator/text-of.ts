import { calculatorWords, type Subject } from './calculator-words.ts'
import type { Item } from './item.ts'
import { ofManyThings } from './name-of.ts'
import { quantitiesOf } from './quantities-of.ts'
import { slotsOf } from './slots-of.ts'
import { subjectsOf } from './subjects-of.ts'
import { isContainer } from './uncounted-in.ts'

/** "18 m3 of concrete, 20 mm aggregate": without the part that is of another thing, and of freight what its amount is beside. */
function ofOneThing(items: readonly Item[], { kind, word }: Subject): readonly Item[] {
  const isFreight = kind === 'freight'
  if (!isFreight && !ofManyThings.has(kind)) return items
  const ends = items.flatMap((item, at) => (item.kind === 'break' && !(isFreight && item.isWeak) ? [at] : []))
  const parts = [...ends, items.length].map((end, at) => items.slice(ends[at - 1] ?? 0, end))
  const isCarried = (part: readonly Item[]) =>
    quantitiesOf(part).some(({ unit }) => unit !== null) && slotsOf(part).vehicle !== null
  if (isFreight) return parts.some(isCarried) ? parts.filter(isCarried).flat() : items
  const isOfIt = (subjects: readonly Subject[]) =>
    subjects.length === 0 || subjects.some((subject) => subject.word === word)
  return parts.filter((part) => isOfIt(subjectsOf(part))).flat()
}

/** The words for the matcher, without the figures of other activities. */
export function textOf(items: readonly Item[], subject: Subject | null): string {
  const isMany = subject !== null && ofManyThings.has(subject.kind)
  const words = (subject === null ? items : ofOneThing(items, subject)).flatMap((item) => {
    if (item.kind === 'subject') return [item.subject.word]
    if (item.kind === 'vehicle') return [item.vehicle]
    // The bags of a material say nothing of it.
    const isSaid = item.kind === 'word' && !calculatorWords.fillers.has(item.text.toLowerCase())
    return isSaid && !(isMany && isContainer(item.text)) ? [item.text] : []
  })
  const isNamed = items.some(({ kind }) => kind === 'subject' || kind === 'vehicle')
  const isTold = isNamed || (subject?.kind === 'spend' && words.length > 0)
  return [...new Set([...(isTold || subject === null ? [] : [subject.name]), ...words])].join(' ')
}
