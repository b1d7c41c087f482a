import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { decimal, dividedBy, minus, plus, roundTo, times, type Decimal } from '@doublerule/carbon/decimal.ts'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '../../../content/posts')
const texts = await Promise.all(
  (await readdir(folder)).map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const),
)

const number = String.raw`\d[\d,]*(?:\.\d+)?`
const value = String.raw`\(?${number}(?: [A-Za-z]+(?:/[A-Za-z]+)?)?\)?`
const sum = new RegExp(String.raw`(${value}(?: [×÷+−] \(?${value})+) = ([+−]?${number})`, 'g')

const operations = { '×': times, '÷': dividedBy, '+': plus, '−': minus } as const

/** Works out "a × (b − c)" as printed: units are words between the numbers. */
function workOut(expression: string): Decimal {
  const tokens = expression.match(/\d[\d,]*(?:\.\d+)?|[×÷+−()]/g) ?? []
  let at = 0
  function readValue(): Decimal {
    const token = tokens[at++] ?? ''
    if (token !== '(') return decimal(token.replaceAll(',', ''))
    const inner = readSum()
    at += 1
    return inner
  }
  function readChain(names: string, readOperand: () => Decimal): Decimal {
    let result = readOperand()
    while (names.includes(tokens[at] ?? '?')) {
      const operation = operations[tokens[at++] as keyof typeof operations]
      result = operation(result, readOperand())
    }
    return result
  }
  function readSum(): Decimal {
    return readChain('+−', () => readChain('×÷', readValue))
  }
  return readSum()
}

test.each(texts)('%s: every printed sum comes out', (_name, text) => {
  for (const [whole, expression = '', printed = ''] of text.replaceAll('**', '').matchAll(sum)) {
    const places = printed.split('.')[1]?.length ?? 0
    const result = decimal(printed.replaceAll(',', '').replace('−', '-').replace('+', ''))
    expect({ whole, result: roundTo(workOut(expression), places) }).toEqual({
      whole,
      result: roundTo(result, places),
    })
  }
})

test('the articles print sums in the form that is checked', () => {
  const found = texts.flatMap(([, text]) =>
    [...text.replaceAll('**', '').matchAll(sum)].map(([whole]) => whole),
  )
  expect(found).toContain('11,300,000 × (1 − 0.18195) = 9,243,965')
  expect(found).toContain('274,700 − 291,100 = −16,400')
  expect(found.length).toBeGreaterThanOrEqual(24)
})

test.each(texts)('%s: 800 to 1,600 words, with its sources', (_name, text) => {
  const [body = ''] = text
    .split(/^---$/m)
    .slice(2)
    .join('')
    .split(/^## Sources/m)
  const words = body.split(/\s+/).filter((word) => /\p{L}|\d/u.test(word)).length
  expect(words).toBeGreaterThanOrEqual(800)
  expect(words).toBeLessThanOrEqual(1600)
  expect(text).toMatch(/^## Sources\n\n- /m)
})
