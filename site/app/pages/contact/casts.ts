import type { Challenge } from 'altcha-lib'
import type { ProviderGlobals } from './hosted-checks.ts'

/** A challenge of our own server; a malformed one makes the solver throw, which counts as no check. */
export function readChallenge(value: unknown): Challenge {
  return value as Challenge
}

/** What the provider's script has put on the window; each member is checked for before it is used. */
export function readProviderGlobals(): ProviderGlobals {
  return window as unknown as ProviderGlobals
}
