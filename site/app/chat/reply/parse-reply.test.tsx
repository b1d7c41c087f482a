import { expect, test } from 'vitest'
import { findLinks } from './find-links.ts'
import { parseReply } from './parse-reply.ts'
import { plainReply } from './plain-reply.ts'

function text(value: string) {
  return { kind: 'text', text: value }
}

test('plain text keeps its line breaks and paragraphs', () => {
  expect(parseReply('One\ntwo\n\nthree')).toEqual([
    { kind: 'paragraph', lines: [[text('One')], [text('two')]] },
    { kind: 'paragraph', lines: [[text('three')]] },
  ])
})

test('a Markdown link becomes a link', () => {
  expect(parseReply('See [Pricing](/pricing).')).toEqual([
    {
      kind: 'paragraph',
      lines: [[text('See '), { kind: 'link', href: '/pricing', content: [text('Pricing')] }, text('.')]],
    },
  ])
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://a/b',
  'relative/path',
])('a link to %s stays text', (href) => {
  expect(findLinks(`[press](${href})`)).toEqual([])
  expect(plainReply(`[press](${href})`)).toBe(`[press](${href})`)
})

test.each(['https://a.example/x_(y)', 'http://a.example', 'mailto:hello@a.example', '/contact#form'])(
  'a link to %s is a link',
  (href) => {
    expect(findLinks(`[press](${href})`)).toEqual([{ href, text: 'press' }])
  },
)

test('emphasis, code and escapes are read inside a line', () => {
  expect(parseReply(String.raw`**4,250 kWh** and *about* \*this\* \`a|b\``.replaceAll('\\`', '`'))).toEqual([
    {
      kind: 'paragraph',
      lines: [
        [
          { kind: 'strong', content: [text('4,250 kWh')] },
          text(' and '),
          { kind: 'emphasis', content: [text('about')] },
          text(' *this* '),
          { kind: 'code', text: 'a|b' },
        ],
      ],
    },
  ])
})

test('a product of two figures is not emphasis', () => {
  expect(plainReply('2 * 3 * 4 and file_name_here.pdf')).toBe('2 * 3 * 4 and file_name_here.pdf')
})

test('lists nest by indentation and keep their start', () => {
  const [list] = parseReply('3. one\n   - a\n   - b\n4. two')
  expect(list).toMatchObject({ kind: 'list', ordered: true, start: 3 })
  expect(plainReply('3. one\n   - a\n   - b\n4. two')).toBe('one\na\nb\ntwo')
  expect(list?.kind === 'list' && list.items[0]).toMatchObject([
    { kind: 'paragraph' },
    { kind: 'list', ordered: false },
  ])
})

test('a paragraph directly above a list does not swallow it', () => {
  expect(parseReply('Plans:\n- Core\n- Growth').map(({ kind }) => kind)).toEqual(['paragraph', 'list'])
})

test('text after a list stands outside it', () => {
  expect(parseReply('- Core\n- Growth\n\nThat is all.').map(({ kind }) => kind)).toEqual([
    'list',
    'paragraph',
  ])
})

test('a table has a head and rows of cells', () => {
  expect(parseReply('| Line | kg |\n|---|---:|\n| Peak | 2,847.5 |\n| a \\| b | 1 |')).toEqual([
    {
      kind: 'table',
      head: [[text('Line')], [text('kg')]],
      rows: [
        [[text('Peak')], [text('2,847.5')]],
        [[text('a | b')], [text('1')]],
      ],
    },
  ])
})

test('a half-streamed table or fence does not lose its text', () => {
  expect(plainReply('| Line | kg |')).toBe('| Line | kg |')
  expect(parseReply('```\na = 1')).toEqual([{ kind: 'code', text: 'a = 1' }])
})

test('headings, rules and quotes are blocks', () => {
  expect(parseReply('## Total\n---\n> noted').map(({ kind }) => kind)).toEqual(['heading', 'rule', 'quote'])
})

test('HTML stays the text it is', () => {
  expect(plainReply('<img src=x onerror=alert(1)>')).toBe('<img src=x onerror=alert(1)>')
})

test('each link is listed once', () => {
  expect(findLinks('[a](/x) [a](/x)\n- **[c](/y)**\n\n| [d](/z) |\n|---|\n| e |')).toEqual([
    { href: '/x', text: 'a' },
    { href: '/y', text: 'c' },
    { href: '/z', text: 'd' },
  ])
})

test('hostile nesting and repetition end quickly', () => {
  const started = performance.now()
  parseReply('> '.repeat(4_000))
  parseReply('**'.repeat(4_000))
  parseReply('['.repeat(8_000))
  parseReply('[a]('.repeat(2_000))
  parseReply('*a '.repeat(2_600))
  parseReply('_a '.repeat(2_600))
  parseReply('- a\n'.repeat(2_000))
  parseReply(`${'| a '.repeat(2_000)}|`)
  expect(performance.now() - started).toBeLessThan(1_000)
})
