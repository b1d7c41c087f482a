import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { featureEntries } from './feature-entries.ts'
import { FeatureMenu } from './feature-menu.tsx'

function openMenu() {
  const { container } = render(<FeatureMenu />)
  const button = screen.getByRole('button', { name: 'Features' })
  return { user: userEvent.setup(), button, menu: container.firstElementChild ?? button }
}

const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'))

test('the closed menu keeps its nine links in the page, out of reach', () => {
  const { button } = openMenu()
  expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(links()).toEqual([])
  expect(document.querySelectorAll('a')).toHaveLength(9)
})

test('a click opens the nine entries of the specification in order, a second click closes them', async () => {
  const { user, button } = openMenu()
  await user.click(button)
  expect(links()).toEqual([
    '/features/carbon-planning',
    '/features/incidents',
    '/features/emission-data',
    '/features/asset-emissions',
    '/integrations',
    '/features/web-api',
    '/features/natural-language',
    '/features/dashboard',
    '/features/team-management',
  ])
  await user.click(button)
  expect(links()).toEqual([])
})

test('hover opens it, and a click while it is hovered keeps it open', () => {
  const { button, menu } = openMenu()
  fireEvent.pointerEnter(menu, { pointerType: 'mouse' })
  expect(button).toHaveAttribute('aria-expanded', 'true')
  fireEvent.click(button)
  expect(button).toHaveAttribute('aria-expanded', 'true')
})

test('Escape closes what the pointer opened, wherever the focus is', () => {
  const { button, menu } = openMenu()
  fireEvent.pointerEnter(menu, { pointerType: 'mouse' })
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(button).toHaveAttribute('aria-expanded', 'false')
})

test('a touch is not taken for a hover', () => {
  const { button, menu } = openMenu()
  fireEvent.pointerEnter(menu, { pointerType: 'touch' })
  expect(button).toHaveAttribute('aria-expanded', 'false')
})

test('the arrows open it and go round the entries', async () => {
  const { user, button } = openMenu()
  button.focus()
  await user.keyboard('{ArrowDown}')
  await expect.poll(() => document.activeElement?.getAttribute('href')).toBe(featureEntries[0].href)
  await user.keyboard('{ArrowUp}')
  await expect.poll(() => document.activeElement?.getAttribute('href')).toBe(featureEntries[8].href)
  await user.keyboard('{Home}')
  await expect.poll(() => document.activeElement?.getAttribute('href')).toBe(featureEntries[0].href)
})

test('letters typed in the open menu go to the entry that they begin', async () => {
  const { user, button } = openMenu()
  await user.click(button)
  await user.keyboard('te')
  await expect.poll(() => document.activeElement?.getAttribute('href')).toBe('/features/team-management')
})

test('Escape closes it and gives the focus back to the button', async () => {
  const { user, button } = openMenu()
  button.focus()
  await user.keyboard('{ArrowDown}')
  await expect.poll(() => document.activeElement).not.toBe(button)
  await user.keyboard('{Escape}')
  expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(button).toHaveFocus()
})

test('it closes when the focus leaves it', async () => {
  const { user, button } = openMenu()
  await user.click(button)
  fireEvent.blur(button, { relatedTarget: document.body })
  expect(button).toHaveAttribute('aria-expanded', 'false')
})
