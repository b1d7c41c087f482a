import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { ChatErrorBoundary } from './chat-error-boundary.tsx'
import { ChatLauncher } from './chat-launcher.tsx'
import { chatView } from './chat-view.ts'
import { loadPanel } from './load-panel.ts'
import { openChat } from './open-chat.ts'

// The panel is a chunk of its own: its first import is not what these tests measure.
beforeAll(loadPanel, 30_000)
afterEach(() => {
  act(() => chatView.show('closed'))
  sessionStorage.clear()
})

const launcher = () => screen.findByRole('button', { name: /^Open the AI assistant/ })

test('the server renders the round button and an empty polite region', () => {
  const html = renderToString(<ChatLauncher />)
  expect(html).toContain('aria-label="Open the AI assistant"')
  expect(html).toContain('<output class="sr-only"></output>')
  expect(html).not.toContain('style=')
})

test('a click opens the panel with the focus in its field, closing gives the focus back to the button', async () => {
  const user = userEvent.setup()
  render(<ChatLauncher />)
  await user.click(await launcher())
  const field = await screen.findByRole('textbox', { name: 'Ask the assistant' })
  await waitFor(() => expect(document.activeElement).toBe(field))
  await user.keyboard('{Escape}')
  await waitFor(async () => expect(document.activeElement).toBe(await launcher()))
})

test('a page load does not move the focus to the button', async () => {
  const { unmount } = render(<ChatLauncher />)
  unmount()
  render(<button type="button">First</button>)
  screen.getByRole('button', { name: 'First' }).focus()
  render(<ChatLauncher />)
  await launcher()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'First' }))
})

test('the rest of the app opens it with openChat', async () => {
  render(<ChatLauncher />)
  act(() => openChat())
  expect(await screen.findByRole('region', { name: /AI Assistant/ })).toBeTruthy()
})

test('a reply that comes in while the chat is closed is announced and marks the button until it is opened', async () => {
  render(<ChatLauncher />)
  act(() => chatView.announce('Assistant: So.'))
  expect(screen.getByText('Assistant: So.').tagName).toBe('OUTPUT')
  expect(screen.getByRole('button', { name: 'Open the AI assistant: new reply' })).toBeTruthy()
  act(() => chatView.show('open'))
  act(() => chatView.show('closed'))
  expect(screen.getByRole('button', { name: 'Open the AI assistant' })).toBeTruthy()
})

test('a fault in the panel leaves the page standing and offers to start over', async () => {
  const onError = vi.spyOn(console, 'error').mockImplementation(() => {})
  render(
    <>
      <p>The page</p>
      <ChatErrorBoundary>
        <Faulty />
      </ChatErrorBoundary>
    </>,
  )
  expect(screen.getByText('The page')).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toContain('ran into a fault')
  expect(screen.getByRole('button', { name: 'Start over' })).toBeTruthy()
  onError.mockRestore()
})

function Faulty(): never {
  throw new Error('bug')
}

test('the same words twice are heard twice', () => {
  render(<ChatLauncher />)
  act(() => chatView.announce('Stopped.'))
  const first = screen.getByText('Stopped.').textContent
  act(() => chatView.announce('Stopped.'))
  expect(screen.getByText('Stopped.').textContent).not.toBe(first)
})
