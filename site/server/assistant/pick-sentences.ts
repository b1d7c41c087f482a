const mostCharacters = 1_200
const longestSentence = 400

/** What a long letter asks: its sentences with a question or a figure, in their order, and its first and last. */
export function pickSentences(message: string): string {
  if (message.length <= mostCharacters) return message
  const sentences = message
    .split(/(?<=[.?!])\s+|\n+/)
    .filter(Boolean)
    .map((text, at, all) => ({
      at,
      text:
        text.length > longestSentence
          ? `${text.slice(0, longestSentence / 2)} ${text.slice(-longestSentence / 2)}`
          : text,
      rank:
        (text.includes('?') ? 4 : 0) +
        (/\d/.test(text) ? 2 : 0) +
        (at === 0 || at === all.length - 1 ? 1 : 0),
    }))
  const picked: typeof sentences = []
  // Its greeting and its end are read only where nothing in between asks or counts.
  const least = sentences.some(({ rank }) => rank > 1) ? 2 : 1
  let left = mostCharacters
  for (const sentence of sentences.toSorted((first, second) => second.rank - first.rank)) {
    if (sentence.rank < least || left < sentence.text.length) break
    left -= sentence.text.length
    picked.push(sentence)
  }
  return picked
    .sort((first, second) => first.at - second.at)
    .map(({ text }) => text)
    .join('\n')
}
