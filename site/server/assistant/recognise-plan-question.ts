import { readActivities } from '@doublerule/carbon/calculator/read-activities.ts'
import type { PlanId } from '#shared/plans.ts'
import type { Interpretation, Question } from './interpretation.ts'
import { readWholeNumber } from './number-words.ts'
import { attributeOf, neighbourOf, planOf } from './plan-facts.ts'
import { planAttributeIn, planCountsIn, planFeatureIn, planNamesIn } from './plan-words.ts'

const planNouns = /\b(plans?|tiers?|packages?|subscriptions?|editions?)\b/
const planTalk =
  /\b(plans?|tiers?|packages?|subscription|includes?|included|comes? with|have|has|gets?|offers?|limits?|max(imum)?|card)\b/
const asksWhichPlan =
  /\b(which|what|any|every|all|each|smallest|cheapest|lowest|entry|basic)( (is|are|the|of|your|smallest|cheapest|lowest|first|card|entry|basic|level)){0,5} (plans?|tiers?|packages?|subscriptions?|levels?)\b/
const pointing = /\b(it|that|this|one|ones|plan|tier|above|below|next)\b/

/** Questions about the four plans. `context` is what the question before it was about; `standsAlone` says that it continues none. */
export function recognisePlanQuestion(
  question: Question,
  context: Interpretation | null,
  standsAlone: () => boolean,
): Interpretation | null {
  const text = question.words.join(' ')
  const [first, second] = planNamesIn(question.words)
  if (first !== undefined && second !== undefined) return { kind: 'plan-comparison', plans: [first, second] }
  if (first !== undefined) return aboutPlan(first, question, context)
  return fitOf(question, context) ?? aboutAllPlans(text, context) ?? leanOnPlan(text, context, standsAlone)
}

function aboutPlan(plan: PlanId, question: Question, context: Interpretation | null): Interpretation | null {
  const text = question.words.join(' ')
  const feature = planFeatureIn(text)
  if (feature !== null) return { kind: 'plan-feature', feature, plan }
  const attribute = planAttributeIn(text)
  const isAboutPlans =
    attribute !== null ||
    planTalk.test(text) ||
    planOf(context) !== null ||
    question.words.length <= 4 ||
    isPlacedAsPlan(plan, question.words)
  if (!isAboutPlans) return null
  return { kind: 'plan', plan, attribute: attribute ?? attributeOf(context) ?? 'overview' }
}

/** "for Enterprise", "with the Growth": a plan, where "business growth" is none. */
function isPlacedAsPlan(plan: PlanId, words: readonly string[]): boolean {
  return /^(for|the|on|in|with|of|a)$/.test(words[words.indexOf(plan) - 1] ?? '') && plan !== 'core'
}

function fitOf(question: Question, context: Interpretation | null): Interpretation | null {
  const counts = planCountsIn(question.words)
  if (!planTalk.test(question.words.join(' ')) && readActivities(question.raw).whole.kind !== null)
    return null
  if (counts.businessUnits !== null || counts.users !== null) return { kind: 'plan-fit', ...counts }
  if (context?.kind !== 'plan-fit' && context?.kind !== 'plan-unfit') return null
  if (question.words.length > 12) return null
  const count = question.words.map(readWholeNumber).findLast((value) => value !== null && value > 0)
  if (count === undefined || count === null) return null
  if (context.kind === 'plan-unfit') return { kind: 'plan-fit', businessUnits: count, users: null }
  return context.businessUnits === null
    ? { kind: 'plan-fit', businessUnits: null, users: count }
    : { kind: 'plan-fit', businessUnits: count, users: context.users }
}

function aboutAllPlans(text: string, context: Interpretation | null): Interpretation | null {
  const feature = planFeatureIn(text)
  const attribute = planAttributeIn(text)
  if (feature !== null && asksWhichPlan.test(text)) return { kind: 'plan-feature', feature, plan: null }
  if (/\bunlimited\b/.test(text) && attribute === 'users') {
    return { kind: 'plan', plan: 'enterprise', attribute }
  }
  if (
    /\b(most popular|popular|best selling|recommended|sells? (the )?most|most (people|customers|companies|clients) (choose|take|buy|pick|use))\b/.test(
      text,
    ) &&
    /\b(plans?|tiers?|one)\b/.test(text)
  ) {
    return { kind: 'plan-popular' }
  }
  if (planNouns.test(text) || (isAboutPricing(context) && text.split(' ').length <= 6)) {
    if (/\b(smallest|cheapest|lowest|basic|entry|starter)\b/.test(text)) return planNamed('core', text)
    if (/\b(largest|biggest|highest|top)\b/.test(text)) return planNamed('enterprise', text)
  }
  const asksForLimit = /\b(how ?many|limits?|max(imum)?|number of|allowed|each plan|per plan)\b/.test(text)
  const limitsSomebody = /\blimit (?:an?|the|users?|access|who|what)\b/.test(text)
  const asksPastIt = /\b(over|exceed|outgrow|beyond|past|more than)\b/.test(text)
  return asksForLimit &&
    !asksPastIt &&
    !limitsSomebody &&
    attribute !== null &&
    attribute !== 'price' &&
    /\b(users?|seats?|integrations?|businessunit|plan|plans)\b/.test(text)
    ? { kind: 'plan-list', attribute }
    : null
}

function isAboutPricing(context: Interpretation | null): boolean {
  if (context?.kind === 'passage') return /^(?:pricing|plans)\./.test(context.passage.id)
  return context?.kind.startsWith('plan') === true
}

function planNamed(plan: PlanId, text: string): Interpretation {
  return { kind: 'plan', plan, attribute: planAttributeIn(text) ?? 'overview' }
}

function leanOnPlan(
  text: string,
  context: Interpretation | null,
  standsAlone: () => boolean,
): Interpretation | null {
  const plan = planOf(context)
  if (plan === null) return null
  const attribute = planAttributeIn(text)
  const isPointing = pointing.test(text)
  const asksCount = /^how(many)? (many )?(users?|seats?|logins?|integrations?|businessunit)\b/.test(text)
  if (!isPointing && !asksCount && standsAlone()) return null
  const step = stepIn(text)
  if (step !== null && isPointing) {
    const neighbour = neighbourOf(plan, step)
    if (neighbour === null) return { kind: 'plan-edge', plan }
    return { kind: 'plan', plan: neighbour.id, attribute: attribute ?? attributeOf(context) ?? 'overview' }
  }
  const isShort = text.split(' ').length <= 6
  const feature = planFeatureIn(text)
  if (feature !== null && (isPointing || /^(and|what about|with)\b/.test(text)))
    return { kind: 'plan-feature', feature, plan }
  if (attribute !== null && (isPointing || isShort)) return { kind: 'plan', plan, attribute }
  if (/\bwho is (it|that|this) for\b/.test(text)) return { kind: 'plan', plan, attribute: 'business-units' }
  const asksForMore =
    /\b(includes?|included|comes? with|gets?|features?|more|else)\b/.test(text) && isPointing
  return asksForMore ? { kind: 'plan', plan, attribute: 'overview' } : null
}

function stepIn(text: string): 1 | -1 | null {
  if (/\b(above|next|bigger|larger|higher|upper|up)\b/.test(text)) return 1
  if (/\b(below|smaller|lower|previous|before|under|cheaper|down)\b/.test(text)) return -1
  return null
}
