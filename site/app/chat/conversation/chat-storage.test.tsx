import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { specimenAnalysis } from '../working/specimen-analysis.ts'
import { type ChatState, emptyChat } from './chat-state.ts'
import { openChatStorage } from './chat-storage.ts'

const question = { id: 'm1', type: 'user', text: 'How?', timestamp: '2026-11-20T03:00:00.000Z' } as const
const reply = { ...question, id: 'm2', type: 'assistant', text: 'So.', analysis: specimenAnalysis } as const
const talk: ChatState = { ...emptyChat, messages: [question, reply], uploadsUsed: 2, draft: 'And', nextId: 3 }

beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
})
afterEach(() => vi.useRealTimers())

function reload(state: ChatState): ChatState {
  const storage = openChatStorage(() => sessionStorage)
  storage.save(state)
  storage.flush()
  return openChatStorage(() => sessionStorage).load()
}

test('a conversation comes back after a reload with its counter, draft and analyses', () => {
  expect(reload(talk)).toEqual(talk)
})

test('saves are gathered and written a moment later', () => {
  const storage = openChatStorage(() => sessionStorage)
  storage.save(emptyChat)
  storage.save(talk)
  expect(sessionStorage.length).toBe(0)
  vi.advanceTimersByTime(250)
  expect(openChatStorage(() => sessionStorage).load()).toEqual(talk)
})

test('an attachment does not come back: its bytes are gone', () => {
  const attachment = { name: 'bill.pdf', type: 'application/pdf', size: 1 }
  expect(reload({ ...talk, attachment }).attachment).toBeNull()
})

test('a reload in mid-answer marks the turn and lets the loading flag fall', () => {
  const state = reload({ ...talk, messages: [question], turn: { phase: 'waiting', question: null } })
  expect(state.turn).toEqual({ phase: 'idle' })
  expect(state.messages[0]?.failure).toMatchObject({ kind: 'stopped' })
})

test.each(['', 'null', '[]', '{"messages":[]}', '{"messages":[{"id":1}],"turn":{"phase":"idle"}}', '{'])(
  'a stored text of %j starts an empty conversation',
  (text) => {
    sessionStorage.setItem('chat', text)
    expect(openChatStorage(() => sessionStorage).load()).toEqual(emptyChat)
  },
)

test('a store that is too small keeps the words and drops the analyses', () => {
  const written = new Map<string, string>()
  const small = {
    getItem: (key: string) => written.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (text.length > 1_000) throw new DOMException('full', 'QuotaExceededError')
      written.set(key, text)
    },
  } as Storage
  const storage = openChatStorage(() => small)
  storage.save(talk)
  storage.flush()
  expect(storage.load().messages).toEqual([
    question,
    { ...question, id: 'm2', type: 'assistant', text: 'So.' },
  ])
})

test('a browser that refuses storage still has a chat', () => {
  const storage = openChatStorage(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  storage.save(talk)
  storage.flush()
  expect(storage.load()).toEqual(emptyChat)
})
