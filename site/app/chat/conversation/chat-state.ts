import type { Analysis } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { ReadingStep } from '@doublerule/carbon/analysis/reading-step.ts'
import type { Correction } from '@doublerule/carbon/working/correction-schema.ts'
import type { Answers } from '../working/apply-answers.ts'
import type { ChatFile } from '#shared/chat-messages.ts'

/** Why a turn has no full answer, and from when trying again makes sense (ISO time). */
export type TurnFailure = {
  kind: 'stopped' | 'failed'
  text: string
  retryAt: string | null
  /** False where the same message can never be answered, such as a file with a password. */
  isWorthRetrying: boolean
}

export type ChatMessage = {
  id: string
  type: 'user' | 'assistant'
  text: string
  /** ISO 8601, UTC. */
  timestamp: string
  file?: ChatFile
  /** The analysis as the server sent it: answers are applied when it is shown. */
  analysis?: Analysis
  answers?: Answers
  /** Only with the paper of a typed sum: where each line was, if they were at several places. */
  corrections?: readonly Correction[]
  failure?: TurnFailure
}

/** What the widget waits for. Anything but idle is the loading flag of the specification. */
export type Turn =
  | { phase: 'idle' }
  | { phase: 'waiting'; question: null }
  | { phase: 'streaming'; replyId: string; question: null }
  | { phase: 'uploading'; sentBytes: number; totalBytes: number; question: string | null }
  /** With the steps that the server has told of. */
  | { phase: 'analysing'; since: string; steps: readonly ReadingStep[]; question: string | null }

export type ChatState = {
  messages: ReadonlyArray<ChatMessage>
  turn: Turn
  draft: string
  attachment: ChatFile | null
  uploadsUsed: number
  notice: string | null
  nextId: number
}

export const emptyChat: ChatState = {
  messages: [],
  turn: { phase: 'idle' },
  draft: '',
  attachment: null,
  uploadsUsed: 0,
  notice: null,
  nextId: 1,
}

export function isLoading(state: ChatState): boolean {
  return state.turn.phase !== 'idle'
}

export function canSend(state: ChatState): boolean {
  return !isLoading(state) && (state.draft.trim() !== '' || state.attachment !== null)
}
