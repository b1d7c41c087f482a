/** The sentences of a text; what stands after an abbreviation or a decimal point goes on. */
export function splitSentences(text: string): string[] {
  return text.split(/(?<=[.?!])\s+(?=\p{Lu})/u)
}
