import type { Candidate } from '../candidates/candidate.ts'
import type { DocumentWords } from '../candidates/document-words.ts'
import type { Relations } from '../relations/find-relations.ts'
import type { Judgement } from './feature.ts'
import type { Hypothesis } from './list-hypotheses.ts'
import { isCharged } from '../relations/is-charged.ts'

const saysUse = 2

/** What the judge of each hypothesis has to know of the document and of its rivals, in the same order. */
export function surround(
  hypotheses: readonly Hypothesis[],
  words: DocumentWords,
  { lineCount, bill }: Pick<Judgement, 'lineCount' | 'bill'>,
  relations: Relations,
): Judgement[] {
  const groups = Map.groupBy(hypotheses, ({ group }) => group)
  const known = new Map([...groups].map(([group, same]) => [group, describeGroup(same, relations)]))
  return hypotheses.map((hypothesis) => {
    const { candidate, group } = hypothesis
    const described = known.get(group) ?? describeGroup([], relations)
    return {
      candidate,
      group,
      relations: relations.of(candidate.number),
      rivals: {
        count: described.count,
        largest: described.largest,
        underTitle: candidate.title === '' ? 0 : (described.titles.get(candidate.title)?.length ?? 0),
        charged: described.charged.size - Number(described.charged.has(candidate)),
        measured: described.measured.size - Number(described.measured.has(candidate)),
        calledUse: described.calledUse.size - Number(described.calledUse.has(candidate)),
      },
      words,
      bill,
      lineCount,
    }
  })
}

function describeGroup(same: readonly Hypothesis[], { of }: Relations) {
  const candidates = same.map(({ candidate }) => candidate)
  const withUnit = candidates.filter(({ unit }) => unit !== null)
  return {
    count: candidates.length,
    largest: Math.max(0, ...withUnit.map(({ number }) => Math.abs(Number(number.value)))),
    titles: Map.groupBy(candidates, ({ title }) => title),
    charged: new Set(withUnit.filter(({ number }) => of(number).products.some(isCharged))),
    measured: new Set(withUnit.filter(({ number }) => of(number).differences.length > 0)),
    calledUse: new Set(withUnit.filter(isCalledUse)),
  }
}

function isCalledUse({ words }: Candidate): boolean {
  return [...words.own, ...words.label, ...words.head].some(
    ({ concept, strength }) => concept === 'use' && strength >= saysUse,
  )
}
