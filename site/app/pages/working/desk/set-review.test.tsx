import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SetReview } from './set-review.tsx'

const names = ['gas.pdf', 'power.pdf']

function itemOf(paper: number, because: string) {
  return { paper, activity: because, lines: 2, kg: '10', because } as const
}

test('a file stands once, with all that is to be looked at in it', () => {
  render(
    <SetReview
      review={[
        itemOf(1, 'Which state is it?'),
        itemOf(0, 'A proxy was used.'),
        itemOf(1, 'A peak was read.'),
      ]}
      nameOf={(paper) => names[paper] ?? ''}
      onShow={() => undefined}
    />,
  )
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'power.pdf',
    'gas.pdf',
  ])
  const [first] = screen.getAllByRole('listitem')
  expect(first).toHaveTextContent(/^power\.pdf, 2 lines, 10\.00 kg: Which state is it\?/)
  expect(within(first ?? document.body).getByRole('listitem')).toHaveTextContent(
    /^2 lines, 10\.00 kg: A peak was read\.$/,
  )
})
