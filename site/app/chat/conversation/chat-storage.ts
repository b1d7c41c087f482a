import type { ChatFile } from '#shared/chat-messages.ts'
import { chatStorageKey } from '../chat-view.ts'
import { isAnalysis } from '../transport/is-analysis.ts'
import { nextChatState } from './chat-machine.ts'
import { type ChatMessage, type ChatState, emptyChat, isLoading } from './chat-state.ts'

const saveDelayMs = 250
const interruption = 'The page was reloaded before the answer was complete.'

/** Keeps the conversation of this tab in session storage, a moment behind the state. */
export function openChatStorage(storage: () => Storage) {
  let latest: ChatState | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Writes what is still waiting; also called when the page goes away. */
  function flush() {
    clearTimeout(timer)
    if (latest === null) return
    const state = latest
    latest = null
    // Analyses are the bulk: when the store is full, the words stay and the cards go.
    const isKept = store(state) || store({ ...state, messages: state.messages.map(withoutAnalysis) })
    if (!isKept) store(emptyChat)
  }

  function store(state: ChatState): boolean {
    try {
      storage().setItem(chatStorageKey, JSON.stringify(state))
      return true
    } catch {
      return false
    }
  }

  function load(): ChatState {
    try {
      return restoreChat(JSON.parse(storage().getItem(chatStorageKey) ?? 'null'))
    } catch {
      return emptyChat
    }
  }

  function save(state: ChatState) {
    if (latest === null) timer = setTimeout(flush, saveDelayMs)
    latest = state
  }

  return { load, save, flush }
}

function withoutAnalysis(message: ChatMessage): ChatMessage {
  const { analysis: _, ...words } = message
  return words
}

/** The state a reload starts from: nothing in flight, no file bytes, and nothing that is not ours. */
function restoreChat(value: unknown): ChatState {
  if (!isStoredChat(value)) return emptyChat
  const state: ChatState = { ...value, attachment: null, notice: null }
  if (!isLoading(state)) return state
  return nextChatState(state, {
    type: 'turn-failed',
    failure: { kind: 'stopped', text: interruption, retryAt: null, isWorthRetrying: true },
  })
}

function isStoredChat(value: unknown): value is ChatState {
  return (
    isRecord(value) &&
    Array.isArray(value['messages']) &&
    value['messages'].every(isStoredMessage) &&
    isRecord(value['turn']) &&
    typeof value['turn']['phase'] === 'string' &&
    typeof value['draft'] === 'string' &&
    typeof value['uploadsUsed'] === 'number' &&
    typeof value['nextId'] === 'number'
  )
}

function isStoredMessage(value: unknown): value is ChatMessage {
  return (
    isRecord(value) &&
    ['id', 'text', 'timestamp'].every((name) => typeof value[name] === 'string') &&
    (value['type'] === 'user' || value['type'] === 'assistant') &&
    (value['file'] === undefined || isStoredFile(value['file'])) &&
    (value['corrections'] === undefined || Array.isArray(value['corrections'])) &&
    (value['analysis'] === undefined || isAnalysis(value['analysis']))
  )
}

function isStoredFile(value: unknown): value is ChatFile {
  return isRecord(value) && typeof value['name'] === 'string' && typeof value['size'] === 'number'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
