import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { ThemeSwitch } from '#app/shell/theme-switch.tsx'
import { keepTheme } from './keep-theme.ts'

const isDark = () => document.documentElement.classList.contains('dark')

beforeAll(() => keepTheme())

beforeEach(() => {
  localStorage.clear()
  document.documentElement.className = ''
})

test('a click shows the dark theme and stores it under "theme"', async () => {
  render(<ThemeSwitch />)
  await userEvent.click(screen.getByRole('button', { name: 'Dark theme', pressed: false }))
  expect(isDark()).toBe(true)
  expect(localStorage.getItem('theme')).toBe('dark')
  await userEvent.click(screen.getByRole('button', { name: 'Dark theme', pressed: true }))
  expect(isDark()).toBe(false)
  expect(localStorage.getItem('theme')).toBe('light')
})

test('two switches on a page show the same theme', async () => {
  render(
    <>
      <ThemeSwitch />
      <ThemeSwitch />
    </>,
  )
  const [first, second] = screen.getAllByRole('button', { name: 'Dark theme' })
  if (first === undefined) throw new Error('No switch')
  await userEvent.click(first)
  expect(second).toHaveAttribute('aria-pressed', 'true')
})

test('a choice made in another tab is shown here', () => {
  render(<ThemeSwitch />)
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' })))
  expect(isDark()).toBe(true)
})

test('a page that comes back from the browser’s memory shows what another page has chosen', () => {
  localStorage.setItem('theme', 'dark')
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(isDark()).toBe(true)
})

test('a switch that React has not taken over works and shows the theme', async () => {
  document.body.innerHTML = '<button data-theme-switch aria-pressed="false"><svg></svg></button>'
  document.querySelector('svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(isDark()).toBe(true)
  expect(document.querySelector('button')).toHaveAttribute('aria-pressed', 'true')
})
