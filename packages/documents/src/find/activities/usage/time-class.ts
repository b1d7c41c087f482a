import { cueFor } from '../../../lay-out/lexicon/cue-for.ts'

/** The classes in which one meter's use is split by time or step; parts of different classes add up. */
const timeClasses = (
  ['controlled-load', 'super-off-peak', 'off-peak', 'shoulder', 'peak', 'weekend', 'day'] as const
).map((name) => ({ name, pattern: cueFor(`time-class ${name}`) }))
const numberedClass = cueFor('time-class numbered class')

/** "peak", "off-peak", "step 2"; empty where the words name no part of the use. */
export function timeClassOf(folded: string): string {
  return (
    numberedClass.exec(folded)?.[1] ?? timeClasses.find(({ pattern }) => pattern.test(folded))?.name ?? ''
  )
}
