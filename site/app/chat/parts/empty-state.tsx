import { ArrowRightIcon } from '#app/ui/icons.tsx'
import { suggestedPrompts } from './suggested-prompts.ts'

export function EmptyState({ onAsk }: { onAsk: (prompt: string) => void }) {
  return (
    <div className="chat-empty">
      <h3>Welcome. Ask, or hand over a bill.</h3>
      <p>
        I answer questions about the platform and its pricing, and I read an uploaded receipt or invoice: the
        activity on it, the emission factor with its source, and the sum in full.
      </p>
      <ul>
        {suggestedPrompts.map((prompt) => (
          <li key={prompt}>
            <button type="button" className="chat-prompt" onClick={() => onAsk(prompt)}>
              {prompt}
              <ArrowRightIcon />
            </button>
          </li>
        ))}
      </ul>
      <p className="chat-small">
        A demo, by a program and not a person. A file is read in memory and not kept; this conversation stays
        in this browser tab.
      </p>
    </div>
  )
}
