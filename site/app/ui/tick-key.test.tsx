import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TickKey } from './tick-key.tsx'
import { TickMark } from './tick-mark.tsx'

test('the key prints all eight marks with their meaning', () => {
  render(<TickKey />)
  expect(screen.getAllByRole('listitem')).toHaveLength(8)
  expect(screen.getAllByRole('listitem')[3]).toHaveTextContent('Footed: the column adds up')
})

test('a mark says its meaning, a failed one says what failed', () => {
  const { container } = render(
    <>
      <TickMark name="traced" />
      <TickMark name="footed" failure="The column does not add up" />
    </>,
  )
  const spoken = [...container.querySelectorAll('.sr-only')].map((text) => text.textContent)
  expect(spoken).toEqual(['Traced to the line on the document', 'The column does not add up'])
})
