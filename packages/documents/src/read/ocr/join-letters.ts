/** What a letter looks like without its marks, to an engine that was not taught them. */
export function foldLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[ßøłđħıØŁĐ’‘`´–—]/g, (letter) => plainForms[letter] ?? letter)
}

const plainForms: Readonly<Record<string, string>> = {
  ß: 'B',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  Ø: 'O',
  Ł: 'L',
  Đ: 'D',
  '’': "'",
  '‘': "'",
  '`': "'",
  '´': "'",
  '–': '-',
  '—': '-',
}

/** What an engine without the sign makes of it; where it makes nothing of it, the sign is set in. */
const lookAlikes: Readonly<Record<string, RegExp>> = {
  '€': /[EeCc]/,
  '£': /[EfFL]/,
  '³': /['"*]/,
  '²': /['"*]/,
  '°': /['"*]/,
}
const points = ['.', ',']

/**
 * The first text, with each letter and sign that the second one has in the same place and knows better: "o" that is
 * "ö" there, "E" that is "€", a point that is a comma. Everything else stays as the first has it.
 */
export function joinLetters(text: string, richer: string): string {
  const [ours, theirs] = [Array.from(text), Array.from(richer)]
  return alignLetters(ours, theirs)
    .map(([our, their]) => chooseLetter(our, their))
    .join('')
}

function chooseLetter(our: string | undefined, their: string | undefined): string {
  if (their === undefined) return our ?? ''
  if (our === undefined) return their in lookAlikes ? their : ''
  if (our.charCodeAt(0) > 127) return our
  if (points.includes(our) && points.includes(their)) return their
  return isMarked(our, their) || lookAlikes[their]?.test(our) === true ? their : our
}

/** The same letter with a mark; an engine that does not know a marked capital makes a small letter of it. */
function isMarked(our: string, their: string): boolean {
  return their.charCodeAt(0) > 127 && foldLetters(their).toLowerCase() === our.toLowerCase()
}

type Pair = readonly [our: string | undefined, their: string | undefined]

/** The letters of two texts side by side, by the fewest changes that make one of the other. */
function alignLetters(ours: readonly string[], theirs: readonly string[]): Pair[] {
  const width = theirs.length + 1
  const costs = new Uint16Array((ours.length + 1) * width)
  for (let row = 0; row <= ours.length; row++) {
    for (let column = 0; column < width; column++) {
      const at = row * width + column
      if (row === 0 || column === 0) costs[at] = (row + column) * 2
      else {
        const same = differ(ours[row - 1] ?? '', theirs[column - 1] ?? '')
        costs[at] = Math.min(
          (costs[at - width - 1] ?? 0) + same,
          (costs[at - width] ?? 0) + 2,
          (costs[at - 1] ?? 0) + 2,
        )
      }
    }
  }
  const pairs: Pair[] = []
  let [row, column] = [ours.length, theirs.length]
  while (row > 0 || column > 0) {
    const at = row * width + column
    const [our, their] = [ours[row - 1], theirs[column - 1]]
    if (
      our !== undefined &&
      their !== undefined &&
      costs[at] === (costs[at - width - 1] ?? 0) + differ(our, their)
    ) {
      pairs.push([our, their])
      row -= 1
      column -= 1
    } else if (our !== undefined && costs[at] === (costs[at - width] ?? 0) + 2) {
      pairs.push([our, undefined])
      row -= 1
    } else {
      pairs.push([undefined, their])
      column -= 1
    }
  }
  return pairs.toReversed()
}

function differ(our: string, their: string): number {
  if (foldLetters(our) === foldLetters(their)) return 0
  if (isMarked(our, their)) return 1
  if (points.includes(our) && points.includes(their)) return 1
  return lookAlikes[their]?.test(our) === true ? 1 : 3
}
