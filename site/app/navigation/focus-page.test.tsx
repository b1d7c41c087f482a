import { expect, test } from 'vitest'
import { focusPage } from './focus-page.ts'

test('the heading of the page takes the focus', () => {
  document.body.innerHTML = '<header><h1>Not this</h1></header><main><h1>Pricing</h1></main>'
  focusPage()
  expect(document.activeElement?.textContent).toBe('Pricing')
})

test('the main part takes the focus while there is no heading', () => {
  document.body.innerHTML = '<main><p>Loading</p></main>'
  focusPage()
  expect(document.activeElement?.tagName).toBe('MAIN')
})
