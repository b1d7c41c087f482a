import { expect, test } from 'vitest'
import { openHeldPage } from '#server/testing/open-held-page.ts'
import { tellPlaces } from './tell-places.ts'

test('React hears where the focus is, once', async () => {
  const page = openHeldPage('<input>')
  tellPlaces(page.waker)
  const field = document.querySelector('input')
  field?.focus()
  const heard: string[] = []
  field?.addEventListener('focusin', ({ type }) => heard.push(type))
  await page.settle(true)
  expect(heard).toEqual(['focusin'])
})

test('a focus on nothing is not told', async () => {
  const page = openHeldPage('<input>')
  tellPlaces(page.waker)
  const heard: string[] = []
  document.body.addEventListener('focusin', ({ type }) => heard.push(type), { once: true })
  await page.settle(true)
  expect(heard).toEqual([])
})
