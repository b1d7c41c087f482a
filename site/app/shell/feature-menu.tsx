import {
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
} from 'react'
import { Link } from '#app/navigation/link.tsx'
import { ChevronDownIcon } from '#app/ui/icons.tsx'
import { featureEntries } from './feature-entries.ts'
import { makeTypeahead } from './make-typeahead.ts'

/** How long the panel stays after the pointer left it, so that a diagonal move does not lose it. */
const leaveDelayMs = 220

/** Closed, shown by the pointer, or held open by a click or a key. */
type MenuState = 'closed' | 'hovered' | 'held'

/** The Features dropdown: opens on hover, by click and by arrow keys; letters go to an entry, Escape closes it. */
export function FeatureMenu() {
  const [state, setState] = useState<MenuState>('closed')
  const panelId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const leaveTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [typeAhead] = useState(() => makeTypeahead())
  const isOpen = state !== 'closed'

  useEffect(() => () => clearTimeout(leaveTimer.current), [])

  // What the pointer alone has opened, Escape closes wherever the focus is (WCAG 2.2, 1.4.13).
  useEffect(() => {
    if (state !== 'hovered') return
    const listening = new AbortController()
    addEventListener('keydown', ({ key }) => key === 'Escape' && setState('closed'), {
      signal: listening.signal,
    })
    return () => listening.abort()
  }, [state])

  function close() {
    clearTimeout(leaveTimer.current)
    setState('closed')
  }

  function onPointerEnter(event: PointerEvent) {
    if (event.pointerType !== 'mouse') return
    clearTimeout(leaveTimer.current)
    setState((now) => (now === 'closed' ? 'hovered' : now))
  }

  function onPointerLeave(event: PointerEvent) {
    if (event.pointerType !== 'mouse') return
    clearTimeout(leaveTimer.current)
    leaveTimer.current = setTimeout(
      () => setState((now) => (now === 'hovered' ? 'closed' : now)),
      leaveDelayMs,
    )
  }

  function onBlur(event: FocusEvent<HTMLDivElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) close()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && isOpen) {
      close()
      button.current?.focus()
      return
    }
    const links = [...(panel.current?.querySelectorAll('a') ?? [])]
    const current = links.findIndex((link) => link === document.activeElement)
    const target =
      isOpen && isCharacter(event)
        ? typeAhead(
            event.key,
            current,
            featureEntries.map(({ title }) => title),
          )
        : pickLinkIndex(event.key, current, links.length)
    if (target === null) return
    event.preventDefault()
    setState('held')
    // The panel is shown by the next commit; a link inside a hidden panel cannot take focus.
    requestAnimationFrame(() => links[target]?.focus())
  }

  return (
    <div
      role="presentation"
      className="feature-menu"
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      <button
        ref={button}
        type="button"
        className="nav-link"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setState((now) => (now === 'held' ? 'closed' : 'held'))}
      >
        Features
        <ChevronDownIcon className={`size-3.5 transition-transform ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      <div ref={panel} id={panelId} className="feature-panel" hidden={!isOpen}>
        <ul className="sheet grid grid-cols-3">
          {featureEntries.map(({ href, title, note }) => (
            <li key={href}>
              <Link href={href} className="feature-entry" onClick={close}>
                <span className="font-semibold">{title}</span>
                <span className="type-caption block">{note}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function isCharacter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.length === 1 && key !== ' ' && !(ctrlKey || metaKey || altKey)
}

/** Which link a key leads to from the link at `current` (-1: the button), or null for a key that moves nothing. */
function pickLinkIndex(key: string, current: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return (current + 1) % count
    case 'ArrowUp':
      return (Math.max(current, 0) - 1 + count) % count
    case 'Home':
      return current === -1 ? null : 0
    case 'End':
      return current === -1 ? null : count - 1
    default:
      return null
  }
}
