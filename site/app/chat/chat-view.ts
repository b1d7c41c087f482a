import { keepView } from './keep-view.ts'
import { readKeptView, type ChatView } from './read-kept-view.ts'

/** What another part of the page asks of the chat when it opens it. */
export type OpenChatRequest = { prompt?: string; file?: File }

type ChatSurface = {
  view: ChatView
  /** Waits until the panel has loaded and takes it. */
  request: OpenChatRequest | null
  /** A view that a reload brings back leaves the focus where the visitor is. */
  takesFocus: boolean
  hasUnread: boolean
  /** What the one polite region of the chat says. */
  announcement: string
}

/** Where the conversation of this tab is kept. */
export const chatStorageKey = 'chat'
const atRest: ChatSurface = {
  view: 'closed',
  request: null,
  takesFocus: false,
  hasUnread: false,
  announcement: '',
}
const listeners = new Set<() => void>()
let surface = atRest

function change(part: Partial<ChatSurface>) {
  surface = { ...surface, ...part }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function show(view: ChatView, request: OpenChatRequest | null = null) {
  // Opening again before the panel has loaded keeps what the first call asked for.
  const pending = view === 'open' ? (request ?? surface.request) : null
  change({ view, request: pending, takesFocus: true, hasUnread: surface.hasUnread && view !== 'open' })
  keepView(view)
}

/** Brings the view of this tab back after a reload. */
function restore() {
  const view = readKeptView()
  if (surface.view === 'closed' && view !== 'closed') change({ view })
}

function takeRequest(): OpenChatRequest | null {
  const { request } = surface
  if (request !== null) change({ request: null })
  return request
}

function announce(text: string) {
  // The same words again are heard again only if the region changes.
  const announcement = text === surface.announcement ? `${text}\u00a0` : text
  change({ announcement, hasUnread: surface.hasUnread || surface.view !== 'open' })
}

/** The outer state of the widget, apart from the conversation, so that the launcher stays small. */
export const chatView = {
  read: () => surface,
  readOnServer: () => atRest,
  subscribe,
  show,
  restore,
  takeRequest,
  announce,
}
