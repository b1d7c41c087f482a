import { z } from 'zod'
import type { BotCheck } from '#server/adapters/bot-check.ts'

export type HostedCheckOptions = {
  verifyUrl: string
  secret: string
  timeoutMs: number
  onUnavailable: (problem: unknown) => void
}

export const verifyUrls = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
} as const

const replySchema = z.object({ success: z.boolean(), score: z.number().optional() })
// reCAPTCHA v3 scores visitors from 0 to 1; its documentation starts at this threshold.
const leastScore = 0.5
const tokenLifetimeMs = 5 * 60_000
const maxTokenCharacters = 4_096

/** Turnstile or reCAPTCHA: asks the provider about the token, and nothing about the visitor's address. */
export function openHostedCheck(options: HostedCheckOptions): BotCheck {
  return {
    createChallenge: null,
    verify: async (token) => {
      if (token === null || token === '') return { verdict: 'missing' }
      if (token.length > maxTokenCharacters) return { verdict: 'failed' }
      const reply = await ask(options, token)
      if (reply === null) return { verdict: 'unavailable' }
      if (!reply.success || (reply.score ?? 1) < leastScore) return { verdict: 'failed' }
      return { verdict: 'passed', token, expiresAt: new Date(Date.now() + tokenLifetimeMs) }
    },
  }
}

async function ask(options: HostedCheckOptions, token: string): Promise<z.infer<typeof replySchema> | null> {
  try {
    const response = await fetch(options.verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret: options.secret, response: token }),
      signal: AbortSignal.timeout(options.timeoutMs),
      redirect: 'error',
    })
    if (!response.ok) throw new Error(`the bot check answered ${response.status}`)
    return replySchema.parse(await response.json())
  } catch (problem) {
    options.onUnavailable(problem)
    return null
  }
}
