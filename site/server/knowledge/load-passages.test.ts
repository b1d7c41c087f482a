import { expect, test } from 'vitest'
import { withoutVerdict } from '#server/assistant/without-verdict.ts'
import { allPassages } from './all-passages.ts'

/** The size test of AASB S2 and the laws of other countries name amounts of money. */
const mayNameMoney = /^rules\./

test('every passage has an id of its own, ends its last sentence, and leaves no blank', () => {
  const ids = allPassages.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(
    allPassages.filter(({ text }) => !/[.?!)]$/.test(text) || /\{\w/.test(text)).map(({ id }) => id),
  ).toEqual([])
})

test('no passage names a price', () => {
  expect(allPassages.filter(({ id, text }) => /\$\s?\d/.test(text) && !mayNameMoney.test(id))).toEqual([])
})

test('no passage uses the words of advertising or an exclamation mark', () => {
  expect(allPassages.filter(({ text }) => /seamless|effortless|unlock|revolution|!/i.test(text))).toEqual([])
})

test('texts stay short enough for a narrow panel', () => {
  expect(allPassages.filter(({ text }) => text.length > 620).map(({ id }) => id)).toEqual([])
})

test('what stands on a source of others was read this year', () => {
  const old = allPassages.filter(({ checked }) => checked !== null && !checked.startsWith('2026-'))
  expect(old.map(({ id }) => id)).toEqual([])
})

/** Openings that lean on the question: beside another one they say nothing, or the wrong thing. */
const leaning = [
  // A pronoun, or a word that only answers.
  /^(?:It|Its|They|Their|These|Those|That|Then|Yes|Not|Only|Except|Hardly|Mostly|Partly|Usually|Often|Undecided|Depends|Rather|Better|In short)\b/,
  /^(?:No|Anyone|Anywhere|Some|Most|Less|Best|Zero|Both|None|Neither|All|Each|Alike|Optional|You (?:may|can|choose))[:.,]/,
  /^(?:Both|None|Neither|All|Each) (?:are|is|of them|burn|by)\b/,
  /^(?:Do not )?\p{Lu}?\p{L}+ (?:it|them)\b/u,
  /^Because [^,]*[:.]/,
  // A figure before the thing that it is of.
  /^(?:(?:About|Around|Almost|At least|At most|Up to|Over|More than|Less than|Between|Some) )?[\d$€£]/,
  /^(?:Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Eleven|Twelve|Thirteen)(?: \p{L}+)?[:.,]/u,
  // A phrase without a verb: “By weight: …”, “For a café: …”.
  /^(?:By|In|On|At|For|From|With)(?: [^\s:.,]+){1,3}[:.]/,
]

test('a passage opens with a sentence that names its subject, since it is shown to other questions too', () => {
  const dangling = allPassages.filter(({ text }) =>
    leaning.some((opening) => opening.test(withoutVerdict(text))),
  )
  expect(dangling.map(({ id, text }) => `${id}: ${text.slice(0, 60)}`)).toEqual([])
})

test('the first sentence of a passage has more words than an answer to one question', () => {
  const firsts = allPassages.map(({ id, text }) => ({
    id,
    sentence: withoutVerdict(text).split(/(?<=[.?!])\s+(?=\p{Lu})/u)[0] ?? '',
  }))
  expect(firsts.filter(({ sentence }) => sentence.split(' ').length < 4)).toEqual([])
})
