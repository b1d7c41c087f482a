import { beforeEach, expect, test } from 'vitest'
import { focusPage } from './focus-page.ts'

beforeEach(() => history.replaceState(null, '', '/'))

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

test('the place that the address names comes before the heading', () => {
  document.body.innerHTML = '<main><h1>Pricing</h1><h2 id="questions">Questions</h2></main>'
  history.replaceState(null, '', '/pricing#questions')
  focusPage()
  expect(document.activeElement?.textContent).toBe('Questions')
})
