import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PublicConfigContext } from '#app/public-config-context.ts'
import { defaultPublicConfig } from '#shared/public-config.ts'
import { PrivacyPage } from './privacy-page.tsx'

test('says what holds when nothing is configured', () => {
  render(<PrivacyPage />)
  expect(screen.getByText(/365 days after it arrived/)).toBeVisible()
  expect(screen.getByText(/runs on this server and asks nobody/)).toBeVisible()
  expect(screen.getByText(/dropped with the answer/)).toBeVisible()
  expect(screen.getByText(/Pages are counted on this server/)).toBeVisible()
  expect(placesOf(/A contact message/)).toEqual([false, true, false])
  expect(placesOf(/A document in the chat/)).toEqual([false, false, false])
  expect(placesOf(/The conversation/)).toEqual([true, false, false])
  expect(placesOf(/A page view/)).toEqual([false, true, false])
})

test('says what this deployment has configured', () => {
  const config = {
    ...defaultPublicConfig,
    gaMeasurementId: 'G-1',
    botCheck: 'turnstile' as const,
    privacy: {
      asksModel: true,
      matchesByModel: true,
      readsByModel: true,
      contactRetentionDays: 90,
      workingRetentionDays: 1,
      readsElsewhere: true,
    },
  }
  render(
    <PublicConfigContext value={config}>
      <PrivacyPage />
    </PublicConfigContext>,
  )
  expect(screen.getByText(/90 days after it arrived/)).toBeVisible()
  expect(screen.getByText(/encrypted with a key that is not in the database/)).toBeVisible()
  expect(screen.getByText(/or 1 day after you saved them/)).toBeVisible()
  expect(screen.getByText(/asks a language model of another company/)).toBeVisible()
  expect(screen.getByText(/for which the site found no factor/)).toBeVisible()
  expect(screen.getByText(/sent to Google Analytics/)).toBeVisible()
  expect(screen.getByText(/Cloudflare Turnstile protects/)).toBeVisible()
  expect(screen.getByText(/the text of the pages goes to it, up to 30,000 characters/)).toBeVisible()
  expect(placesOf(/A document in the chat/)).toEqual([false, true, true])
  expect(placesOf(/The conversation/)).toEqual([true, false, true])
  expect(placesOf(/A page view/)).toEqual([false, false, true])
})

test('says that a model behind the chat is sent nothing of a document where reading by model is off', () => {
  const privacy = { ...defaultPublicConfig.privacy, asksModel: true }
  render(
    <PublicConfigContext value={{ ...defaultPublicConfig, privacy }}>
      <PrivacyPage />
    </PublicConfigContext>,
  )
  expect(screen.getByText(/Of the pages of your documents it is sent nothing/)).toBeVisible()
  expect(placesOf(/A document in the chat/)).toEqual([false, false, false])
})

/** Whether it lies in the visitor's browser, on our server, with other companies. */
function placesOf(what: RegExp): readonly boolean[] {
  const table = within(screen.getByRole('table', { name: /Where it lies/ }))
  const cells = within(table.getByRole('row', { name: what })).getAllByRole('cell')
  return cells.map((cell) => cell.textContent === 'Yes')
}
