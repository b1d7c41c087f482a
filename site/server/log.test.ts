import { expect, test } from 'vitest'
import { createLog } from '#server/log.ts'
import { createMemoryLog } from '#server/testing/create-memory-log.ts'

test('a prepared line of an answer is the line that would be made anew', () => {
  const { log, lines } = createMemoryLog()
  const fields = { method: 'GET', path: '/a"b', status: 304 }
  log.prepareAnswered({ level: 'info', ...fields })('abcdefgh', 2)
  log.info({ requestId: 'abcdefgh', ...fields, durationMs: 2 }, 'answered')
  const [prepared, made] = lines.map((line) => line.replace(/"time":"[\dT:.-]+Z"/, ''))
  expect(lines[0]).toMatch(/"time":"\d{4}-\d\d-\d\dT/)
  expect(prepared).toBe(made)
})

test('below the level nothing is written', () => {
  const lines: string[] = []
  const log = createLog('error', { write: (line) => lines.push(line) })
  log.prepareAnswered({ level: 'info', method: 'GET', path: '/', status: 200 })('abcdefgh', 1)
  expect(lines).toEqual([])
})
