import { expect, test } from 'vitest'
import { readBootTag } from './read-boot-tag.ts'

test('the script’s own tag is read, not a heading of the same id', () => {
  document.body.innerHTML =
    '<h2 id="boot">Boot</h2><script type="application/json" id="boot" data-start="at-load"></script>'
  expect(readBootTag()['start']).toBe('at-load')
})
