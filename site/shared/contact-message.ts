import * as z from 'zod/mini'

const nameTooShort = 'Name must be at least 2 characters'
const emailNotValid = 'Please enter a valid email address'
const messageTooShort = 'Message must be at least 10 characters'

/**
 * Body of POST /api/contact, the same schema in the form and on the server. The minimums and their messages are
 * those of the specification (section 5); a name or message of blanks only counts as empty.
 */
export const contactMessageSchema = z.object({
  name: z
    .string(nameTooShort)
    .check(z.trim(), z.minLength(2, nameTooShort), z.maxLength(200, 'Name must be at most 200 characters')),
  email: z.pipe(
    z.string(emailNotValid).check(z.trim(), z.maxLength(254, emailNotValid)),
    z.email(emailNotValid),
  ),
  message: z
    .string(messageTooShort)
    .check(
      z.trim(),
      z.minLength(10, messageTooShort),
      z.maxLength(10_000, 'Message must be at most 10,000 characters'),
    ),
})

export type ContactMessage = z.infer<typeof contactMessageSchema>
