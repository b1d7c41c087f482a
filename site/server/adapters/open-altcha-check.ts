import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import type { BotCheck } from '#server/adapters/bot-check.ts'

export type AltchaOptions = { secret: () => Promise<string>; minFillMs: number; now: () => number }

// About half a second of work on a phone: up to 300 keys of 2,000 rounds each.
const work = { algorithm: 'PBKDF2/SHA-256', cost: 2_000 } as const
const counters = { least: 100, most: 300 } as const
const lifetimeMs = 20 * 60_000

const payloadSchema = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal(work.algorithm),
      cost: z.literal(work.cost),
      nonce: z.string().max(64),
      salt: z.string().max(64),
      keyLength: z.literal(32),
      keyPrefix: z.string().max(64),
      keySignature: z.string().max(128),
      expiresAt: z.number(),
      data: z.object({ issuedAt: z.number() }),
    }),
    signature: z.string().max(128),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string().max(128) }),
})

/** A proof of work that this server hands out and verifies itself (ALTCHA, version 2): no other service is asked. */
export function openAltchaCheck({ secret, minFillMs, now }: AltchaOptions): BotCheck {
  async function keys(): Promise<{ hmacSignatureSecret: string; hmacKeySignatureSecret: string }> {
    const value = await secret()
    return { hmacSignatureSecret: `challenge ${value}`, hmacKeySignatureSecret: `key ${value}` }
  }

  return {
    createChallenge: async () =>
      createChallenge({
        ...work,
        ...(await keys()),
        deriveKey,
        counter: randomInt(counters.most, counters.least),
        expiresAt: new Date(now() + lifetimeMs),
        data: { issuedAt: now() },
      }),
    verify: async (result) => {
      if (result === null) return { verdict: 'missing' }
      const payload = payloadSchema.safeParse(decode(result))
      if (!payload.success) return { verdict: 'failed' }
      const { challenge, solution } = payload.data
      try {
        const { verified } = await verifySolution({ challenge, solution, deriveKey, ...(await keys()) })
        if (!verified) return { verdict: 'failed' }
      } catch {
        return { verdict: 'unavailable' }
      }
      if (now() - challenge.parameters.data.issuedAt < minFillMs) return { verdict: 'too_fast' }
      const expiresAt = new Date(challenge.parameters.expiresAt * 1000)
      return { verdict: 'passed', token: challenge.signature, expiresAt }
    },
  }
}

function decode(result: string): unknown {
  try {
    return JSON.parse(Buffer.from(result, 'base64').toString('utf8'))
  } catch {
    return null
  }
}
