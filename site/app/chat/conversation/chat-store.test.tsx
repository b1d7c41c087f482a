import { expect, test } from 'vitest'
import { limits } from '#shared/limits.ts'
import { toastTexts } from '#shared/toast-texts.ts'
import { specimenAnalysis } from '../working/specimen-analysis.ts'
import { buildCallHistory } from './call-history.ts'
import { fakeChat, specimenFile } from './fake-chat.ts'
import { canSend, isLoading } from './chat-state.ts'

test('a question is sent with the whole history before it', async () => {
  const { store, calls } = fakeChat()
  const first = store.ask('How does it work?')
  calls.chat[0]?.answer('You upload a bill.')
  await first
  const second = store.ask('And the price?')
  calls.chat[1]?.answer('Pricing is custom.')
  await second
  expect(calls.chat[1]?.messages).toEqual([
    { role: 'user', content: 'How does it work?' },
    { role: 'assistant', content: 'You upload a bill.' },
    { role: 'user', content: 'And the price?' },
  ])
})

test('a refused question shows the fixed toast, keeps the reason and clears the loading flag', async () => {
  const { store, calls, toasts } = fakeChat()
  const turn = store.ask('How?')
  calls.chat[0]?.fail({
    code: 'rate_limited',
    status: 429,
    detail: null,
    retryAfterSeconds: 40,
    isWorthRetrying: true,
  })
  await turn
  expect(toasts).toEqual([toastTexts.chatFailed])
  expect(isLoading(store.getState())).toBe(false)
  expect(store.getState().messages.at(-1)?.failure).toEqual({
    kind: 'failed',
    text: 'That was too many requests in a short time.',
    retryAt: '2026-11-20T03:00:40.000Z',
    isWorthRetrying: true,
  })
})

test('an exception in the transport still clears the loading flag and says so', async () => {
  const { store, calls, toasts } = fakeChat()
  const turn = store.ask('How?')
  calls.chat[0]?.throw(new Error('bug'))
  await expect(turn).rejects.toThrow('bug')
  expect(isLoading(store.getState())).toBe(false)
  expect(toasts).toEqual([toastTexts.chatFailed])
})

test('a stopped reply keeps what arrived, shows no toast, and drops what comes late', async () => {
  const { store, calls, toasts } = fakeChat()
  const turn = store.ask('How?')
  calls.chat[0]?.grow('You upload')
  store.stop()
  expect(isLoading(store.getState())).toBe(false)
  calls.chat[0]?.grow('You upload a bill and')
  calls.chat[0]?.answer('You upload a bill and wait.')
  await turn
  expect(calls.chat[0]?.signal.aborted).toBe(true)
  expect(store.getState().messages.at(-1)).toMatchObject({ text: 'You upload', failure: { kind: 'stopped' } })
  expect(toasts).toEqual([])
})

test('a retry sends the same question again', async () => {
  const { store, calls } = fakeChat()
  const turn = store.ask('How?')
  calls.chat[0]?.fail({
    code: 'unreachable',
    status: null,
    detail: null,
    retryAfterSeconds: null,
    isWorthRetrying: true,
  })
  await turn
  expect(store.canRetry()).toBe(true)
  const again = store.retry()
  expect(calls.chat[1]?.messages).toEqual([{ role: 'user', content: 'How?' }])
  calls.chat[1]?.answer('So.')
  await again
  expect(store.getState().messages.map(({ text }) => text)).toEqual(['How?', 'So.'])
})

test('an upload is sent as a data URL with its name and type, and is counted when it is answered', async () => {
  const { store, calls } = fakeChat()
  store.attach(specimenFile())
  const turn = store.send()
  const call = await calls.nextUpload()
  expect(call.payload).toEqual({
    fileData: `data:text/csv;base64,${btoa('kWh\n4250\n')}`,
    fileName: 'usage.csv',
    mimeType: 'text/csv',
  })
  expect(store.getState().uploadsUsed).toBe(0)
  call.answer({ kind: 'text', text: '4,250 kWh' })
  await turn
  expect(store.getState().uploadsUsed).toBe(1)
  expect(store.getState().messages.at(-1)).toMatchObject({ type: 'assistant', text: '4,250 kWh' })
})

