import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PublicConfigContext } from '#app/public-config-context.ts'
import { defaultPublicConfig } from '#shared/public-config.ts'
import { PrivacyPage } from './privacy-page.tsx'

test('the periods are those that the server is set to', () => {
  const publicConfig = { ...defaultPublicConfig, retentionDays: { contact: 90, working: 1 } }
  render(
    <PublicConfigContext value={publicConfig}>
      <PrivacyPage />
    </PublicConfigContext>,
  )
  const untilOf = (what: string) => within(screen.getByRole('row', { name: new RegExp(`^${what}`) }))
  expect(untilOf('A contact message').getByText(/^90 days after it arrived/)).toBeTruthy()
  expect(untilOf('Papers that you save').getByText(/else 1 day after you saved them/)).toBeTruthy()
  expect(screen.queryByText(/365 days|30 days/)).toBeNull()
})
