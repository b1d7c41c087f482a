import { Component, type ReactNode } from 'react'
import { ChatFrame } from './chat-frame.tsx'
import { chatStorageKey } from './chat-view.ts'

/** Keeps a fault of the panel from taking the page with it. What is stored may be its cause, so starting over clears it. */
export class ChatErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <ChatFrame
        text="The assistant ran into a fault. Starting over reloads the page and clears this conversation."
        action={{ label: 'Start over', run: startOver }}
      />
    )
  }
}

function startOver() {
  sessionStorage.removeItem(chatStorageKey)
  location.reload()
}
