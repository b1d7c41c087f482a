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

const numberWord = `(?:${[...small.slice(1), ...Object.keys(tens)].join('|')})`
/** Two number words or more in a row, at least one of them a hundred, a thousand or a million; or "thirty-five". */
const compoundPattern = new RegExp(
  String.raw`\b(?:(?:(?:an?|${numberWord})(?:[- ]${numberWord})?[ -])?(?:hundred|thousand|million)(?:[ -](?:and )?(?:${numberWord}|hundred|thousand))+|(?:an?|${numberWord})(?:[- ]${numberWord})?[ -](?:hundred|thousand|million)|(?:${Object.keys(tens).concat('twenty').join('|')})[- ](?:${small.slice(1, 10).join('|')}))\b`,
  'gi',
)
const scales: Readonly<Record<string, number>> = { hundred: 100, thousand: 1_000, million: 1_000_000 }

/** "two hundred and fifty litres" becomes "250 litres", "a thousand" 1000; single words stay as they are. */
export function writeNumbersInDigits(text: string): string {
  return text.replace(compoundPattern, (words) => {
    let total = 0
    let current = 0
    for (const word of words.toLowerCase().split(/[ -]+/)) {
      const scale = scales[word]
      if (scale === undefined)
        current += word === 'a' || word === 'an' || word === 'one' ? 1 : (readWholeNumber(word) ?? 0)
      else if (scale === 100) current = Math.max(current, 1) * scale
      else {
        total += Math.max(current, 1) * scale
        current = 0
      }
    }
    return String(total + current)
  })
}
