import type { ActivityDraft } from '../judge/account/activity-draft.ts'
import { cueFor } from '../lay-out/lexicon/cue-for.ts'

const shortTonCountries = ['US', 'CA']
const shortTons = cueFor('settle-tons short tons')

/**
 * "Ton" and "TN" are short tons in North America and tonnes elsewhere; without a country they stay as they are printed in
 * English.
 */
export function settleTons(
  activities: readonly ActivityDraft[],
  country: string | null,
  language: string | null,
): readonly ActivityDraft[] {
  const isEnglish = language === null || language === 'en'
  if (country === null ? isEnglish : shortTonCountries.includes(country)) return activities
  return activities.map((activity) =>
    activity.unit === 'short-ton' && !shortTons.test(activity.evidence.text)
      ? { ...activity, unit: 't' }
      : activity,
  )
}
