import { Button } from '#app/ui/button.tsx'
import { messageStarts } from './message-starts.ts'

/** What helps us answer, as messages that can be begun with: the marked parts are the sender's to replace. */
export function MessageStartList() {
  return (
    <ul className="ruled-list" data-columns={3}>
      {messageStarts.map(({ title, message }) => (
        <li key={title} className="ruled-item">
          <div className="flex h-full flex-col items-start">
            <h3 className="type-subheading">{title}</h3>
            <p className="mt-2 mb-4 text-ink-2">
              <Marked text={message} />
            </p>
            <Button size="small" className="mt-auto no-script:hidden" onClick={() => begin(message)}>
              Begin with this<span className="sr-only">: {title}</span>
            </Button>
          </div>
        </li>
      ))}
    </ul>
  )
}

function Marked({ text }: { text: string }) {
  return text.split(/[[\]]/).map((part, index) =>
    index % 2 === 1 ? (
      <mark key={`${index} ${part}`} className="whitespace-nowrap">
        {part}
      </mark>
    ) : (
      part
    ),
  )
}

/** Puts the message into the form, under what already stands there, with the first part to replace selected. */
function begin(message: string): void {
  const field = document.querySelector<HTMLTextAreaElement>('textarea[name="message"]')
  if (field === null) return
  const before = field.value.trim() === '' ? '' : `${field.value.trimEnd()}\n\n`
  field.value = before + message
  field.focus()
  const start = before.length + message.indexOf('[')
  field.setSelectionRange(start, before.length + message.indexOf(']') + 1)
}
