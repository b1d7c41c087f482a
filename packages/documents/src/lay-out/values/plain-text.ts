const plainLetters = /^[ -~]*$/
const combiningMarks = /[\u0300-\u036f]/g

/** Lower case without accents, one character for one, so that offsets in the result are offsets in the text. */
export function foldText(text: string): string {
  if (plainLetters.test(text)) return text.toLowerCase()
  let folded = ''
  for (const character of text) {
    const plain = character.normalize('NFD').replace(combiningMarks, '').toLowerCase()
    folded += plain.length === character.length ? plain : character.toLowerCase().slice(0, character.length)
  }
  return folded.length === text.length ? folded : text.toLowerCase()
}

/** The text with the given spans blanked out, every other character at its old offset. */
export function blankOut(text: string, spans: readonly { start: number; end: number }[]): string {
  let result = text
  for (const { start, end } of spans) {
    result = result.slice(0, start) + ' '.repeat(end - start) + result.slice(end)
  }
  return result
}
