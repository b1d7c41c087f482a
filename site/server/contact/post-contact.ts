import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { acceptMessage, type ContactPorts } from '#server/contact/accept-message.ts'
import { readIdempotencyKey } from '#server/read-idempotency-key.ts'
import { readJson } from '#server/read-json.ts'
import { requestIdOf } from '#server/request-context.ts'
import { respondWithLimit, respondWithProblem } from '#server/respond-with-problem.ts'
import { botCheckHeader, contactTrapField } from '#shared/contact-form-names.ts'
import { contactMessageSchema } from '#shared/contact-message.ts'

const bodySchema = z.extend(contactMessageSchema, { [contactTrapField]: z.optional(z.string()) })

/**
 * POST /api/contact: a message as JSON. 202 when it is stored and its mail is queued; then it is delivered, however
 * long the mail server is away. The same Idempotency-Key with the same words is one message, sent how often it may be.
 */
export async function postContact(request: Request, ports: ContactPorts): Promise<Response> {
  const client = ports.clientOf(request)
  const decision = await ports.limiter.take('contact', client)
  if (!decision.allowed) return respondWithLimit(decision)

  const named = readIdempotencyKey(request)
  if (!named.ok) return named.response
  const body = await readJson(request, bodySchema)
  if (!body.ok) return body.response
  const { name, email, message, [contactTrapField]: trap } = body.value
  if (trap !== undefined && trap !== '') return respondWithProblem('bot_check_failed')

  const accepted = await acceptMessage(
    {
      message: { name, email, message },
      checkResult: request.headers.get(botCheckHeader),
      key: named.key ?? randomUUID(),
      requestId: requestIdOf(),
      client,
    },
    ports,
  )
  if (accepted.ok)
    return Response.json({ status: 'accepted' }, { status: 202, headers: { 'cache-control': 'no-store' } })
  if ('limit' in accepted) return respondWithLimit(accepted.limit)
  const { code, ...extras } = accepted
  return respondWithProblem(code, extras)
}
