import type { Analysis } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { ReadingStep } from '@doublerule/carbon/analysis/reading-step.ts'
import type { ChatFile } from '#shared/chat-messages.ts'
import type { SumPaper } from '#shared/working-answers.ts'
import type { Answers } from '../working/apply-answers.ts'
import { type ChatMessage, type ChatState, emptyChat, type TurnFailure } from './chat-state.ts'

export type ChatEvent =
  | { type: 'draft-changed'; text: string }
  | { type: 'file-attached'; file: ChatFile; notice: string | null }
  | { type: 'file-removed' }
  | { type: 'question-sent'; text: string; at: string }
  | { type: 'upload-sent'; file: ChatFile; question: string | null; at: string }
  | { type: 'upload-progressed'; sentBytes: number; totalBytes: number }
  | { type: 'upload-delivered'; at: string }
  | { type: 'upload-stepped'; step: ReadingStep }
  | { type: 'upload-answered'; text: string; analysis: Analysis | null; at: string }
  | { type: 'reply-grew'; text: string; at: string }
  | { type: 'reply-finished'; paper: SumPaper | null }
  | { type: 'turn-failed'; failure: TurnFailure }
  | { type: 'turn-retried'; at: string }
  | { type: 'questions-answered'; messageId: string; answers: Answers; text: string }
  | { type: 'chat-reset' }

/** The whole behaviour of a conversation. An event that does not fit the state changes nothing. */
export function nextChatState(state: ChatState, event: ChatEvent): ChatState {
  switch (event.type) {
    case 'draft-changed':
      return { ...state, draft: event.text }
    case 'file-attached':
      return { ...state, attachment: event.file, notice: event.notice }
    case 'file-removed':
      return { ...state, attachment: null, notice: null }
    case 'question-sent':
      if (state.turn.phase !== 'idle' || event.text.trim() === '') return state
      return {
        ...append(state, { type: 'user', text: event.text.trim(), timestamp: event.at }),
        turn: { phase: 'waiting', question: null },
        draft: '',
        notice: null,
      }
    case 'upload-sent':
      if (state.turn.phase !== 'idle') return state
      return {
        ...append(state, {
          type: 'user',
          text: `Uploaded ${event.file.name}`,
          timestamp: event.at,
          file: event.file,
        }),
        turn: startOfUpload(event.file, event.question),
        draft: '',
        attachment: null,
        notice: null,
      }
    case 'upload-progressed':
      if (state.turn.phase !== 'uploading') return state
      return { ...state, turn: { ...state.turn, sentBytes: event.sentBytes, totalBytes: event.totalBytes } }
    case 'upload-delivered':
      if (state.turn.phase !== 'uploading') return state
      return {
        ...state,
        turn: { phase: 'analysing', since: event.at, steps: [], question: state.turn.question },
      }
    case 'upload-stepped':
      if (state.turn.phase !== 'analysing') return state
      return { ...state, turn: { ...state.turn, steps: [...state.turn.steps, event.step] } }
    case 'upload-answered':
      if (state.turn.phase !== 'uploading' && state.turn.phase !== 'analysing') return state
      return {
        ...append(state, {
          type: 'assistant',
          text: event.text,
          timestamp: event.at,
          ...(event.analysis !== null && { analysis: event.analysis }),
        }),
        turn: { phase: 'idle' },
        uploadsUsed: state.uploadsUsed + 1,
        notice: null,
      }
    case 'reply-grew':
      return growReply(state, event.text, event.at)
    case 'reply-finished':
      if (state.turn.phase !== 'streaming') return state
      return {
        ...changeMessage(state, state.turn.replyId, { ...event.paper }),
        turn: { phase: 'idle' },
        notice: null,
      }
    case 'turn-failed':
      return failTurn(state, event.failure)
    case 'turn-retried':
      return retryTurn(state, event.at)
    case 'questions-answered':
      return {
        ...state,
        messages: state.messages.map((message) =>
          message.id === event.messageId
            ? {
                ...message,
                text: event.text,
                answers: { ...message.answers, ...event.answers },
              }
            : message,
        ),
      }
    case 'chat-reset':
      break
  }
  return { ...emptyChat, nextId: state.nextId }
}

/** The user message that a retry would send again: that of the last turn. */
export function lastUserMessage(state: ChatState): ChatMessage | null {
  return state.messages.findLast((message) => message.type === 'user') ?? null
}

function append(state: ChatState, message: Omit<ChatMessage, 'id'>): ChatState {
  return {
    ...state,
    messages: [...state.messages, { id: `m${state.nextId}`, ...message }],
    nextId: state.nextId + 1,
  }
}

function startOfUpload(file: ChatFile, question: string | null): ChatState['turn'] {
  return { phase: 'uploading', sentBytes: 0, totalBytes: file.size, question }
}

function growReply(state: ChatState, text: string, at: string): ChatState {
  const { turn } = state
  if (turn.phase === 'waiting') {
    if (text === '') return state
    const replyId = `m${state.nextId}`
    return {
      ...append(state, { type: 'assistant', text, timestamp: at }),
      turn: { phase: 'streaming', replyId, question: null },
    }
  }
  if (turn.phase !== 'streaming') return state
  return changeMessage(state, turn.replyId, { text })
}

function changeMessage(state: ChatState, id: string, part: Partial<ChatMessage>): ChatState {
  return {
    ...state,
    messages: state.messages.map((message) => (message.id === id ? { ...message, ...part } : message)),
  }
}

function failTurn(state: ChatState, failure: TurnFailure): ChatState {
  const { turn } = state
  if (turn.phase === 'idle') return state
  return {
    ...state,
    messages: state.messages.map((message, index) =>
      index === state.messages.length - 1 ? { ...message, failure } : message,
    ),
    turn: { phase: 'idle' },
    notice: null,
    // A question that waited behind the upload goes back to the field, not lost.
    draft: turn.question ?? state.draft,
  }
}

function retryTurn(state: ChatState, at: string): ChatState {
  const message = lastUserMessage(state)
  if (state.turn.phase !== 'idle' || message === null) return state
  const { failure: _, ...again } = message
  return {
    ...state,
    messages: [...state.messages.slice(0, state.messages.indexOf(message)), { ...again, timestamp: at }],
    turn:
      message.file === undefined ? { phase: 'waiting', question: null } : startOfUpload(message.file, null),
    notice: null,
  }
}
