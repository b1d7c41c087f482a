import { botCheckHeader } from '#shared/contact-form-names.ts'
import type { ContactMessage } from '#shared/contact-message.ts'

export type SendOptions = {
  idempotencyKey: string
  /** Result of the bot check; null when it could not run, which the server judges by its own rule. */
  checkResult: string | null | undefined
}

const timeoutMs = 20_000

/** POST /api/contact; true when the server has stored the message. Only the status decides. */
export async function sendMessage(message: ContactMessage, options: SendOptions): Promise<boolean> {
  const { idempotencyKey, checkResult } = options
  try {
    const response = await fetch('/api/contact', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': idempotencyKey,
        ...(typeof checkResult === 'string' ? { [botCheckHeader]: checkResult } : {}),
      },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(timeoutMs),
    })
    return response.ok
  } catch {
    return false
  }
}
