import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toastTexts } from '#shared/toast-texts.ts'
import { chatView } from '../chat-view.ts'
import { fakeChat, specimenFile } from '../conversation/fake-chat.ts'
import type { ChatState } from '../conversation/chat-state.ts'
import { specimenAnalysis } from '../working/specimen-analysis.ts'
import { ChatPanel } from './chat-panel.tsx'

beforeEach(() => chatView.show('open'))
afterEach(() => {
  cleanup()
  chatView.show('closed')
})

function openPanel(start: Partial<ChatState> = {}) {
  const chat = fakeChat(start)
  render(<ChatPanel store={chat.store} />)
  return { ...chat, user: userEvent.setup() }
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Ask the assistant' })
const sendButton = () => screen.getByRole('button', { name: 'Send' })
const attachButton = () => screen.getByRole('button', { name: 'Attach a file' })

test('the panel is a region titled as an AI assistant and the field has the focus', () => {
  openPanel()
  expect(screen.getByRole('region', { name: 'Doublerule AI Assistant' })).toBeTruthy()
  expect(document.activeElement).toBe(field())
})

test('the empty state welcomes and suggests three prompts, and a prompt is asked at once', async () => {
  const { user, calls } = openPanel()
  expect(screen.getByText(/^Welcome/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'How does the platform work?' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'How do I upload a receipt or invoice?' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'What does it cost?' }))
  expect(calls.chat[0]?.messages).toEqual([{ role: 'user', content: 'What does it cost?' }])
})

test('Enter sends, Shift+Enter starts a new line', async () => {
  const { user, calls } = openPanel()
  await user.type(field(), 'One{Shift>}{Enter}{/Shift}two')
  expect(calls.chat).toHaveLength(0)
  expect(field().value).toBe('One\ntwo')
  await user.keyboard('{Enter}')
  expect(calls.chat[0]?.messages).toEqual([{ role: 'user', content: 'One\ntwo' }])
})

test('Enter that ends an input method’s composition does not send', async () => {
  const { user, calls } = openPanel()
  await user.type(field(), 'にほん')
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 })
  expect(calls.chat).toHaveLength(0)
})

test('Send needs text or a file', async () => {
  const { user } = openPanel()
  expect(sendButton()).toHaveProperty('disabled', true)
  await user.type(field(), '   ')
  expect(sendButton()).toHaveProperty('disabled', true)
  await user.type(field(), 'How?')
  expect(sendButton()).toHaveProperty('disabled', false)
})

test('a file alone can be sent', async () => {
  const { user } = openPanel()
  await user.upload(screen.getByLabelText('File to analyse'), specimenFile())
  expect(sendButton()).toHaveProperty('disabled', false)
})

test('while an answer is on its way field, Send and file button are disabled and the typing indicator shows', async () => {
  const { user, calls } = openPanel()
  await user.type(field(), 'How?{Enter}')
  expect(field()).toHaveProperty('disabled', true)
  expect(sendButton()).toHaveProperty('disabled', true)
  expect(attachButton()).toHaveProperty('disabled', true)
  expect(screen.getByText('The assistant is writing')).toBeTruthy()
  calls.chat[0]?.answer('So.')
  await waitFor(() => expect(field()).toHaveProperty('disabled', false))
  expect(screen.queryByText('The assistant is writing')).toBeNull()
  expect(document.activeElement).toBe(field())
})

test('the focus is not taken back from where the visitor has moved it', async () => {
  const { user, calls } = openPanel()
  await user.type(field(), 'How?{Enter}')
  screen.getByRole('button', { name: 'Minimise' }).focus()
  calls.chat[0]?.answer('So.')
  await waitFor(() => expect(field()).toHaveProperty('disabled', false))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Minimise' }))
})

test('a reply grows outside any live region and is announced once, finished', async () => {
  const { user, calls, spoken } = openPanel()
  await user.type(field(), 'How?{Enter}')
  calls.chat[0]?.grow('You upload')
  expect(
    (await screen.findByText('You upload')).closest('[aria-live], [role=status], [role=log], output'),
  ).toBeNull()
  expect(spoken).toEqual([])
  calls.chat[0]?.answer('You upload a **bill**.\n\nSource: [Features](/features)')
  await waitFor(() => expect(spoken).toEqual(['Assistant: You upload a bill.']))
})

