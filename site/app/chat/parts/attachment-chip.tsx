import { CloseIcon, FileIcon } from '#app/ui/icons.tsx'
import type { ChatFile } from '#shared/chat-messages.ts'
import { formatFileSize } from '../files/format-file-size.ts'

export function AttachmentChip({ file, onRemove }: { file: ChatFile; onRemove: () => void }) {
  return (
    <div className="chat-attachment">
      <FileIcon />
      <span className="chat-attachment-name">{file.name}</span>
      <span className="chat-attachment-size">{formatFileSize(file.size)}</span>
      <button type="button" className="icon-button" aria-label={`Remove ${file.name}`} onClick={onRemove}>
        <CloseIcon />
      </button>
    </div>
  )
}
