import { z } from 'zod'
import { limits } from './limits.ts'

/** One entry of the history in POST /api/ai/chat. */
export const chatCallMessageSchema = z.object({
  role: z.enum(['user', 'assistant']),
  content: z.string().max(limits.chatMessageCharacters),
})

/** Body of POST /api/ai/chat: the history, oldest first, and the new user message as the last entry. */
export const chatCallSchema = z.object({
  messages: z
    .array(chatCallMessageSchema)
    .min(1)
    // A longer history is answered from its newest part.
    .transform((messages) => messages.slice(-limits.chatMessages))
    .refine((messages) => messages.at(-1)?.role === 'user', 'The last message must be the visitor’s.')
    .refine((messages) => messages.at(-1)?.content.trim() !== '', 'The last message is blank.'),
})

/** Body of POST /api/ai/upload-base64: fileData is a base64 data URL. */
export const uploadPayloadSchema = z.object({
  fileData: z.string().startsWith('data:'),
  fileName: z.string().min(1).max(255),
  mimeType: z.string().max(255),
})

export type ChatCallMessage = z.infer<typeof chatCallMessageSchema>
export type ChatCall = z.infer<typeof chatCallSchema>
export type UploadPayload = z.infer<typeof uploadPayloadSchema>

/** A file as the conversation remembers it: its bytes are not part of the message. */
export type ChatFile = { name: string; type: string; size: number }
