import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import './tabs.css'

export type Tab = { id: string; title: string; content: ReactNode }

/**
 * Tabs by the ARIA pattern: arrows, Home and End move and select. Every panel is in the HTML; without scripts all of
 * them show, each under its own title.
 */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const prefix = useId()
  const buttons = useRef(new Map<string, HTMLButtonElement>())
  const [selectedId, setSelectedId] = useState(tabs[0]?.id)

  function moveSelection(event: KeyboardEvent): void {
    const index = tabs.findIndex((tab) => tab.id === selectedId)
    const target = targetOf(event.key, index, tabs.length)
    const tab = target === null ? undefined : tabs[target]
    if (tab === undefined) return
    event.preventDefault()
    setSelectedId(tab.id)
    buttons.current.get(tab.id)?.focus()
  }

  return (
    <div className="tabs">
      {/* The tabs inside take the focus; the list only hears their keys. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div role="tablist" aria-label={label} className="tab-list" onKeyDown={moveSelection}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            ref={(button) => {
              if (button === null) buttons.current.delete(tab.id)
              else buttons.current.set(tab.id, button)
            }}
            type="button"
            role="tab"
            id={`${prefix}-tab-${tab.id}`}
            aria-controls={`${prefix}-panel-${tab.id}`}
            aria-selected={tab.id === selectedId}
            tabIndex={tab.id === selectedId ? 0 : -1}
            className="tab"
            onClick={() => setSelectedId(tab.id)}
          >
            {tab.title}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${prefix}-panel-${tab.id}`}
          aria-labelledby={`${prefix}-tab-${tab.id}`}
          hidden={tab.id !== selectedId}
          tabIndex={0}
          className="tab-panel"
        >
          <p className="type-subheading tab-panel-title" aria-hidden="true">
            {tab.title}
          </p>
          {tab.content}
        </div>
      ))}
    </div>
  )
}

function targetOf(key: string, index: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count
    case 'ArrowLeft':
      return (index - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
