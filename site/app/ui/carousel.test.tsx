import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Carousel } from './carousel.tsx'

const slides = ['One', 'Two', 'Three'].map((title) => ({ id: title, title, content: <p>Slide {title}</p> }))

test('it wraps in both directions', async () => {
  render(<Carousel label="Partners" slides={slides} />)
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }))
  expect(screen.getByText('Slide Three')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(screen.getByText('Slide One')).toBeVisible()
})

test('a dot leads to its slide and is marked as the current one', async () => {
  render(<Carousel label="Partners" slides={slides} />)
  await userEvent.click(screen.getByRole('button', { name: 'Show Two' }))
  expect(screen.getByText('Slide Two')).toBeVisible()
  expect(screen.getByText('Slide One')).not.toBeVisible()
  expect(screen.getByRole('button', { name: 'Show Two' })).toHaveAttribute('aria-current', 'true')
})

test('a single slide has no controls', () => {
  render(<Carousel label="Partners" slides={slides.slice(0, 1)} />)
  expect(screen.queryByRole('button')).toBeNull()
})
