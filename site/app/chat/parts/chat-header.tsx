import { ThemeSwitch } from '#app/shell/theme-switch.tsx'
import { Button } from '#app/ui/button.tsx'
import { CloseIcon, MinusIcon } from '#app/ui/icons.tsx'
import { limits } from '#shared/limits.ts'
import { siteConfig } from '#shared/site-config.ts'
import { ExpandIcon } from './chat-icons.tsx'

type ChatHeaderProps = {
  titleId: string
  isMinimised: boolean
  hasUnread: boolean
  uploadsUsed: number
  onToggle: () => void
  onClose: () => void
  onReset: () => void
}

export function ChatHeader(props: ChatHeaderProps) {
  const { titleId, isMinimised, hasUnread, uploadsUsed, onToggle, onClose, onReset } = props
  return (
    <header className="chat-header">
      <div className="chat-header-row">
        <h2 id={titleId} className="chat-title">
          {siteConfig.brand} AI Assistant
        </h2>
        {isMinimised && hasUnread && <span className="chat-unread">New reply</span>}
        <ThemeSwitch />
        <button
          type="button"
          className="icon-button"
          aria-expanded={!isMinimised}
          aria-label={isMinimised ? 'Expand' : 'Minimise'}
          onClick={onToggle}
        >
          {isMinimised ? <ExpandIcon /> : <MinusIcon />}
        </button>
        <button type="button" className="icon-button" aria-label="Close" onClick={onClose}>
          <CloseIcon />
        </button>
      </div>
      {!isMinimised && uploadsUsed >= limits.uploadsPerSession && (
        <div className="chat-header-row chat-header-reset">
          <p>All {limits.uploadsPerSession} demo uploads are used.</p>
          <Button size="small" onClick={onReset}>
            Reset Demo
          </Button>
        </div>
      )}
    </header>
  )
}
