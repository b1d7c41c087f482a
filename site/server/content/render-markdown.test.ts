import { expect, test } from 'vitest'
import { renderMarkdown } from './render-markdown.ts'

test('headings get ids, tables scroll in a region of their own', () => {
  const html = renderMarkdown('## Two methods\n\n| a | b |\n|---|---|\n| 1 | 2 |')
  expect(html).toContain('<h2 id="two-methods">')
  expect(html).toContain('<div role="region" aria-label="Table" tabindex="0" class="table-scroll"><table>')
})

test('code is coloured by classes and never by styles', () => {
  const html = renderMarkdown('```json\n{ "kgCO2e": "2847.5" }\n```')
  expect(html).toMatch(/class="token-/)
  expect(html).not.toContain('style=')
  expect(html).toContain('2847.5')
})

test('an unknown language stays plain text', () => {
  expect(renderMarkdown('```klingon\n<b>\n```')).toContain('&#x3C;b>')
})

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['an event handler', '<img src="https://x.example/a.png" onerror="alert(1)">'],
  ['a script address', '[x](javascript:alert(1))'],
  ['a data address', '<img src="data:text/html,x">'],
  ['a style', '<p style="position:fixed">x</p>'],
  ['a form', '<form action="https://x.example"><input name="a"></form>'],
  ['a frame', '<iframe src="https://x.example"></iframe>'],
  ['an svg', '<svg onload="alert(1)"><circle/></svg>'],
])('%s does not survive', (_name, markdown) => {
  const html = renderMarkdown(markdown)
  expect(html).not.toMatch(/script|onerror|onload|javascript:|data:|style=|<form|<input|<iframe|<svg/i)
})

test('links to other sites open in a new tab without access to this one', () => {
  expect(renderMarkdown('[NGA](https://www.dcceew.gov.au/)')).toContain('rel="noopener" target="_blank"')
})
