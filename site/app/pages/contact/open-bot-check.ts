import type { PublicConfig } from '#shared/public-config.ts'
import { limits } from '#shared/limits.ts'
import { readChallenge } from './casts.ts'
import { waitFor } from '#shared/wait-for.ts'

export type BotCheckSession = {
  /** What the server will verify; null when there is no check or it could not run. */
  result: () => Promise<string | null>
  close: () => void
}

const challengeTimeoutMs = 15_000

/** Starts the bot check that the server has configured, while the visitor still writes. */
export function openBotCheck(kind: PublicConfig['botCheck'], siteKey: string | null): BotCheckSession {
  const abort = new AbortController()
  const result = runCheck(kind, siteKey, abort.signal).catch(() => null)
  return { result: () => result, close: () => abort.abort() }
}

async function runCheck(
  kind: PublicConfig['botCheck'],
  siteKey: string | null,
  signal: AbortSignal,
): Promise<string | null> {
  switch (kind) {
    case 'none':
      return null
    case 'altcha':
      return solveProofOfWork(signal)
    case 'turnstile':
    case 'recaptcha': {
      const { askHostedCheck } = await import('./ask-hosted-check.ts')
      return siteKey === null ? null : askHostedCheck(kind, siteKey)
    }
  }
}

/** Fetches a challenge and works it out with the browser's own PBKDF2; nothing leaves for another service. */
async function solveProofOfWork(signal: AbortSignal): Promise<string | null> {
  const [{ solveChallenge }, { deriveKey }, response] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/web/pbkdf2'),
    fetch('/api/bot-check/challenge', {
      signal: AbortSignal.any([signal, AbortSignal.timeout(challengeTimeoutMs)]),
    }),
  ])
  if (!response.ok) return null
  const challenge = readChallenge(await response.json())
  // A form that the browser filled in, or a second try, is ready at once; the server takes it after this time only.
  const [solution] = await Promise.all([
    solveChallenge({ challenge, deriveKey }),
    waitFor(limits.contactFillMs),
  ])
  return solution === null ? null : btoa(JSON.stringify({ challenge, solution }))
}
