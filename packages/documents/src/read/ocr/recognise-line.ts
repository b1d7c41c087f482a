import type { LineBox } from './detect-lines.ts'
import type { GrayImage } from './gray-image.ts'
import { pipelineOf, toGrayImage } from './image-library.ts'
import type { NeuralModels } from './neural-models.ts'
import type { OcrWord } from './ocr-line.ts'

const lineHeight = 48
const narrowest = 16
const widest = 1600
/** The networks were taught to leave out spaces, but think of one: within a word the share stays far below. */
const leastSpaceShare = 0.12
const leastSpacedWords = 4
const longestSpacedWord = 2.5
const spacedGapShare = 1.6

/** `opensWord` where a space was likely at some step since the letter before. */
type Letter = { text: string; step: number; confidence: number; opensWord: boolean }

/** Reads one piece of a line; the place of a word follows from the steps at which its letters came. */
export async function recogniseLine(
  image: GrayImage,
  box: LineBox,
  models: NeuralModels,
): Promise<OcrWord[]> {
  const left = Math.floor(box.x0)
  const top = Math.floor(box.y0)
  const width = Math.max(2, Math.min(image.width - left, Math.ceil(box.x1) - left))
  const height = Math.max(2, Math.min(image.height - top, Math.ceil(box.y1) - top))
  const scaledWidth = Math.max(narrowest, Math.min(widest, Math.ceil((width * lineHeight) / height)))
  const line = await toGrayImage(
    pipelineOf(image).extract({ left, top, width, height }).resize(scaledWidth, lineHeight, { fit: 'fill' }),
  )
  const { letters, steps } = await readSteps(line, models)
  const stepWidth = width / Math.max(1, steps)
  const usual = usualGap(letters)
  return splitWords(letters, usual).map((word) => ({
    text: word.map(({ text }) => text).join(''),
    x0: left + Math.max(0, ((word[0]?.step ?? 0) + 0.5 - usual / 2) * stepWidth),
    x1: left + Math.min(width, ((word.at(-1)?.step ?? 0) + 0.5 + usual / 2) * stepWidth),
    y0: top,
    y1: top + height,
    confidence: measureConfidence(word),
  }))
}

/** A figure is read as surely as its least sure digit; a word as its letters on average. */
function measureConfidence(word: readonly Letter[]): number {
  const figures = word.filter(({ text }) => /\d/.test(text)).map(({ confidence }) => confidence)
  if (figures.length > 0) return Math.min(...figures)
  return word.reduce((sum, { confidence }) => sum + confidence, 0) / word.length
}

/** The letters and the count of steps: the likeliest class of each step, repeats and "no letter" left out (CTC). */
async function readSteps(
  line: GrayImage,
  { recognise, alphabet }: NeuralModels,
): Promise<{ letters: Letter[]; steps: number }> {
  const { shares, dims } = await recognise(line)
  const steps = dims[1] ?? 0
  const classes = shares.length / steps
  const letters: Letter[] = []
  let previous = 0
  let opensWord = false
  for (let step = 0; step < steps; step++) {
    const best = findBest(shares.subarray(step * classes, (step + 1) * classes))
    const isSpace = best.index === classes - 1
    opensWord ||= (shares[(step + 1) * classes - 1] ?? 0) >= leastSpaceShare
    if (best.index !== 0 && best.index !== previous && !isSpace) {
      letters.push({ text: alphabet[best.index] ?? '', step, confidence: best.share, opensWord })
      opensWord = false
    }
    previous = best.index
  }
  return { letters, steps }
}

function findBest(shares: Float32Array): { index: number; share: number } {
  let [best, bestShare] = [0, -1]
  for (let index = 0; index < shares.length; index++) {
    const share = shares[index] ?? 0
    if (share > bestShare) [best, bestShare] = [index, share]
  }
  return { index: best, share: bestShare }
}

/** The middle distance between letters, in steps. */
function usualGap(letters: readonly Letter[]): number {
  const gaps = letters.slice(1).map(({ step }, index) => step - (letters[index]?.step ?? 0))
  return gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 3
}

/** Words open where a space was likely; in s p a c e d letters only at gaps wider than the usual. */
function splitWords(letters: readonly Letter[], usual: number): Letter[][] {
  const words = split(letters, ({ opensWord }) => opensWord)
  const isSpaced =
    words.length >= leastSpacedWords &&
    letters.length < words.length * longestSpacedWord &&
    !letters.some(({ text }) => /\d/.test(text))
  return isSpaced ? split(letters, (letter, last) => letter.step - last.step > usual * spacedGapShare) : words
}

function split(letters: readonly Letter[], opens: (letter: Letter, last: Letter) => boolean): Letter[][] {
  const words: Letter[][] = []
  for (const letter of letters) {
    const word = words.at(-1)
    const last = word?.at(-1)
    if (word === undefined || last === undefined || opens(letter, last)) words.push([letter])
    else word.push(letter)
  }
  return words
}
