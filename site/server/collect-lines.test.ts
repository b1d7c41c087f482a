import { expect, test, vi } from 'vitest'
import { collectLines } from '#server/collect-lines.ts'

function open() {
  const written: string[] = []
  let flushes = 0
  const lines = collectLines({
    write: (text) => {
      written.push(text)
    },
    flushSync: () => {
      flushes += 1
    },
  })
  return { lines, written, countFlushes: () => flushes }
}

test('many lines are written as one, in their order', () => {
  const { lines, written } = open()
  for (let number = 0; number < 256; number += 1) lines.write(`${number}\n`)
  expect(written).toHaveLength(1)
  expect(written[0]).toMatch(/^0\n1\n[^]*\n255\n$/)
})

test('a few lines are written after a moment', () => {
  vi.useFakeTimers()
  try {
    const { lines, written } = open()
    lines.write('a\n')
    lines.write('b\n')
    expect(written).toEqual([])
    vi.advanceTimersByTime(100)
    expect(written).toEqual(['a\nb\n'])
  } finally {
    vi.useRealTimers()
  }
})

test('what waits is written when all must be on the disk, as after a fatal line', () => {
  const { lines, written, countFlushes } = open()
  lines.write('a\n')
  lines.flushSync()
  expect(written).toEqual(['a\n'])
  expect(countFlushes()).toBe(1)
})
