import { plans, type PlanId } from '#shared/plans.ts'
import type { PlanAttribute, PlanFeature } from './interpretation.ts'
import { readNumberEndingAt } from './number-words.ts'

const attributes: readonly (readonly [PlanAttribute, RegExp])[] = [
  [
    'price',
    /\b(price[sd]?|pricing|costs?|fees?|quote|expensive|cheap|pay|dollars?|how much (is|does|for|are|do|would|will))\b|\$/,
  ],
  ['users', /\b(users?|seats?|people|person|colleagues?|logins?|licen[cs]es?|members?|staff|employees?)\b/],
  ['integrations', /\b(integrations?|connectors?|connections?)\b/],
  [
    'business-units',
    /\b(businessunit|units?|projects?|sites?|departments?|subsidiar(y|ies)|locations?|branches|depots?)\b/,
  ],
]

const features: readonly (readonly [PlanFeature, RegExp])[] = [
  ['sso', /\b(sso|saml|okta|azure ad|entra)\b/],
  ['roles', /\b(custom roles?|role based|rbac)\b/],
  ['api', /\bapi\b/],
  ['audit-export', /\baudit exports?\b/],
  ['ingestion', /\b(webhooks?|email (ingestion|forwarding|in)|ingestion|forward(ing)? (bills?|emails?))\b/],
  ['white-label', /\bwhitelabel\b/],
  ['sla', /\b(sla|service level|uptime)\b/],
  ['vector-database', /\bvector (database|db|store)\b/],
  ['ai-infrastructure', /\b(dedicated|own|private) (ai|infrastructure|hardware|instance)/],
  ['dashboards', /\bdashboards?\b/],
  ['document-processing', /\bdocument processing\b/],
]

const unitNouns =
  /\b(businessunit|units?|projects?|sites?|departments?|subsidiaries|locations?|branches|depots?)\b/
/** These are business units only where plans or the visitor's own group are talked about. */
const looseUnitNouns = /\b(entities|companies|offices|facilities|factories|plants|warehouses)\b/
const groupTalk =
  /\b(plans?|tiers?|packages?|subscription|we have|we've|worldwide|globally|nationwide|in total|across|we run|we track|our group|have)\b/
/** Elsewhere "one" is as often a pronoun: "can one user belong to two companies?" */
const countsOne = /\b(plans?|tiers?|packages?|we have|we've|we run|we track|only|just)\b/
const userNouns = /\b(users?|seats?|colleagues?|logins?|licen[cs]es?)\b/
/** People are users where the visitor tells of themselves: 50 people are catered for, too. */
const looseUserNouns = /\b(people|members?)\b/
const ownTalk = /\b(we are|we re|were|we ve|we have|team of|company of|of us|cost us|suits? us)\b/

export function planAttributeIn(text: string): PlanAttribute | null {
  return attributes.find(([, pattern]) => pattern.test(text))?.[0] ?? null
}

export function planFeatureIn(text: string): PlanFeature | null {
  return features.find(([, pattern]) => pattern.test(text))?.[0] ?? null
}

/** The plans that are named, each once; "enterprise systems" and "core features" name no plan. */
export function planNamesIn(words: readonly string[]): PlanId[] {
  const named = words.flatMap((word, at) => {
    const next = words[at + 1] ?? ''
    const isSystem =
      word === 'enterprise' && /^(systems?|integrations?|software|resource|grade|customers?)$/.test(next)
    const isPart = word === 'core' && /^(features?|business|product|values?|functions?)$/.test(next)
    const plan = plans.find(({ id }) => id === word)
    return plan === undefined || isSystem || isPart ? [] : [plan.id]
  })
  return [...new Set(named)]
}

export type PlanCounts = { businessUnits: number | null; users: number | null }

/** "12 business units", "three sites and 40 users": the counts that stand before such a noun. */
export function planCountsIn(words: readonly string[]): PlanCounts {
  const text = words.join(' ')
  const isAboutGroup = groupTalk.test(text)
  const countBefore = (nouns: RegExp): number | null => {
    const found = words.flatMap((word, at) => {
      const count = word === 'one' && countsOne.test(text) ? 1 : readNumberEndingAt(words, at)
      const near = words.slice(at + 1, at + 3).join(' ')
      if (/^(hundred|thousand)\b/.test(near)) return []
      return count !== null && count > 0 && nouns.test(near) ? [count] : []
    })
    return found[0] ?? null
  }
  const businessUnits = countBefore(unitNouns) ?? (isAboutGroup ? countBefore(looseUnitNouns) : null)
  const isOfPeople = isAboutGroup || ownTalk.test(text) || words.length <= 3
  return { businessUnits, users: countBefore(userNouns) ?? (isOfPeople ? countBefore(looseUserNouns) : null) }
}
