/**
 * The values that the figures in a text may stand for: each in every way that its commas, points and spaces can be
 * read, so that "1.234,5" and "1 234" are found whatever the country.
 */
export function listFigureValues(text: string): number[] {
  return [...text.matchAll(/\d(?:[\d.,'’ \u00a0]*\d)?/g)].flatMap(([figure]) => readFigure(figure))
}

function readFigure(figure: string): number[] {
  const words = figure.split(/[ \u00a0]/)
  const candidates = words.length === 1 ? words : [...words, words.join('')]
  return candidates.flatMap(readWord)
}

function readWord(word: string): number[] {
  const digits = word.replaceAll(/[.,'’]/g, '')
  const last = Math.max(word.lastIndexOf('.'), word.lastIndexOf(','))
  const whole = Number(digits)
  if (last < 0) return [whole]
  const places = word.slice(last + 1).replaceAll(/[.,'’]/g, '').length
  // Exactly three digits after the last sign may be thousands; any other count is not.
  const decimal = Number(`${digits.slice(0, digits.length - places)}.${digits.slice(digits.length - places)}`)
  return places === 3 ? [decimal, whole] : [decimal]
}
