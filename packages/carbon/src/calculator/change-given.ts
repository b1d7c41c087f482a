import { groupDigits } from '../format-mass.ts'
import { areSameDimension } from '../units/unit-table.ts'
import { readActivities } from './read-activities.ts'
import { readMasses, spaceGases } from './read-masses.ts'
import { workWithGiven, type Given } from './work-with-given.ts'

const figure = /\d[\d,]*(?:\.\d+)?|\.\d+/

/** "And with 0.55?", "what if we use 1,000 kWh?": the message before with another factor or amount in it, worked out again. */
export function changeGiven(before: Given, said: string): Given | null {
  const text = spaceGases(said)
  const [rate] = readMasses(text).filter(({ per }) => per !== null)
  const [bare] = figure.exec(text) ?? []
  if (bare === undefined) return null
  const { unit } = readActivities(text).whole
  const { message, factor } = before
  const old = message.slice(factor.start, factor.end)
  const changed =
    rate !== undefined
      ? message.replace(old, () => text.slice(rate.start, rate.end))
      : unit === null
        ? message.replace(old, () => old.replace(figure, bare))
        : withAmount(before, bare, unit)
  return changed === message ? null : workWithGiven(changed)
}

function withAmount({ message, rows }: Given, amount: string, unit: string): string {
  const row = rows.find(({ activity }) => activity.unit !== null && areSameDimension(activity.unit, unit))
  const quantity = row?.activity.quantity ?? null
  const forms = quantity === null ? [] : [groupDigits(quantity), quantity]
  const form = forms.find((shown) => message.includes(shown))
  return form === undefined ? message : message.replace(form, () => amount)
}
