import { afterEach, expect, test } from 'vitest'
import { countPage } from './count-page.ts'

afterEach(() => history.replaceState(null, '', '/'))

test('a page is counted as it opens, a saved paper under one name for all', () => {
  history.replaceState(null, '', '/working/abc123')
  const paths: string[] = []
  countPage((path) => paths.push(path))
  expect(paths).toEqual(['/working/saved'])
})

test('a page that comes back from the browser’s memory is counted again, a load is not', () => {
  const paths: string[] = []
  countPage((path) => paths.push(path))
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
  expect(paths).toHaveLength(1)
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(paths).toHaveLength(2)
})
