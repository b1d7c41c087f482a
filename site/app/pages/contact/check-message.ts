import { flattenError } from 'zod/mini'
import { contactMessageSchema, type ContactMessage } from '#shared/contact-message.ts'

/** The first fault of each field that has one. */
export type MessageErrors = Partial<Record<keyof ContactMessage, string>>

export type CheckedMessage =
  { message: ContactMessage; errors: null } | { message: null; errors: MessageErrors }

/** What the form holds, by the schema that the server uses too. Fetched with the first touch: nobody reads by it. */
export function checkMessage(form: HTMLFormElement): CheckedMessage {
  const parsed = contactMessageSchema.safeParse(Object.fromEntries(new FormData(form)))
  if (parsed.success) return { message: parsed.data, errors: null }
  const found = Object.entries(flattenError(parsed.error).fieldErrors)
  return { message: null, errors: Object.fromEntries(found.map(([field, [first]]) => [field, first])) }
}
