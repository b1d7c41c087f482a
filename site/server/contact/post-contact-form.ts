import { acceptMessage, type ContactPorts } from '#server/contact/accept-message.ts'
import { listFieldErrors } from '#server/list-field-errors.ts'
import { requestIdOf } from '#server/request-context.ts'
import { respondWithProblem } from '#server/respond-with-problem.ts'
import { contactTrapField, type ContactFormState } from '#shared/contact-form-names.ts'
import { contactMessageSchema } from '#shared/contact-message.ts'
import { problems, type FieldError, type ProblemCode } from '#shared/problems.ts'

export type ContactFormPorts = ContactPorts & {
  /** Answers with the contact page, holding what the visitor wrote and what is wrong with it. */
  respondWithForm: (state: ContactFormState, status: number) => Promise<Response>
}

// A second click without JavaScript has no key of its own: the same words within ten minutes are one message.
const sameMessageMs = 600_000

/**
 * POST /contact: the form without JavaScript. Stored, it leads to /contact#sent; else the page comes back with every
 * value kept and each error at its field, so that nothing has to be written twice.
 */
export async function postContactForm(request: Request, ports: ContactFormPorts): Promise<Response> {
  const form = await readForm(request)
  if (form === null) return respondWithProblem('unsupported_media_type')
  const values = {
    name: textOf(form, 'name'),
    email: textOf(form, 'email'),
    message: textOf(form, 'message'),
  }
  const refuse = (code: ProblemCode, errors: FieldError[] = []) =>
    ports.respondWithForm({ values, errors, detail: problems[code].detail }, problems[code].status)

  const client = ports.clientOf(request)
  const decision = await ports.limiter.take('contact', client)
  if (!decision.allowed) return refuse(decision.because === 'limit' ? 'rate_limited' : 'limiter_unavailable')
  const parsed = contactMessageSchema.safeParse(values)
  if (!parsed.success) return refuse('invalid_fields', listFieldErrors(parsed.error))
  if (textOf(form, contactTrapField) !== '') return refuse('bot_check_failed')

  const accepted = await acceptMessage(
    {
      message: parsed.data,
      checkResult: null,
      key: `form ${client} ${Math.floor(Date.now() / sameMessageMs)}`,
      requestId: requestIdOf(),
      client,
    },
    ports,
  )
  if (accepted.ok) return new Response(null, { status: 303, headers: { location: '/contact#sent' } })
  return refuse('limit' in accepted ? 'rate_limited' : accepted.code)
}

async function readForm(request: Request): Promise<FormData | null> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) return null
  try {
    return await request.formData()
  } catch {
    return null
  }
}

function textOf(form: FormData, field: string): string {
  const value = form.get(field)
  return typeof value === 'string' ? value : ''
}
