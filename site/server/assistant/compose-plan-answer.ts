import { pages } from '#shared/answer-pages.ts'
import { describeBusinessUnits, describeLimit, findPlan, plans, type Plan } from '#shared/plans.ts'
import type { Answer, Interpretation, PlanAttribute } from './interpretation.ts'
import { planFeatures, planForCounts } from './plan-facts.ts'

export type PlanInterpretation = Extract<Interpretation, { kind: `plan${string}` }>

const noPrice = 'Pricing is custom, so no price is listed: the contact page is where a quote starts.'

const unfitCount =
  'Business units and users are counted in whole numbers from 1, so no plan is sized for that. Tell me how many departments, locations or subsidiaries you track, and I name the smallest plan that fits.'

/** An answer from the plan table alone; prices never appear, since there are none. */
export function composePlanAnswer(asked: PlanInterpretation): Answer {
  const paragraphs = paragraphsOf(asked)
  const asksPrice = 'attribute' in asked && asked.attribute === 'price'
  return { paragraphs, sources: asksPrice ? [pages.pricing, pages.contact] : [pages.pricing] }
}

function paragraphsOf(asked: PlanInterpretation): string[] {
  switch (asked.kind) {
    case 'plan':
      return describe(findPlan(asked.plan), asked.attribute)
    case 'plan-list':
      return [listOf(asked.attribute)]
    case 'plan-fit':
      return describeFit(asked)
    case 'plan-unfit':
      return [unfitCount]
    case 'plan-feature':
      return describeFeature(asked)
    case 'plan-comparison':
      return [...asked.plans.map((id) => overviewOf(findPlan(id))), noPrice]
    case 'plan-popular':
      return [`The plan marked Popular is ${popular().name}.`, overviewOf(popular())]
    case 'plan-edge':
      return asked.plan === 'enterprise'
        ? ['Enterprise is the largest plan: there is none above it.']
        : ['Core is the smallest plan: there is none below it.']
  }
}

function describe(plan: Plan, attribute: PlanAttribute): string[] {
  switch (attribute) {
    case 'overview':
      return [overviewOf(plan), noPrice]
    case 'price':
      return [`There is no list price for the ${plan.name} plan. ${noPrice}`]
    case 'business-units':
      return [`The ${plan.name} plan is for ${lower(describeBusinessUnits(plan))}.`]
    case 'users':
      return [`The ${plan.name} plan has ${describeLimit(plan.users, 'users')}.`]
    case 'integrations':
      return plan.integrations === null
        ? [`The card of the ${plan.name} plan names no number of integrations; please ask us.`]
        : [`The ${plan.name} plan has ${describeLimit(plan.integrations, 'integrations')}.`]
  }
}

function overviewOf(plan: Plan): string {
  const limits = [
    describeLimit(plan.users, 'users'),
    ...(plan.integrations === null ? [] : [describeLimit(plan.integrations, 'integrations')]),
  ]
  const features = plan.features.map((feature) => (/^[A-Z][a-z]/.test(feature) ? lower(feature) : feature))
  const mark = plan.isPopular ? ' (marked Popular)' : ''
  return `The ${plan.name} plan${mark} is for ${lower(describeBusinessUnits(plan))}, with ${joinWords(limits)}. Its card also lists ${joinWords(features)}.`
}

function listOf(attribute: PlanAttribute): string {
  const parts = plans.map((plan) => {
    if (attribute === 'users') return `${plan.name}: ${describeLimit(plan.users, 'users')}`
    if (attribute === 'integrations')
      return `${plan.name}: ${describeLimit(plan.integrations, 'integrations')}`
    return `${plan.name}: ${lower(describeBusinessUnits(plan))}`
  })
  return `By plan. ${parts.join('; ')}.`
}

function describeFit(counts: { businessUnits: number | null; users: number | null }): string[] {
  const plan = planForCounts(counts)
  const needs = [
    ...(counts.businessUnits === null ? [] : [countOf(counts.businessUnits, 'business unit')]),
    ...(counts.users === null ? [] : [countOf(counts.users, 'user')]),
  ]
  const question =
    counts.businessUnits === null
      ? 'Plans are sized by business units first: tell me how many departments, locations or subsidiaries you track and I can check that too.'
      : noPrice
  return [
    `For ${joinWords(needs)} the smallest plan that fits is ${plan.name}. ${overviewOf(plan)}`,
    question,
  ]
}

function describeFeature(asked: Extract<PlanInterpretation, { kind: 'plan-feature' }>): string[] {
  const feature = planFeatures[asked.feature]
  const { plan: id, name } = feature
  const stands = `${name.charAt(0).toUpperCase()}${name.slice(1)} ${'isPlural' in feature ? 'are' : 'is'} on the card of the ${findPlan(id).name} plan.`
  if (asked.plan === null || asked.plan === id) return [stands]
  const other = findPlan(asked.plan)
  return [
    `${stands} The ${other.name} card does not list it; please ask us whether it can be added or is included.`,
  ]
}

function popular(): Plan {
  return plans.find((plan) => plan.isPopular) ?? plans[0]
}

function countOf(count: number, noun: string): string {
  return `${count.toLocaleString('en-AU')} ${noun}${count === 1 ? '' : 's'}`
}

function lower(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`
}

/** "a", "a and b", "a, b and c". */
function joinWords(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`
}
