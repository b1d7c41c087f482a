import { randomUUID } from 'node:crypto'
import type { ModelPrompt } from './model.ts'

/** For the tags around a document: its words cannot know them. */
export function drawNonce(): string {
  return randomUUID().slice(0, 8)
}

/** A document is quoted data of the visitor: its words come from the file, not from us. */
export function fenceDocument(text: string, nonce: string): ModelPrompt['messages'][number] {
  return { role: 'user', content: `<document-${nonce}>\n${text}\n</document-${nonce}>` }
}
