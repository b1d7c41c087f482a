import type { Analysis } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { ChatFile } from '#shared/chat-messages.ts'
import { type ToastText, toastTexts } from '#shared/toast-texts.ts'
import type { OpenChatRequest } from '../chat-view.ts'
import { refuseFile } from '../files/file-rules.ts'
import { mimeTypeOf, readUploadPayload } from '../files/read-upload-payload.ts'
import { speakReply } from '../reply/speak-reply.ts'
import type { CallFailure, ChatTransport } from '../transport/chat-transport.ts'
import { localFailure } from '../transport/local-failure.ts'
import type { Answers } from '../working/apply-answers.ts'
import { buildCallHistory } from './call-history.ts'
import { type ChatEvent, lastUserMessage, nextChatState } from './chat-machine.ts'
import { canSend, type ChatState, isLoading } from './chat-state.ts'
import { describeFailure } from './describe-failure.ts'

/** Everything outside the conversation that it touches. */
export type ChatPorts = {
  transport: ChatTransport
  showToast: (toast: ToastText) => void
  /** Says a text once in the polite region of the page. */
  announce: (text: string) => void
  loadState: () => ChatState
  saveState: (state: ChatState) => void
  renderAnalysis: (analysis: Analysis, answers: Answers) => string
  now: () => Date
}

export type ChatStore = ReturnType<typeof createChatStore>

