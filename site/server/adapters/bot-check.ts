import type { PassedCheck } from '#server/contact/contact-store.ts'

export type BotCheckVerdict =
  | PassedCheck
  /** `missing`: no result was sent. `too_fast`: it is valid but sooner than a person fills in a form. */
  | { verdict: 'off' | 'missing' | 'too_fast' | 'failed' | 'unavailable' }

export type BotCheck = {
  /** Verifies what the page sent in the header. Never rejects. */
  verify: (result: string | null) => Promise<BotCheckVerdict>
  /** A new challenge as JSON, for a check that this server makes itself; null for hosted ones. */
  createChallenge: null | (() => Promise<unknown>)
}
