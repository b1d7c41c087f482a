import type { Passage } from '#server/knowledge/passage.ts'
import { plans } from '#shared/plans.ts'
import type { Context, Interpretation, Question } from './interpretation.ts'

const mostWords = 9
const mostWordsOfNext = 4
const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ')

/** A pick stands last: "the second one", "2", "number 3 please"; "in the first year" picks nothing. */
const picksAtEnd = new RegExp(
  String.raw`\b(?:${ordinals.join('|')}|last|\d)(?: (?:one|option|choice|item|of (?:them|these|those)))?(?: please)?\W*$`,
)

/** "Tell me about the second one", "number 7", "the last": an item of the list that was just shown. */
export function recogniseOrdinal(
  question: Question,
  { last, offered, listed: before }: Pick<Context, 'last' | 'offered' | 'listed'>,
  findPassage: (id: string) => Passage | undefined,
): Interpretation | null {
  if (question.words.length > mostWords) return null
  if (offered.length > 0 && picksAtEnd.test(question.text)) {
    const place = placeIn(question.text.replace(/^\d$/, 'number $&'), offered.length)
    const chosen = place === null ? undefined : offered[place]
    if (chosen !== undefined) return { kind: 'passage', passage: chosen, also: null }
  }
  const shownPlans =
    last?.kind === 'plan-list' || (last?.kind === 'passage' && last.passage.id === 'pricing.overview')
  const shown = last?.kind === 'passage' ? [last.passage, last.also].flatMap((passage) => passage ?? []) : []
  const lists = shown.flatMap((passage) => passage.lists)
  // "And the sixth?" goes on in the list that the item before was of.
  const isItem = question.words.length <= mostWordsOfNext && shown.some(({ id }) => before.includes(id))
  const listed = lists.length === 0 && isItem ? before : lists
  const count = shownPlans ? plans.length : listed.length
  const named = listed
    .flatMap((id) => findPassage(id) ?? [])
    .find(({ topic }) => namesTopic(topic, question.text))
  if (named !== undefined) return { kind: 'passage', passage: named, also: null }
  const at = count === 0 ? null : placeIn(question.text, count)
  if (at === null) return null
  const plan = shownPlans ? plans[at] : undefined
  if (plan !== undefined) return { kind: 'plan', plan: plan.id, attribute: 'overview' }
  const passage = findPassage(listed[at] ?? '')
  return passage === undefined ? null : { kind: 'passage', passage, also: null }
}

/** "Scope 3 category 7, employee commuting" is named by what stands behind its last comma. */
function namesTopic(topic: string, text: string): boolean {
  const name = topic.split(', ').at(-1)?.toLowerCase() ?? ''
  return name !== '' && text.includes(name)
}

/** The place in the list, from 0. */
function placeIn(text: string, count: number): number | null {
  const words: readonly string[] = text.match(/[a-z]+|\d{1,2}/g) ?? []
  if (/\blast\b(?! (?:year|month|week|quarter))/.test(text)) return count - 1
  const named = ordinals.findIndex((ordinal) => words.includes(ordinal))
  if (named >= 0) return named < count ? named : null
  const figure = /\b(?:number|no|item|the|category)\.? ?(\d{1,2})(?:st|nd|rd|th)?\b/.exec(text)?.[1]
  if (figure === undefined) return null
  return Number(figure) >= 1 && Number(figure) <= count ? Number(figure) - 1 : null
}
