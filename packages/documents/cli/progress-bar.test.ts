import { expect, test } from 'vitest'
import { openProgressBar } from './progress-bar.ts'

function fakeTerminal(isTTY: boolean) {
  const written: string[] = []
  const write = (text: string | Uint8Array) => written.push(String(text)) > 0
  return { terminal: { isTTY, columns: 60, write }, written }
}

test('the bar says how many files are done and how many were not analysed, on one line', () => {
  const { terminal, written } = fakeTerminal(true)
  const bar = openProgressBar(terminal, 4)
  bar.show(1, 0)
  bar.show(4, 1)
  bar.clear()
  expect(written[0]).toContain('\r\u001B[K[======------------------] 1 of 4')
  expect(written[1]).toBe('\r\u001B[K[========================] 4 of 4, 1 not analysed')
  expect(written[2]).toBe('\r\u001B[K')
})

test('nothing is written where standard error is no terminal', () => {
  const { terminal, written } = fakeTerminal(false)
  const bar = openProgressBar(terminal, 4)
  bar.show(1, 0)
  bar.clear()
  expect(written).toEqual([])
})