test('a file from elsewhere on the page takes the place of one that was attached', async () => {
  const { store, calls } = fakeChat()
  store.attach(specimenFile())
  const turn = store.accept({ file: new File(['x'], 'specimen.txt', { type: 'text/plain' }) })
  const call = await calls.nextUpload()
  expect(call.payload.fileName).toBe('specimen.txt')
  expect(store.getState().attachment).toBeNull()
  call.answer({ kind: 'text', text: 'Nothing found.' })
  await turn
  await store.send()
  expect(calls.upload).toHaveLength(1)
})

test('a file of no registered type goes by its extension', async () => {
  const { store, calls } = fakeChat()
  const turn = store.upload(new File(['{}'], 'meter.JSON'), null)
  const call = await calls.nextUpload()
  expect(call.payload).toMatchObject({
    mimeType: 'application/json',
    fileData: 'data:application/json;base64,e30=',
  })
  call.answer({ kind: 'text', text: 'Nothing found.' })
  await turn
})

test('an analysis is shown as the text that it renders to, and kept', async () => {
  const { store, calls } = fakeChat()
  const turn = store.upload(specimenFile(), null)
  const call = await calls.nextUpload()
  call.answer({ kind: 'analysis', analysis: specimenAnalysis })
  await turn
  expect(store.getState().messages.at(-1)).toMatchObject({
    text: 'specimen-site-account.pdf {}',
    analysis: specimenAnalysis,
  })
})

test('a text sent with a file is asked after the analysis', async () => {
  const { store, calls } = fakeChat()
  store.setDraft('Which factor is that?')
  store.attach(specimenFile())
  const turn = store.send()
  const call = await calls.nextUpload()
  expect(store.getState().turn).toMatchObject({ question: 'Which factor is that?' })
  call.answer({ kind: 'text', text: '4,250 kWh' })
  const question = await calls.nextChat()
  expect(question.messages).toEqual([
    { role: 'user', content: 'Uploaded usage.csv' },
    { role: 'assistant', content: '4,250 kWh' },
    { role: 'user', content: 'Which factor is that?' },
  ])
  question.answer('Table 1.')
  await turn
})

test('a failed upload shows the fixed toast, is not counted and can be tried again', async () => {
  const { store, calls, toasts } = fakeChat()
  const turn = store.upload(specimenFile(), null)
  const first = await calls.nextUpload()
  first.fail({
    code: 'file_unreadable',
    status: 422,
    detail: 'The file is damaged.',
    retryAfterSeconds: null,
    isWorthRetrying: true,
  })
  await turn
  expect(toasts).toEqual([toastTexts.uploadFailed])
  expect(store.getState()).toMatchObject({ uploadsUsed: 0, turn: { phase: 'idle' } })
  expect(store.getState().messages.at(-1)?.failure?.text).toBe('The file is damaged.')
  const again = store.retry()
  const second = await calls.nextUpload()
  expect(second.payload).toEqual(first.payload)
  second.answer({ kind: 'text', text: '4,250 kWh' })
  await again
  expect(store.getState().uploadsUsed).toBe(1)
})

test('the fourth upload shows the limit toast and is not sent', async () => {
  const { store, calls, toasts } = fakeChat({ uploadsUsed: 3 })
  store.attach(specimenFile())
  await store.upload(specimenFile(), null)
  expect(toasts).toEqual([toastTexts.uploadLimitReached, toastTexts.uploadLimitReached])
  expect(store.getState().attachment).toBeNull()
  expect(calls.upload).toEqual([])
})

test.each([
  { name: 'tool.exe', size: 10, toast: toastTexts.fileTypeRefused },
  { name: 'noextension', size: 10, toast: toastTexts.fileTypeRefused },
  { name: 'big.pdf', size: limits.fileBytes + 1, toast: toastTexts.fileTooLarge },
  { name: 'empty.pdf', size: 0, toast: toastTexts.fileEmpty },
])('$name of $size bytes is refused with its toast', ({ name, size, toast }) => {
  const { store, toasts } = fakeChat()
  store.attach(new File([new Uint8Array(size)], name))
  expect(toasts).toEqual([toast])
  expect(store.getState().attachment).toBeNull()
})

