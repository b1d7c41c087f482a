import { expect, test } from 'vitest'
import { readImageParameters } from './image-parameters.ts'
import { planImage } from './plan-image.ts'

const wide = { width: 1600, height: 900 }
const small = { width: 300, height: 450 }

function sizeOf(source: { width: number; height: number }, search: string): string {
  const read = readImageParameters(new URLSearchParams(search))
  if (!read.ok) return read.detail
  const plan = planImage(source, read.value)
  return plan.ok ? `${plan.value.output.width}x${plan.value.output.height}` : plan.detail
}

test.each([
  ['clip', '400x225', '267x400', '533x800'],
  ['max', '400x225', '267x400', '300x450'],
  ['crop', '400x400', '400x400', '800x800'],
  ['min', '400x400', '300x300', '300x300'],
  ['scale', '400x400', '400x400', '800x800'],
  ['fill', '400x400', '400x400', '800x800'],
  ['fillmax', '400x400', '400x400', '800x800'],
])('fit=%s gives the sizes that the hosted service documents', (fit, wide400, small400, small800) => {
  expect(sizeOf(wide, `w=400&h=400&fit=${fit}`)).toBe(wide400)
  expect(sizeOf(small, `w=400&h=400&fit=${fit}`)).toBe(small400)
  expect(sizeOf(small, `w=800&h=800&fit=${fit}`)).toBe(small800)
})

test('one side keeps the ratio, and a small picture grows unless fit=max', () => {
  expect(sizeOf(wide, 'w=400')).toBe('400x225')
  expect(sizeOf(small, 'h=900')).toBe('600x900')
  expect(sizeOf(small, 'h=900&fit=max')).toBe('300x450')
})

test('dpr multiplies the size', () => {
  expect(sizeOf(wide, 'w=200&h=100&fit=crop&dpr=2')).toBe('400x200')
})

test('a picture over 2,400 pixels on a side is refused', () => {
  expect(sizeOf(wide, 'w=2401')).toBe('the picture would be over 2400 pixels on a side')
})

test.each([
  'w=0',
  'w=abc',
  'h=10001',
  'dpr=4',
  'fit=zoom',
  'crop=middle',
  'fm=avif',
  'bg=grün',
  'rect=1,2',
  'fp-x=2',
])('%s is refused by name', (search) => {
  expect(sizeOf(wide, search)).toContain('must be')
})

test('a focal point cuts the window around it, inside the picture', () => {
  const read = readImageParameters(
    new URLSearchParams('w=400&h=400&fit=crop&crop=focalpoint&fp-x=1&fp-y=0.5'),
  )
  const plan = read.ok ? planImage(wide, read.value) : read
  expect(plan).toMatchObject({ ok: true, value: { extract: { left: 700, top: 0, width: 900, height: 900 } } })
})
