import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PublicConfigContext } from '#app/public-config-context.ts'
import { defaultPublicConfig } from '#shared/public-config.ts'
import { PrivacyPage } from './privacy-page.tsx'

test('says what holds when nothing is configured', () => {
  render(<PrivacyPage />)
  expect(screen.getByText(/365 days after it arrived/)).toBeVisible()
  expect(screen.getByText(/runs on this server and asks nobody/)).toBeVisible()
  expect(screen.getByText(/Pages are counted on this server/)).toBeVisible()
})

test('says what this deployment has configured', () => {
  const config = {
    ...defaultPublicConfig,
    gaMeasurementId: 'G-1',
    botCheck: 'turnstile' as const,
    privacy: { asksModel: true, matchesByModel: true, contactRetentionDays: 90, workingRetentionDays: 1 },
  }
  render(
    <PublicConfigContext value={config}>
      <PrivacyPage />
    </PublicConfigContext>,
  )
  expect(screen.getByText(/90 days after it arrived/)).toBeVisible()
  expect(screen.getByText(/or 1 day after you saved them/)).toBeVisible()
  expect(screen.getByText(/asks a language model of another company/)).toBeVisible()
  expect(screen.getByText(/for which the site found no factor/)).toBeVisible()
  expect(screen.getByText(/sent to Google Analytics/)).toBeVisible()
  expect(screen.getByText(/Cloudflare Turnstile protects/)).toBeVisible()
})
