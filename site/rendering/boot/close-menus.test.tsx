import { beforeAll, expect, test } from 'vitest'
import { closeMenus } from './close-menus.ts'

beforeAll(() => closeMenus())

function press(key: string, attribute: string): HTMLDetailsElement {
  document.body.innerHTML = `<details open ${attribute}><summary tabindex="0">Menu</summary><a href="/">Home</a></details>`
  const link = document.querySelector('a')
  link?.focus()
  link?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  const details = document.querySelector('details')
  if (details === null) throw new Error('No menu')
  return details
}

test('Escape closes the menu and gives the focus back to its button', () => {
  expect(press('Escape', 'data-menu').open).toBe(false)
  expect(document.querySelector('summary')).toHaveFocus()
})

test('other keys, and disclosures that are no menus, are left alone', () => {
  expect(press('Enter', 'data-menu').open).toBe(true)
  expect(press('Escape', '').open).toBe(true)
})
