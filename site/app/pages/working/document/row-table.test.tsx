import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { DocumentMark } from './document-mark.ts'
import { RowTable } from './row-table.tsx'

const file = new File(['Card,Litres,Place\n7,"71.32",Geelong\n'], 'fuel.csv')
const nothing = () => undefined

function markAt(cell: string | null, standing: DocumentMark['standing'] = 'settled'): DocumentMark {
  return {
    id: 'L1',
    label: 'Diesel',
    evidence: { page: 1, text: '7 71.32 Geelong', box: null, cell },
    standing,
  }
}

async function showRows(mark: DocumentMark) {
  render(
    <RowTable
      file={file}
      marks={[mark]}
      active="L1"
      onPoint={nothing}
      onChoose={nothing}
      onFailed={nothing}
    />,
  )
  return (await screen.findByRole('cell', { name: '71.32' })).closest('tr')
}

test('the cell that a value was read from is marked, not its row', async () => {
  const row = await showRows(markAt('B2'))
  expect(row).toHaveAttribute('data-marked', 'false')
  expect(row?.querySelectorAll('td[data-marked]')).toHaveLength(1)
  expect(screen.getByRole('cell', { name: '71.32' })).toHaveAttribute('data-active', 'true')
})

test('a value of which only the words are known marks its row', async () => {
  const row = await showRows(markAt(null))
  expect(row).toHaveAttribute('data-marked', 'true')
  expect(row?.querySelectorAll('td[data-marked]')).toHaveLength(0)
})

test('a value that waits for a person is marked in another way', async () => {
  await showRows(markAt('B2', 'open'))
  expect(screen.getByRole('cell', { name: '71.32' })).toHaveAttribute('data-standing', 'open')
  expect(screen.getByRole('button', { name: /^L1/ })).toHaveAttribute('data-standing', 'open')
})
