import { z } from 'zod'
import type { FieldError, ProblemCode } from './problems.ts'

/**
 * Body of POST /api/contact, the same schema in the form and on the server. The minimums and their messages are
 * those of the specification (section 5); a name or message of blanks only counts as empty.
 */
export const contactMessageSchema = z.object({
  name: z
    .string({ error: 'Name must be at least 2 characters' })
    .trim()
    .min(2, 'Name must be at least 2 characters')
    .max(200, 'Name must be at most 200 characters'),
  email: z
    .string({ error: 'Please enter a valid email address' })
    .trim()
    .max(254, 'Please enter a valid email address')
    .pipe(z.email('Please enter a valid email address')),
  message: z
    .string({ error: 'Message must be at least 10 characters' })
    .trim()
    .min(10, 'Message must be at least 10 characters')
    .max(10_000, 'Message must be at most 10,000 characters'),
})

export type ContactMessage = z.infer<typeof contactMessageSchema>

/** Name of the form field that people do not see and leave empty. */
export const contactTrapField = 'website'

/** Header that carries the result of the bot check, so that the body stays name, email and message. */
export const botCheckHeader = 'x-bot-check'

/** What the contact page shows after a post without JavaScript that was not accepted. */
export type ContactFormState = {
  values: { name: string; email: string; message: string }
  errors: readonly FieldError[]
  problem: ProblemCode
}

/** Where the page finds the state of a refused post: the query cache that the server fills before rendering. */
export const contactFormStateKey = ['contact-form-state'] as const
