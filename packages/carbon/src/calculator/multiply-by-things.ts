import type { AskedActivity } from './asked-activity.ts'
import { calculatorWords } from './calculator-words.ts'
import { countOfThing, singularOf } from './count-of-thing.ts'
import { countOf } from './time-spans.ts'

/** "30 kWh per laptop and 80 laptops": an amount of each thing, and how many of them there are. */
export function multiplyByThings(activities: readonly AskedActivity[], message: string): AskedActivity[] {
  const used: string[] = []
  const multiplied = activities.map((activity) => {
    if (activity.unit === null || activity.quantity === null || activity.kind === null) return activity
    const figure = activity.quantity.replace('.', String.raw`\.`)
    const of = new RegExp(
      String.raw`(?<![\d.,])${figure}\s?[a-z]\w{0,15}\s?(?:per|\/|for (?:each|every)|each|every)\s?([a-z]{3,20})\b`,
      'i',
    )
    const [, noun = ''] = of.exec(message.replace(/(\d),(?=\d{3})/g, '$1')) ?? []
    const counted = noun === '' || calculatorWords.periods.has(noun.toLowerCase()) ? null : countOfThing(message, noun)
    if (counted === null) return activity
    used.push(singularOf(noun))
    const by = countOf(counted.value, `${counted.value} ${counted.name}`)
    return { ...activity, multipliers: [by, ...activity.multipliers], openShare: null }
  })
  return multiplied.filter(({ thing }) => thing === null || !used.includes(singularOf(thing)))
}
