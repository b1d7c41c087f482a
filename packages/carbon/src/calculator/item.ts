import type { Period, Subject } from './calculator-words.ts'
import type { Quantity } from './read-quantity.ts'
import type { Multiplier } from './time-spans.ts'

/** What a stretch of a message says to the calculator. */
export type Item =
  | { kind: 'quantity'; quantity: Quantity }
  | { kind: 'subject'; subject: Subject }
  | { kind: 'vehicle'; vehicle: string }
  | { kind: 'place'; region: string }
  | { kind: 'unknown-place'; name: string }
  | { kind: 'date'; date: string }
  /** "Monthly" is an adverb, "a month" is none. */
  | { kind: 'period'; period: Period; isAdverb: boolean }
  | { kind: 'cabin'; cabin: string }
  /** "25 % of it" */
  | { kind: 'share'; share: Multiplier }
  /** A whole one is in the distance that is said with it. */
  | { kind: 'return'; isWhole: boolean }
  | { kind: 'commute' }
  /** Between two activities; a weak one (a comma, "and") only where a quantity follows. Asked behind a question. */
  | { kind: 'break'; isWeak: boolean; isAsked?: boolean }
  | { kind: 'word'; text: string }

/** What stands at a place of a message, and how many words it takes. */
export type Read = { items: readonly Item[]; length: number }
