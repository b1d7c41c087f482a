import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { CodeBlock } from './code-block.tsx'

const code = `POST /v1/webhooks
{"url": "https://example.com/hook", "retries": 3}`

test('the code stands as text, letter for letter, with its tokens marked', () => {
  const { container } = render(<CodeBlock title="Add a webhook" code={code} />)
  expect(container.querySelector('code')?.textContent).toBe(code)
  const tokens = [...container.querySelectorAll('code > *')].map(({ localName, textContent }) => [
    localName,
    textContent,
  ])
  expect(tokens).toEqual([
    ['b', 'POST'],
    ['var', '"url"'],
    ['i', '"https://example.com/hook"'],
    ['var', '"retries"'],
    ['span', '3'],
  ])
})

test('the button copies the code and says so', async () => {
  const user = userEvent.setup()
  render(<CodeBlock title="Add a webhook" code={code} />)
  await user.click(screen.getByRole('button', { name: 'Copy Add a webhook' }))
  expect(await navigator.clipboard.readText()).toBe(code)
  expect(screen.getByRole('status')).toHaveTextContent('Copied')
})
