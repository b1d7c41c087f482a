import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { Link } from './link.tsx'
import { WarmRouteContext } from './warm-route-context.ts'

function show(link: ReactNode, path = '/') {
  const location = memoryLocation({ path, record: true })
  const warmed: string[] = []
  render(
    <Router hook={location.hook}>
      <WarmRouteContext value={(pathname) => warmed.push(pathname)}>{link}</WarmRouteContext>
    </Router>,
  )
  return { history: location.history, warmed, link: screen.getByRole('link') }
}

test('a plain left click navigates without a load', () => {
  const { history, link } = show(<Link href="/pricing?plan=pro">Pricing</Link>)
  expect(fireEvent.click(link)).toBe(false)
  expect(history).toEqual(['/', '/pricing?plan=pro'])
})

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a click with %o is left to the browser',
  (init) => {
    const { history, link } = show(<Link href="/pricing">Pricing</Link>)
    expect(fireEvent.click(link, init)).toBe(true)
    expect(history).toEqual(['/'])
  },
)

test('hover and focus warm the page of the path, without query and hash', async () => {
  const { warmed, link } = show(<Link href="/pricing?plan=pro#questions">Pricing</Link>)
  await userEvent.hover(link)
  fireEvent.focus(link)
  expect(warmed).toEqual(['/pricing', '/pricing'])
})

test('the link to the page one is on is marked and warms nothing', async () => {
  const { warmed, link } = show(<Link href="/pricing">Pricing</Link>, '/pricing')
  await userEvent.hover(link)
  expect(link).toHaveAttribute('aria-current', 'page')
  expect(warmed).toEqual([])
})

test('a click on the page one is on adds no entry to the history', () => {
  const { history, link } = show(<Link href="/pricing">Pricing</Link>, '/pricing')
  fireEvent.click(link)
  expect(history).toEqual(['/pricing'])
})

test('a place on the same page is left to the browser', () => {
  const { history, link } = show(<Link href="/pricing#questions">Questions</Link>, '/pricing')
  expect(fireEvent.click(link)).toBe(true)
  expect(history).toEqual(['/pricing'])
})

test('handlers of its own still run, and can stop the navigation', () => {
  const { history, link } = show(
    <Link href="/pricing" onClick={(event) => event.preventDefault()}>
      Pricing
    </Link>,
  )
  fireEvent.click(link)
  expect(history).toEqual(['/'])
})