test('a file of exactly 10 MB may be attached', () => {
  const { store, toasts } = fakeChat()
  store.attach(new File([new Uint8Array(limits.fileBytes)], 'SCAN.PDF'))
  expect(toasts).toEqual([])
  expect(store.getState().attachment).toMatchObject({ name: 'SCAN.PDF', size: limits.fileBytes })
})

test('a file dropped while an answer is on its way waits beside the field', async () => {
  const { store, calls } = fakeChat()
  const turn = store.ask('How?')
  store.attach(specimenFile())
  expect(canSend(store.getState())).toBe(false)
  calls.chat[0]?.answer('So.')
  await turn
  expect(store.getState()).toMatchObject({ attachment: { name: specimenFile().name }, notice: null })
  expect(canSend(store.getState())).toBe(true)
})

test('reset stops what is in flight, clears all and says so', async () => {
  const { store, calls, toasts } = fakeChat({ uploadsUsed: 3 })
  const turn = store.ask('How?')
  store.reset()
  calls.chat[0]?.answer('Late.')
  await turn
  expect(store.getState()).toMatchObject({ messages: [], uploadsUsed: 0, turn: { phase: 'idle' } })
  expect(calls.chat[0]?.signal.aborted).toBe(true)
  expect(toasts).toEqual([toastTexts.chatReset])
})

test('an answered question renders the reply again with every answer so far', async () => {
  const { store, calls } = fakeChat()
  const turn = store.upload(specimenFile(), null)
  const call = await calls.nextUpload()
  call.answer({ kind: 'analysis', analysis: specimenAnalysis })
  await turn
  store.answer('m2', { q1: 1 })
  expect(store.getState().messages.at(-1)?.text).toBe('specimen-site-account.pdf {"q1":1}')
})

test('a history over the limits of the server loses its oldest messages, never the newest', () => {
  const messages = Array.from({ length: 80 }, (_, index) => ({
    id: `m${index}`,
    type: index % 2 === 0 ? ('assistant' as const) : ('user' as const),
    text: `${index} ${'ü'.repeat(index === 79 ? 10 : 700)}`,
    timestamp: '2026-11-20T03:00:00.000Z',
  }))
  const history = buildCallHistory(messages)
  expect(history.at(-1)?.content).toBe(`79 ${'ü'.repeat(10)}`)
  expect(history.length).toBeLessThanOrEqual(limits.chatMessages)
  const bodyBytes = new TextEncoder().encode(JSON.stringify({ messages: history })).length
  expect(bodyBytes).toBeLessThanOrEqual(limits.chatBodyBytes)
  expect(bodyBytes).toBeGreaterThan(limits.chatBodyBytes - 2_000)
})

test('a reply longer than one message may be is cut in the history only', () => {
  const text = 'x'.repeat(limits.chatMessageCharacters + 5)
  const [entry] = buildCallHistory([{ id: 'm1', type: 'assistant', text, timestamp: '' }])
  expect(entry?.content).toHaveLength(limits.chatMessageCharacters)
})

test('a sum is kept with its paper, whose file is no upload from before', async () => {
  const { store, calls, papers } = fakeChat()
  const upload = store.upload(specimenFile(), null)
  const call = await calls.nextUpload()
  call.answer({ kind: 'text', text: 'Read.' })
  await upload
  papers.set('72 kg', { analysis: specimenAnalysis, corrections: [] })
  const turn = store.ask('300 kWh in SA')
  calls.chat[0]?.answer('72 kg')
  await turn
  const reply = store.getState().messages.at(-1)
  expect(reply).toMatchObject({ text: '72 kg', analysis: specimenAnalysis, corrections: [] })
  expect(store.fileBehind(reply?.id ?? '')).toBeNull()
})
