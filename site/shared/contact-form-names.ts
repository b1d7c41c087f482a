import type { ContactMessage } from './contact-message.ts'
import type { FieldError } from './problems.ts'

/** Name of the form field that people do not see and leave empty. */
export const contactTrapField = 'website'

/** Header that carries the result of the bot check, so that the body stays name, email and message. */
export const botCheckHeader = 'x-bot-check'

/** What the contact page shows after a post without JavaScript that was not accepted. */
export type ContactFormState = {
  values: ContactMessage
  errors: readonly FieldError[]
  /** What happened and what to do next. */
  detail: string
}

/** Where the page finds the state of a refused post: the query cache that the server fills before rendering. */
export const contactFormStateKey = ['contact-form-state'] as const
