import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Tooltip } from './tooltip.tsx'

const open = new Set<Element>()

beforeEach(() => {
  vi.useFakeTimers()
  open.clear()
  // The DOM of these tests has no popovers.
  Object.assign(HTMLElement.prototype, {
    showPopover(this: Element) {
      open.add(this)
    },
    hidePopover(this: Element) {
      open.delete(this)
    },
  })
})

afterEach(() => {
  vi.useRealTimers()
})

function renderTooltip(name: string) {
  render(<Tooltip text={`About ${name}`}>{(described) => <button {...described}>{name}</button>}</Tooltip>)
  const button = screen.getByRole('button', { name })
  return { button, anchor: button.parentElement ?? button, bubble: screen.getByText(`About ${name}`) }
}

test('its text describes the control whether it shows or not', () => {
  const { button } = renderTooltip('Scope')
  expect(button).toHaveAccessibleDescription('About Scope')
})

test('hover opens it after 700 ms, focus at once', () => {
  const { button, anchor, bubble } = renderTooltip('Scope')
  fireEvent.pointerEnter(anchor)
  vi.advanceTimersByTime(699)
  expect(open.has(bubble)).toBe(false)
  vi.advanceTimersByTime(1)
  expect(open.has(bubble)).toBe(true)
  fireEvent.pointerLeave(anchor)
  vi.advanceTimersByTime(500)
  expect(open.has(bubble)).toBe(false)
  fireEvent.focus(button)
  vi.advanceTimersByTime(0)
  expect(open.has(bubble)).toBe(true)
})

test('the next one within 300 ms opens without delay', () => {
  const first = renderTooltip('Scope')
  const second = renderTooltip('Factor')
  fireEvent.focus(first.button)
  vi.advanceTimersByTime(0)
  fireEvent.blur(first.button)
  vi.advanceTimersByTime(200)
  fireEvent.pointerEnter(second.anchor)
  vi.advanceTimersByTime(0)
  expect(open.has(second.bubble)).toBe(true)
})

test('Escape closes it', () => {
  const { button, bubble } = renderTooltip('Scope')
  fireEvent.focus(button)
  vi.advanceTimersByTime(0)
  fireEvent.keyDown(button, { key: 'Escape' })
  vi.advanceTimersByTime(0)
  expect(open.has(bubble)).toBe(false)
})