test('links of a reply open a new tab, and its source line stands under it', async () => {
  const { user, calls } = openPanel()
  await user.type(field(), 'How?{Enter}')
  calls.chat[0]?.answer('See [the docs](https://docs.example.com).\n\nSource: [Features](/features)')
  const link = await screen.findByRole('link', { name: /the docs/ })
  expect(link.getAttribute('target')).toBe('_blank')
  expect(link.getAttribute('rel')).toBe('noopener noreferrer')
  const source = screen.getByRole('link', { name: /Features/ })
  expect(source.closest('.chat-sources')).toBeTruthy()
  expect(source.getAttribute('target')).toBe('_blank')
})

test('Stop ends the turn and offers to try again', async () => {
  const { user, calls } = openPanel()
  await user.type(field(), 'How?{Enter}')
  await user.click(screen.getByRole('button', { name: 'Stop' }))
  expect(screen.getByText('Stopped.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(calls.chat).toHaveLength(2)
})

test('a refused message shows the toast and says when to try again', async () => {
  const { user, calls, toasts } = openPanel()
  await user.type(field(), 'How?{Enter}')
  calls.chat[0]?.fail({
    code: 'rate_limited',
    status: 429,
    detail: null,
    retryAfterSeconds: 40,
    isWorthRetrying: true,
  })
  expect(
    await screen.findByText(/too many requests .* Try again at \d\d:\d\d:40, by your clock\./),
  ).toBeTruthy()
  expect(toasts).toEqual([toastTexts.chatFailed])
})

test('a file that can never be read offers no second try, and says what to do', async () => {
  const { store, calls } = openPanel()
  void store.upload(specimenFile(), null)
  const call = await calls.nextUpload()
  call.fail({
    code: 'file_encrypted',
    status: 422,
    detail: 'The file has a password. Save it without one and attach it again.',
    retryAfterSeconds: null,
    isWorthRetrying: false,
  })
  expect(await screen.findByText(/Save it without one/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('the chosen file is a chip with a way to remove it, and the same file may be chosen again', async () => {
  const { user } = openPanel()
  const picker = screen.getByLabelText<HTMLInputElement>('File to analyse')
  await user.upload(picker, specimenFile())
  expect(screen.getByText('usage.csv')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Remove usage.csv' }))
  expect(screen.queryByText('usage.csv')).toBeNull()
  await user.upload(picker, specimenFile())
  expect(screen.getByText('usage.csv')).toBeTruthy()
})

test('the file field lists the accepted extensions', () => {
  openPanel()
  expect(screen.getByLabelText('File to analyse').getAttribute('accept')).toBe(
    '.pdf,.jpg,.jpeg,.png,.txt,.csv,.json,.docx,.xlsx',
  )
})

test('of several files dropped the first is attached and the panel says so', () => {
  openPanel()
  const files = [specimenFile(), new File(['x'], 'second.csv')]
  fireEvent.drop(screen.getByRole('region', { name: /AI Assistant/ }), {
    dataTransfer: { types: ['Files'], files },
  })
  expect(screen.getByText('One file at a time: only usage.csv was attached.')).toBeTruthy()
  expect(screen.queryByText('second.csv')).toBeNull()
})

test('a pasted file is attached, pasted text is left to the field', () => {
  openPanel()
  fireEvent.paste(field(), { clipboardData: { files: [specimenFile()], types: ['Files'] } })
  expect(screen.getByText('usage.csv')).toBeTruthy()
  expect(fireEvent.paste(field(), { clipboardData: { files: [], types: ['text/plain'] } })).toBe(true)
})

test('an upload shows its share sent, then each step that the server tells of', async () => {
  const { user, calls } = openPanel()
  await user.upload(screen.getByLabelText('File to analyse'), specimenFile())
  await user.click(sendButton())
  const upload = await calls.nextUpload()
  upload.progress(50, 200)
  expect(await screen.findByText('25 %')).toBeTruthy()
  upload.deliver()
  expect(await screen.findByText(/Reading usage.csv/)).toBeTruthy()
  const steps = () => screen.getAllByRole('listitem').map((item) => [item.textContent, item.dataset['state']])
  upload.step?.({ step: 'opened', isPicture: true })
  expect(await screen.findByText(/its letters are read one by one/)).toBeTruthy()
  expect(steps().slice(-5, -3)).toEqual([
    ['Document type detectionrunning', 'running'],
    ['Specialised extraction', 'waiting'],
  ])
  upload.step?.({ step: 'type', type: 'meter-data' })
  upload.step?.({ step: 'extraction', activities: 1 })
  expect(await screen.findByText('1 line')).toBeTruthy()
  expect(steps().slice(-5)).toEqual([
    ['Document type detectionMeter data', 'done'],
    ['Specialised extraction1 line', 'done'],
    ['Material matchingrunning', 'running'],
    ['Verification and review', 'waiting'],
    ['Emissions calculation', 'waiting'],
  ])
})

test('the quota says what is left, and three uploads disable the file button and bring Reset Demo', async () => {
  const { user, store, toasts } = openPanel({ uploadsUsed: 3 })
  expect(screen.getByText('0 of 3 uploads left')).toBeTruthy()
  expect(attachButton()).toHaveProperty('disabled', true)
  await user.click(screen.getByRole('button', { name: 'Reset Demo' }))
  expect(toasts).toEqual([toastTexts.chatReset])
  expect(store.getState()).toMatchObject({ messages: [], uploadsUsed: 0 })
  expect(screen.getByText('3 of 3 uploads left')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Reset Demo' })).toBeNull()
})

test('an analysis shows its lines, sources, checks and total, and one click answers its question', async () => {
  const { user, store, calls } = openPanel()
  void store.upload(specimenFile(), null)
  const call = await calls.nextUpload()
  call.answer({ kind: 'analysis', analysis: specimenAnalysis })
  const card = within(await screen.findByRole('figure', { name: 'Working of specimen-site-account.pdf' }))
  expect(card.getByText('4,250 kWh')).toBeTruthy()
  expect(card.getAllByText(/^3,230\.00 kg/)[0]).toBeTruthy()
  const figure = card.getByText(/^3\.230 t/)
  expect(
    figure.compareDocumentPosition(card.getByText('Scope 2')) & Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy()
  expect(card.getByText('Subtotal and tax do not add up to the total')).toBeTruthy()
  expect(card.getByRole('button', { name: 'Registered vehicle 2,717.40 kg' })).toBeTruthy()
  await user.click(card.getByRole('button', { name: 'Generator or plant 2,709.70 kg' }))
  expect(card.getByText(/^5,939\.70 kg/)).toBeTruthy()
  expect(card.getByText('Answered by you: Generator or plant.')).toBeTruthy()
  expect(
    card.getByRole('button', { name: 'Generator or plant 2,709.70 kg' }).getAttribute('aria-pressed'),
  ).toBe('true')
})

test('a long document shows its first lines and says how many are on the working paper', async () => {
  const { store, calls } = openPanel()
  void store.upload(specimenFile(), null)
  const activities = Array.from({ length: 15 }, (_, index) =>
    specimenAnalysis.activities.slice(0, 1).map((line) => ({ ...line, id: `a${index}` })),
  ).flat()
  const call = await calls.nextUpload()
  call.answer({ kind: 'analysis', analysis: { ...specimenAnalysis, activities, questions: [] } })
  expect(await screen.findByText('3 more lines are on the working paper.')).toBeTruthy()
})

test('the toggle minimises to the header and back, keeping the draft', async () => {
  const { user } = openPanel()
  await user.type(field(), 'Half a thought')
  await user.click(screen.getByRole('button', { name: 'Minimise' }))
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getByRole('heading', { name: 'Doublerule AI Assistant' })).toBeTruthy()
  const expand = screen.getByRole('button', { name: 'Expand' })
  expect(expand.getAttribute('aria-expanded')).toBe('false')
  await user.click(expand)
  expect(field().value).toBe('Half a thought')
})

test('Escape and the close button close the panel', async () => {
  const { user } = openPanel()
  await user.keyboard('{Escape}')
  expect(chatView.read().view).toBe('closed')
  chatView.show('open')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(chatView.read().view).toBe('closed')
})

test('a request from elsewhere in the app is asked at once, and once', async () => {
  const { calls } = openPanel()
  chatView.show('open', { prompt: 'What does it cost?' })
  await waitFor(() => expect(calls.chat).toHaveLength(1))
  expect(calls.chat[0]?.messages).toEqual([{ role: 'user', content: 'What does it cost?' }])
})

test('a reply can be copied as it was written', async () => {
  const { user, calls } = openPanel()
  const write = vi.spyOn(navigator.clipboard, 'writeText')
  await user.type(field(), 'How?{Enter}')
  calls.chat[0]?.answer('See [Features](/features).')
  await user.click(await screen.findByRole('button', { name: 'Copy the reply' }))
  expect(write).toHaveBeenCalledWith('See [Features](/features).')
  expect(await screen.findByText('Copied')).toBeTruthy()
})
