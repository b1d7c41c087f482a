import type { AskedActivity } from '@doublerule/carbon/calculator/asked-activity.ts'
import type { Period } from '@doublerule/carbon/calculator/calculator-words.ts'
import type { Claim } from '@doublerule/carbon/calculator/read-claim.ts'
import type { ConversionRead } from '@doublerule/carbon/calculator/read-conversion.ts'
import type { Ratio } from '@doublerule/carbon/calculator/read-ratio.ts'
import type { Given } from '@doublerule/carbon/calculator/work-with-given.ts'
import type { Decimal } from '@doublerule/carbon/decimal.ts'
import type { ThresholdInputs } from '@doublerule/carbon/thresholds/assess-thresholds.ts'
import type { DocumentReply } from '@doublerule/carbon/reply/read-reply.ts'
import type { PageLink, Passage } from '#server/knowledge/passage.ts'
import type { PlanId } from '#shared/plans.ts'
import type { Language } from './languages.ts'

/** The last message of the visitor, made ready for reading. */
export type Question = {
  /** As typed. */
  raw: string
  /** Lower case, one kind of apostrophe, single spaces. */
  text: string
  /** The same with spelling corrected. */
  corrected: string
  /** Words with spelling corrected and fixed phrases joined. */
  words: readonly string[]
  /** The same words, a list for each sentence. */
  sentences: readonly (readonly string[])[]
}

export type PlanAttribute = 'overview' | 'business-units' | 'users' | 'integrations' | 'price'
export type PlanFeature =
  | 'sso'
  | 'roles'
  | 'api'
  | 'audit-export'
  | 'ingestion'
  | 'white-label'
  | 'sla'
  | 'vector-database'
  | 'ai-infrastructure'
  | 'dashboards'
  | 'document-processing'

export type ThresholdTest = 'nger' | 'safeguard' | 'group'
export type SmallTalk = 'greeting' | 'thanks' | 'goodbye' | 'affirmation' | 'complaint'

/** What of an uploaded file a question is about. */
export type DocumentTopic =
  | 'heading'
  | 'supplier'
  | 'period'
  | 'place'
  | 'totals'
  | 'money'
  | 'quantities'
  | 'factors'
  | 'working'
  | 'largest'
  | 'review'
  | 'checks'
  | 'left-out'
  | 'questions'

/** A passage that is offered, with the one sentence of it that the question may ask for, or by its name only. */
export type Told = { passage: Passage; sentence: string | null }

/** What the assistant takes a question to be. Topical kinds are what a follow-up can lean on. */
export type Interpretation =
  | { kind: 'small-talk'; about: SmallTalk }
  | { kind: 'refusal'; because: 'instructions' | 'secrets' | 'fraud' }
  | { kind: 'plan'; plan: PlanId; attribute: PlanAttribute }
  | { kind: 'plan-list'; attribute: PlanAttribute }
  | { kind: 'plan-fit'; businessUnits: number | null; users: number | null }
  /** A count below one, or a part of one. */
  | { kind: 'plan-unfit' }
  | { kind: 'plan-feature'; feature: PlanFeature; plan: PlanId | null }
  | { kind: 'plan-comparison'; plans: readonly [PlanId, PlanId] }
  | { kind: 'plan-popular' }
  /** Asked for the plan past the largest or the smallest. */
  | { kind: 'plan-edge'; plan: PlanId }
  /** `given` are sums with factors of the visitor, `claim` the result to be checked, `green` the share of the power that is bought as renewable. */
  | {
      kind: 'sum'
      activities: readonly AskedActivity[]
      compares?: boolean
      also?: Passage
      given?: Given
      claim?: Claim
      green?: Decimal
    }
  /** Where the factors of the sum before come from; what is said of such factors beside it. */
  | { kind: 'sum-reason'; activities: readonly AskedActivity[]; also?: Passage }
  /** The sum before, for another length of time. */
  | { kind: 'sum-period'; activities: readonly AskedActivity[]; period: Period }
  /** The part of the sum before that is of one scope. */
  | { kind: 'sum-part'; activities: readonly AskedActivity[]; scope: string }
  /** The row of the sum before that emits most, or least. */
  | { kind: 'sum-extreme'; activities: readonly AskedActivity[]; isLeast: boolean }
  /** The factor itself: the sum of one unit. */
  | { kind: 'factor'; activities: readonly AskedActivity[]; also?: Passage }
  /** Which scope and category something is of. */
  | { kind: 'sum-scope'; activities: readonly AskedActivity[] }
  /** The same electricity in the named states, or in all of them where none is named. */
  | { kind: 'state-comparison'; activities: readonly AskedActivity[]; regions: readonly string[] }
  | ({ kind: 'conversion' } & ConversionRead)
  /** A sum over emissions that the visitor gives. */
  | { kind: 'ratio'; ratio: Ratio }
  /** A message in another language, with the sum in it. */
  | { kind: 'foreign'; language: Language; sum: Interpretation | null }
  /** A test of the law with the visitor's figures. */
  | { kind: 'threshold'; test: ThresholdTest; inputs: ThresholdInputs }
  | { kind: 'document'; topic: DocumentTopic; reply: DocumentReply; words: string }
  /** `also` fits as well, or answers the other half of the question. `near` fit nearly as well and are offered. */
  | { kind: 'passage'; passage: Passage; also: Passage | null; near?: readonly Told[] }
  /** Too far for an answer, near enough to be shown as a guess; others are as near, and the visitor may choose. */
  | { kind: 'unsure'; passage: Passage; others: readonly Told[] }
  /** Asked for more about a passage that was just given. */
  | { kind: 'more'; passage: Passage }
  | { kind: 'unknown'; nearest: readonly Passage[] }
  /** Several questions in one message, each with its own answer. */
  | { kind: 'several'; parts: readonly Interpretation[] }

/** An answer of the built-in assistant: paragraphs of plain text, and the pages they stand on. */
export type Answer = { paragraphs: readonly string[]; sources: readonly PageLink[] }

/** What the conversation so far gives a follow-up to lean on. */
export type Context = {
  /** The last question that was about something. */
  last: Interpretation | null
  /** The law, scheme or standard that was named last. */
  subject: string | null
  /** The passages that were given, by id. */
  shown: ReadonlySet<string>
  /** What the last answer let the visitor choose from. */
  offered: readonly Passage[]
  /** The last sum, whatever was asked about since. */
  lastSum: Interpretation | null
  /** The passages of the list that was shown last, by id. */
  listed: readonly string[]
  /** The sums since another subject was talked about, the last one last. */
  sums: readonly (readonly AskedActivity[])[]
  /** The last reply about an uploaded file. */
  document: string | null
  /** True when nothing else was asked about since that reply. */
  isDocumentLast: boolean
}
