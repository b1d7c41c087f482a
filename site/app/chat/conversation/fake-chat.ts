import type { OnReadingStep } from '@doublerule/carbon/analysis/reading-step.ts'
import type { ChatCallMessage, UploadPayload } from '#shared/chat-messages.ts'
import type { SumPaper } from '#shared/working-answers.ts'
import type { ToastText } from '#shared/toast-texts.ts'
import type { CallFailure, CallResult, UploadAnswer } from '../transport/chat-transport.ts'
import { type ChatState, emptyChat } from './chat-state.ts'
import { createChatStore } from './chat-store.ts'

type FakeCall<Value> = {
  signal: AbortSignal
  answer: (value: Value) => void
  fail: (failure: CallFailure) => void
  throw: (bug: Error) => void
}
type FakeChatCall = FakeCall<string> & { messages: ChatCallMessage[]; grow: (text: string) => void }
type FakeUploadCall = FakeCall<UploadAnswer> & {
  payload: UploadPayload
  progress: (sentBytes: number, totalBytes: number) => void
  deliver: () => void
  step: OnReadingStep | undefined
}

/** A conversation with a transport that answers when the test says so, and a list of the toasts shown. */
export function fakeChat(start: Partial<ChatState> = {}) {
  const chat = collectCalls<FakeChatCall>()
  const upload = collectCalls<FakeUploadCall>()
  /** Papers of sums, by the reply that they belong to. */
  const papers = new Map<string, SumPaper>()
  const toasts: ToastText[] = []
  const spoken: string[] = []
  const store = createChatStore({
    transport: {
      sendChat: ({ messages }, { signal, onText }) => {
        const { result, call } = openCall<string>(signal)
        chat.add({ ...call, messages, grow: onText })
        return result
      },
      fetchSumPaper: (_call, reply) => Promise.resolve(papers.get(reply) ?? null),
      sendUpload: (payload, { signal, onProgress, onDelivered, onStep }) => {
        const { result, call } = openCall<UploadAnswer>(signal)
        upload.add({ ...call, payload, progress: onProgress, deliver: onDelivered, step: onStep })
        return result
      },
    },
    showToast: (toast) => void toasts.push(toast),
    announce: (text) => void spoken.push(text),
    loadState: () => ({ ...emptyChat, ...start }),
    saveState: () => {},
    renderAnalysis: ({ document }, answers) => `${document.fileName} ${JSON.stringify(answers)}`,
    now: () => new Date('2026-11-20T03:00:00Z'),
  })
  return {
    store,
    papers,
    toasts,
    spoken,
    calls: { chat: chat.list, nextChat: chat.next, upload: upload.list, nextUpload: upload.next },
  }
}

export function specimenFile(): File {
  return new File(['kWh\n4250\n'], 'usage.csv', { type: 'text/csv' })
}

function openCall<Value>(signal: AbortSignal): { result: Promise<CallResult<Value>>; call: FakeCall<Value> } {
  const { promise, resolve, reject } = Promise.withResolvers<CallResult<Value>>()
  return {
    result: promise,
    call: {
      signal,
      answer: (value) => resolve({ ok: true, value }),
      fail: (failure) => resolve({ ok: false, stopped: false, failure }),
      throw: reject,
    },
  }
}

function collectCalls<Call>() {
  const list: Call[] = []
  const waiting: ((call: Call) => void)[] = []
  let taken = 0

  const add = (call: Call) => {
    list.push(call)
    const next = waiting.shift()
    if (next === undefined) return
    taken += 1
    next(call)
  }
  /** The next call that no test has taken yet, when it is made. */
  const next = (): Promise<Call> => {
    const call = list[taken]
    if (call === undefined) return new Promise((resolve) => void waiting.push(resolve))
    taken += 1
    return Promise.resolve(call)
  }
  return { list, add, next }
}
