import { plainReply } from './plain-reply.ts'
import { splitSources } from './split-sources.ts'

const maxCharacters = 1_200

/** The finished reply for the polite region: words only, and of a very long one the beginning. */
export function speakReply(text: string): string {
  const words = plainReply(splitSources(text).body)
  if (words.length <= maxCharacters) return `Assistant: ${words}`
  const beginning = words.slice(0, words.lastIndexOf(' ', maxCharacters))
  return `Assistant: ${beginning} … The rest is in the conversation.`
}
