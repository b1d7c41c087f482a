import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SiteLink } from './site-link.tsx'

test('a new tab is announced, and the page it opens gets no handle on ours', () => {
  render(
    <SiteLink href="https://docs.example.com/" newTab>
      Documentation
    </SiteLink>,
  )
  const link = screen.getByRole('link', { name: 'Documentation (opens in a new tab)' })
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noreferrer')
})

test('a page is reached inside the site, a file by a plain link', () => {
  render(
    <>
      <SiteLink href="/pricing">Pricing</SiteLink>
      <SiteLink href="/rss.xml">Feed</SiteLink>
    </>,
  )
  const clicks = ['Pricing', 'Feed'].map((name) => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    screen.getByRole('link', { name }).dispatchEvent(click)
    return click.defaultPrevented
  })
  expect(clicks).toEqual([true, false])
})
