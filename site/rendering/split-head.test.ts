import { expect, test } from 'vitest'
import { splitHead } from './split-head.ts'

test('parts title, meta and link tags from the body', () => {
  const head =
    '<title>A &amp; B</title><meta name="description" content="a"/><link rel="canonical" href="/a"/>'
  expect(splitHead(`${head}<main><h1>A</h1></main>`)).toEqual({ head, body: '<main><h1>A</h1></main>' })
})

test('a tag value with an angle bracket stays whole', () => {
  const head = '<meta name="description" content="1 &lt; 2 > 0"/>'
  expect(splitHead(`${head}<p></p>`).head).toBe(head)
})

test('stops at the first tag of another kind', () => {
  expect(splitHead('<h1>A</h1><title>B</title>')).toEqual({ head: '', body: '<h1>A</h1><title>B</title>' })
})

test('a title is not mistaken for an element that begins like one', () => {
  expect(splitHead('<menu></menu><linked-data></linked-data>').head).toBe('')
})
