import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PublicConfigContext } from '#app/public-config-context.ts'
import { defaultPublicConfig, type PublicConfig } from '#shared/public-config.ts'
import { BotCheckNotice } from './bot-check-notice.tsx'

function renderWith(botCheck: PublicConfig['botCheck']) {
  return render(
    <PublicConfigContext value={{ ...defaultPublicConfig, botCheck }}>
      <BotCheckNotice />
    </PublicConfigContext>,
  )
}

test('names the check that is on, with its policy and its terms', () => {
  const { container } = renderWith('recaptcha')
  expect(container).toHaveTextContent('This site is protected by reCAPTCHA')
  expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
    'href',
    'https://policies.google.com/privacy',
  )
  expect(screen.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute(
    'href',
    'https://policies.google.com/terms',
  )
})

test('says nothing when no check is on', () => {
  expect(renderWith('none').container).toBeEmptyDOMElement()
})
