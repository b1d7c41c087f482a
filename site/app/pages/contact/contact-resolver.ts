import { zodResolver } from '@hookform/resolvers/zod'
import { contactMessageSchema } from '#shared/contact-message.ts'

export const contactResolver = zodResolver(contactMessageSchema)