/** One conversation: the machine, and the calls that move it. The loading flag falls on every way out of a call. */
export function createChatStore(ports: ChatPorts) {
  const { transport, showToast } = ports
  const listeners = new Set<() => void>()
  /** Bytes of the files of this page load, by message id: a reload forgets them. */
  const files = new Map<string, File>()
  let state = ports.loadState()
  let attached: File | null = null
  let inFlight: AbortController | null = null

  function dispatch(event: ChatEvent) {
    const next = nextChatState(state, event)
    if (next === state) return
    state = next
    ports.saveState(state)
    for (const listener of listeners) listener()
  }

  function now(): string {
    return ports.now().toISOString()
  }

  /** Runs one call at a time. What a stopped call still reports is dropped; no way out leaves the loading flag up. */
  async function run(
    toast: ToastText,
    call: (signal: AbortSignal, emit: (event: ChatEvent) => void) => Promise<CallFailure | null>,
  ) {
    const controller = new AbortController()
    inFlight = controller
    let failure: CallFailure | null = null
    try {
      failure = await call(controller.signal, (event) => {
        if (inFlight === controller) dispatch(event)
      })
    } finally {
      if (inFlight === controller) {
        inFlight = null
        if (isLoading(state)) {
          const shown = describeFailure(failure ?? localFailure('unshown'), ports.now())
          dispatch({ type: 'turn-failed', failure: shown })
          ports.announce(shown.text)
          showToast(toast)
        } else {
          ports.announce(speakReply(state.messages.at(-1)?.text ?? ''))
        }
      }
    }
  }

  function callChat(): Promise<void> {
    return run(toastTexts.chatFailed, async (signal, emit) => {
      const call = { messages: buildCallHistory(state.messages) }
      const onText = (text: string) => emit({ type: 'reply-grew', text, at: now() })
      const result = await transport.sendChat(call, { signal, onText })
      if (!result.ok) return result.stopped ? null : result.failure
      onText(result.value)
      emit({ type: 'reply-finished', paper: await transport.fetchSumPaper(call, result.value, signal) })
      return null
    })
  }

  async function callUpload(file: File, question: string | null): Promise<void> {
    let isAnswered = false
    await run(toastTexts.uploadFailed, async (signal, emit) => {
      const payload = await readUploadPayload(file)
      if (payload === null) return localFailure('unreadable')
      const result = await transport.sendUpload(payload, {
        signal,
        onProgress: (sentBytes, totalBytes) => emit({ type: 'upload-progressed', sentBytes, totalBytes }),
        onDelivered: () => emit({ type: 'upload-delivered', at: now() }),
        onStep: (step) => emit({ type: 'upload-stepped', step }),
      })
      if (!result.ok) return result.stopped ? null : result.failure
      const analysis = result.value.kind === 'analysis' ? result.value.analysis : null
      const text =
        result.value.kind === 'analysis' ? ports.renderAnalysis(result.value.analysis, {}) : result.value.text
      emit({ type: 'upload-answered', text, analysis, at: now() })
      isAnswered = !signal.aborted
      return null
    })
    if (isAnswered && question !== null) await ask(question)
  }

  async function ask(text: string): Promise<void> {
    if (isLoading(state) || text.trim() === '') return
    dispatch({ type: 'question-sent', text, at: now() })
    await callChat()
  }

  /** Says with a toast why a file is refused; true when it may go on. */
  function admit(file: File): boolean {
    const refusal = refuseFile(file, state.uploadsUsed)
    if (refusal !== null) showToast(toastTexts[refusal])
    return refusal === null
  }

  async function upload(file: File, question: string | null): Promise<void> {
    if (isLoading(state) || !admit(file)) return
    attached = null
    dispatch({ type: 'upload-sent', file: describeFile(file), question, at: now() })
    const message = lastUserMessage(state)
    if (message !== null) files.set(message.id, file)
    await callUpload(file, question)
  }

  function attach(file: File, notice: string | null) {
    if (!admit(file)) return
    attached = file
    dispatch({ type: 'file-attached', file: describeFile(file), notice })
    if (notice !== null) ports.announce(notice)
  }

  /** What another part of the page asks for. While an answer is on its way, prompt and file wait in the composer. */
  async function accept({ prompt = '', file }: OpenChatRequest): Promise<void> {
    const question = prompt.trim() === '' ? null : prompt.trim()
    if (isLoading(state)) {
      if (question !== null) dispatch({ type: 'draft-changed', text: question })
      if (file !== undefined) attach(file, null)
      return
    }
    if (file !== undefined) await upload(file, question)
    else if (question !== null) await ask(question)
  }

  /** Sends what the composer holds. With a file and a text, the file goes first and the text asks about it. */
  async function send(): Promise<void> {
    if (!canSend(state)) return
    const question = state.draft.trim() === '' ? null : state.draft.trim()
    if (attached !== null) await upload(attached, question)
    else if (question !== null) await ask(question)
  }

  function stop() {
    if (inFlight === null) return
    inFlight.abort()
    inFlight = null
    dispatch({
      type: 'turn-failed',
      failure: { kind: 'stopped', text: 'Stopped.', retryAt: null, isWorthRetrying: true },
    })
    ports.announce('Stopped.')
  }

  /** True while the last turn can be sent again: the bytes of an upload are only known until a reload. */
  function canRetry(): boolean {
    const message = lastUserMessage(state)
    if (isLoading(state) || message === null) return false
    return message.file === undefined || (files.has(message.id) && state.messages.at(-1) === message)
  }

  async function retry(): Promise<void> {
    const message = lastUserMessage(state)
    if (message === null || !canRetry()) return
    const file = files.get(message.id)
    if (file !== undefined && !admit(file)) return
    dispatch({ type: 'turn-retried', at: now() })
    await (file === undefined ? callChat() : callUpload(file, null))
  }

  function answer(messageId: string, answers: Answers) {
    const message = state.messages.find(({ id }) => id === messageId)
    if (message?.analysis === undefined) return
    const whole = ports.renderAnalysis(message.analysis, { ...message.answers, ...answers })
    // A typed sum is no document that would have to be introduced.
    const text = message.corrections === undefined ? whole : whole.slice(whole.indexOf('\n\n') + 1).trim()
    dispatch({ type: 'questions-answered', messageId, answers, text })
  }

  /** The file that the turn of a reply sent, while this page load holds its bytes. */
  function fileBehind(replyId: string): File | null {
    const reply = state.messages.findIndex(({ id }) => id === replyId)
    const sent = state.messages.slice(0, Math.max(0, reply)).findLast(({ type }) => type === 'user')
    return sent === undefined ? null : (files.get(sent.id) ?? null)
  }

  function reset() {
    inFlight?.abort()
    inFlight = null
    attached = null
    files.clear()
    dispatch({ type: 'chat-reset' })
    showToast(toastTexts.chatReset)
  }

  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  return {
    getState: () => state,
    subscribe,
    setDraft: (text: string) => dispatch({ type: 'draft-changed', text }),
    attach: (file: File, notice: string | null = null) => attach(file, notice),
    removeAttachment: () => {
      attached = null
      dispatch({ type: 'file-removed' })
    },
    ask,
    upload,
    accept,
    send,
    stop,
    canRetry,
    retry,
    answer,
    fileBehind,
    reset,
  }
}

function describeFile(file: File): ChatFile {
  return { name: file.name, type: mimeTypeOf(file), size: file.size }
}
