const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )
const tens: Readonly<Record<string, number>> = {
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
}

/** A whole number in digits, or in one English word from "two" up; "one" is as often a pronoun. Null for the rest. */
export function readWholeNumber(word: string): number | null {
  if (/^\d{1,9}$/.test(word)) return Number(word)
  if (word === 'dozen') return 12
  const at = small.indexOf(word)
  return at >= 2 ? at : (tens[word] ?? null)
}

/** The number that ends at a word: "two hundred" is 200, "three thousand" 3,000; null where none does. */
export function readNumberEndingAt(words: readonly string[], at: number): number | null {
  const word = words[at] ?? ''
  const times = word === 'hundred' ? 100 : word === 'thousand' ? 1000 : null
  if (times === null) return readWholeNumber(word)
  return times * (readWholeNumber(words[at - 1] ?? '') ?? 1)
}
