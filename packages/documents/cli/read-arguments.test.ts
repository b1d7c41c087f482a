import { expect, test } from 'vitest'
import { readArguments } from './read-arguments.ts'

test('files and --json are told apart in any order', () => {
  expect(readArguments(['analyse', '--json', 'a.pdf', 'b.csv'])).toEqual({
    command: 'analyse',
    files: ['a.pdf', 'b.csv'],
    isJson: true,
  })
})

test.each([
  [['read', 'a.pdf'], 'There is no command "read".'],
  [['analyse', '--csv', 'a.pdf'], 'There is no option "--csv".'],
  [['analyse', '--json'], 'Name at least one file.'],
])('%j is refused with what is wrong', (given, detail) => {
  expect(readArguments(given)).toEqual({ command: 'misused', detail })
})

test('no arguments ask for help', () => {
  expect(readArguments([])).toEqual({ command: 'help' })
})
