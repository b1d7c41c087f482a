import type { BotCheck } from '#server/adapters/bot-check.ts'
import type { Limiter, LimitDecision } from '#server/adapters/limiter.ts'
import type { ClientOf } from '#server/client-of.ts'
import type { BotCheckConfig } from '#server/config.ts'
import type { ContactStore, Submission } from '#server/contact/contact-store.ts'
import type { Log } from '#server/log.ts'
import type { ContactMessage } from '#shared/contact-message.ts'
import type { ProblemCode } from '#shared/problems.ts'

export type ContactPorts = {
  limiter: Limiter
  clientOf: ClientOf
  botCheck: BotCheck
  botCheckRules: Pick<BotCheckConfig, 'missing' | 'down'>
  store: ContactStore
  log: Log
  countAccepted: () => void
}

export type Acceptance =
  | { ok: true }
  | { ok: false; limit: Extract<LimitDecision, { allowed: false }> }
  | { ok: false; code: ProblemCode; retryAfterSeconds?: number }

export type GivenMessage = {
  message: ContactMessage
  /** Result of the bot check from the page; null when none was sent. */
  checkResult: string | null
  key: string
  requestId: string
  client: string
}

const retryAfterSeconds = 10

/** Stores a valid message together with its mail, unless its bot check or a limit forbids it. */
export async function acceptMessage(given: GivenMessage, ports: ContactPorts): Promise<Acceptance> {
  const checked = await check(given, ports)
  if (!checked.ok) return checked
  const { message, key, requestId } = given
  try {
    const stored = await ports.store.add({ message, key, requestId, check: checked.check })
    if (!stored.ok) return { ok: false, code: 'bot_check_failed' }
    if (stored.isNew) ports.countAccepted()
    return { ok: true }
  } catch (problem) {
    ports.log.error({ problem }, 'a contact message could not be stored')
    return { ok: false, code: 'message_not_stored', retryAfterSeconds }
  }
}

type Checked = { ok: true; check: Submission['check'] } | Exclude<Acceptance, { ok: true }>

async function check(given: GivenMessage, ports: ContactPorts): Promise<Checked> {
  const result = await ports.botCheck.verify(given.checkResult)
  const rules = ports.botCheckRules
  switch (result.verdict) {
    case 'passed':
      return { ok: true, check: result }
    case 'off':
      return { ok: true, check: { verdict: 'off' } }
    case 'failed':
      return { ok: false, code: 'bot_check_failed' }
    case 'missing':
    case 'too_fast':
      return rules.missing === 'mark'
        ? markUnchecked(given, ports)
        : { ok: false, code: 'bot_check_required' }
    case 'unavailable':
      if (rules.down === 'mark') return markUnchecked(given, ports)
      return { ok: false, code: 'bot_check_unavailable', retryAfterSeconds }
  }
}

async function markUnchecked(given: GivenMessage, { limiter }: ContactPorts): Promise<Checked> {
  const own = await limiter.take('contact-unchecked', given.client)
  if (!own.allowed) return { ok: false, limit: own }
  const all = await limiter.take('contact-unchecked-all', 'all')
  if (!all.allowed) return { ok: false, limit: all }
  return { ok: true, check: { verdict: 'missing' } }
}
