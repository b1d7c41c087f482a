import { afterEach, expect, test, vi } from 'vitest'
import { chatView } from '#app/chat/chat-view.ts'
import { toastStore } from '#app/ui/toast/show-toast.ts'
import { toastTexts } from '#shared/toast-texts.ts'
import { startDemo } from './start-demo.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  chatView.takeRequest()
  chatView.show('closed')
})

test('the chat opens with the specimen as a file', async () => {
  vi.stubGlobal('fetch', async () => new Response('%PDF-1.4'))
  await startDemo('electricity')
  expect(chatView.read().view).toBe('open')
  const file = chatView.takeRequest()?.file
  expect(file?.name).toBe('electricity-bill.pdf')
  expect(file?.type).toBe('application/pdf')
})

test('a specimen that cannot be fetched opens the chat and says that the upload failed', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 500 }))
  await startDemo('diesel')
  expect(chatView.read().view).toBe('open')
  expect(chatView.takeRequest()?.file).toBeUndefined()
  expect(toastStore.read()).toMatchObject(toastTexts.uploadFailed)
})
