import { showToast } from '#app/ui/toast/show-toast.ts'
import { chatView } from '../chat-view.ts'
import { fetchSumPaper } from '../transport/fetch-sum-paper.ts'
import { sendChat } from '../transport/send-chat.ts'
import { sendUpload } from '../transport/send-upload.ts'
import { renderAnswered } from '../working/render-answered.ts'
import { openChatStorage } from './chat-storage.ts'
import { type ChatStore, createChatStore } from './chat-store.ts'

let chat: ChatStore | null = null

/** The one conversation of this tab. It outlives the panel, so an answer arrives while the chat is closed too. */
export function browserChat(): ChatStore {
  chat ??= openBrowserChat()
  return chat
}

function openBrowserChat(): ChatStore {
  const storage = openChatStorage(() => sessionStorage)
  addEventListener('pagehide', storage.flush)
  return createChatStore({
    transport: { sendChat, sendUpload, fetchSumPaper },
    showToast,
    announce: chatView.announce,
    loadState: storage.load,
    saveState: storage.save,
    renderAnalysis: renderAnswered,
    now: () => new Date(),
  })
}
