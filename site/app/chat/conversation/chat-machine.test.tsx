import { expect, test } from 'vitest'
import { type ChatEvent, nextChatState } from './chat-machine.ts'
import { canSend, type ChatState, emptyChat, isLoading } from './chat-state.ts'
import { specimenAnalysis } from '../working/specimen-analysis.ts'

const at = '2026-11-20T03:00:00.000Z'
const file = { name: 'bill.pdf', type: 'application/pdf', size: 1_000 }
const failure = {
  kind: 'failed',
  text: 'No answer came in time.',
  retryAt: null,
  isWorthRetrying: true,
} as const

function play(...events: ChatEvent[]): ChatState {
  return events.reduce(nextChatState, emptyChat)
}

test('a question becomes a user message, empties the field and waits', () => {
  const state = play(
    { type: 'draft-changed', text: '  How? ' },
    { type: 'question-sent', text: '  How? ', at },
  )
  expect(state.messages).toEqual([{ id: 'm1', type: 'user', text: 'How?', timestamp: at }])
  expect(state.draft).toBe('')
  expect(isLoading(state)).toBe(true)
})

test('a blank question changes nothing', () => {
  expect(play({ type: 'question-sent', text: ' \n', at })).toBe(emptyChat)
})

test('a second question while one is in flight changes nothing', () => {
  const state = play({ type: 'question-sent', text: 'One', at })
  expect(nextChatState(state, { type: 'question-sent', text: 'Two', at })).toBe(state)
})

test('a reply grows in one message and the loading flag falls when it is finished', () => {
  const state = play(
    { type: 'question-sent', text: 'How?', at },
    { type: 'reply-grew', text: 'So', at },
    { type: 'reply-grew', text: 'So it is.', at },
    { type: 'reply-finished', paper: null },
  )
  expect(state.messages.map(({ text }) => text)).toEqual(['How?', 'So it is.'])
  expect(isLoading(state)).toBe(false)
})

test('a blank first chunk keeps the typing indicator', () => {
  const state = play({ type: 'question-sent', text: 'How?', at }, { type: 'reply-grew', text: '', at })
  expect(state.turn.phase).toBe('waiting')
  expect(state.messages).toHaveLength(1)
})

test('a failed call marks the question and lets the loading flag fall', () => {
  const state = play({ type: 'question-sent', text: 'How?', at }, { type: 'turn-failed', failure })
  expect(state.messages).toMatchObject([{ text: 'How?', failure }])
  expect(isLoading(state)).toBe(false)
})

test('a stream cut in the middle keeps what arrived and marks it', () => {
  const state = play(
    { type: 'question-sent', text: 'How?', at },
    { type: 'reply-grew', text: 'So', at },
    { type: 'turn-failed', failure },
  )
  expect(state.messages).toMatchObject([{ text: 'How?' }, { text: 'So', failure }])
  expect(state.messages[0]).not.toHaveProperty('failure')
})

test('a failure with nothing in flight changes nothing', () => {
  expect(play({ type: 'turn-failed', failure })).toBe(emptyChat)
})

test('a retry drops the broken reply and waits again', () => {
  const state = play(
    { type: 'question-sent', text: 'How?', at },
    { type: 'reply-grew', text: 'So', at },
    { type: 'turn-failed', failure },
    { type: 'turn-retried', at },
  )
  expect(state.messages).toEqual([{ id: 'm1', type: 'user', text: 'How?', timestamp: at }])
  expect(state.turn.phase).toBe('waiting')
})

test('an upload goes from sending to waiting for the analysis to its reply, and counts once', () => {
  const sent = play(
    { type: 'file-attached', file, notice: null },
    { type: 'upload-sent', file, question: null, at },
  )
  expect(sent.messages).toMatchObject([{ type: 'user', text: 'Uploaded bill.pdf', file }])
  expect(sent.attachment).toBeNull()
  const moving = nextChatState(sent, { type: 'upload-progressed', sentBytes: 400, totalBytes: 1_300 })
  expect(moving.turn).toMatchObject({ phase: 'uploading', sentBytes: 400, totalBytes: 1_300 })
  const waiting = nextChatState(moving, { type: 'upload-delivered', at })
  expect(waiting.turn).toEqual({ phase: 'analysing', since: at, steps: [], question: null })
  const done = nextChatState(waiting, {
    type: 'upload-answered',
    text: '4,250 kWh',
    analysis: specimenAnalysis,
    at,
  })
  expect(done.messages[1]).toMatchObject({ type: 'assistant', text: '4,250 kWh', analysis: specimenAnalysis })
  expect(done.uploadsUsed).toBe(1)
  expect(isLoading(done)).toBe(false)
})

test('a failed upload is not counted and gives the waiting question back to the field', () => {
  const state = play(
    { type: 'upload-sent', file, question: 'Which factor?', at },
    { type: 'turn-failed', failure },
  )
  expect(state.uploadsUsed).toBe(0)
  expect(state.draft).toBe('Which factor?')
})

test('late progress after the end of a call changes nothing', () => {
  const state = play({ type: 'upload-sent', file, question: null, at }, { type: 'turn-failed', failure })
  expect(nextChatState(state, { type: 'upload-progressed', sentBytes: 1, totalBytes: 2 })).toBe(state)
  expect(nextChatState(state, { type: 'upload-answered', text: 'late', analysis: null, at })).toBe(state)
})

test('reset clears messages, counter, field and attachment, and never reuses an id', () => {
  const state = play(
    { type: 'question-sent', text: 'How?', at },
    { type: 'file-attached', file, notice: null },
    { type: 'chat-reset' },
  )
  expect(state).toEqual({ ...emptyChat, nextId: 2 })
})

test('an answered question replaces the text of its reply and remembers the choice', () => {
  const state = play(
    { type: 'upload-sent', file, question: null, at },
    { type: 'upload-answered', text: 'Which?', analysis: specimenAnalysis, at },
    { type: 'questions-answered', messageId: 'm2', answers: { q1: 1 }, text: '2.7 t' },
  )
  expect(state.messages[1]).toMatchObject({ text: '2.7 t', answers: { q1: 1 } })
})

test('sending needs text or a file, and nothing in flight', () => {
  expect(canSend(emptyChat)).toBe(false)
  expect(canSend(play({ type: 'draft-changed', text: ' \n ' }))).toBe(false)
  expect(canSend(play({ type: 'draft-changed', text: 'How?' }))).toBe(true)
  expect(canSend(play({ type: 'file-attached', file, notice: null }))).toBe(true)
  expect(
    canSend(play({ type: 'question-sent', text: 'How?', at }, { type: 'draft-changed', text: 'And?' })),
  ).toBe(false)
})
