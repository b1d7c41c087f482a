import type { Check } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CheckList } from './check-list.tsx'

function checkOf(id: string, status: Check['status']): Check {
  return { id, status, severity: 'info', text: `What ${id} looked at`, evidence: [] }
}

test('checks that agree are counted with those that were not possible', () => {
  render(<CheckList checks={[checkOf('a', 'passed'), checkOf('b', 'not-possible')]} isOfPrinted />)
  expect(
    screen.getByText(
      '1 check agrees on the lines as printed, before they were changed, 1 not possible on this document',
    ),
  ).toBeVisible()
})

test('where no check was possible none is said to agree', () => {
  render(<CheckList checks={[checkOf('a', 'not-possible'), checkOf('b', 'not-possible')]} isOfPrinted />)
  expect(screen.getByText('2 checks are not possible on this document')).toBeVisible()
})
