import type { PageWaker } from './page-waker.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** As it was left: what React renders for one field may put another one back. */
type Setting = { value: string; isChecked: boolean }

/**
 * Tells React of what was typed and chosen before it was there: it takes a field as it finds it, hears of no change, and
 * would put its own value back with the next one.
 */
export function tellChanges({ wake, onAwake }: PageWaker): void {
  const changed = new Map<Field, Setting>()
  const composing = new Set<EventTarget>()
  const listening = new AbortController()
  const options = { signal: listening.signal, capture: true }
  for (const type of ['input', 'change'] as const) {
    addEventListener(
      type,
      (event) => {
        const { target } = event
        if (!isField(target)) return
        changed.set(target, readSetting(target))
        if (event instanceof InputEvent && event.isComposing) composing.add(target)
      },
      options,
    )
  }
  addEventListener('compositionstart', ({ target }) => target !== null && composing.add(target), options)
  addEventListener('compositionend', ({ target }) => target !== null && composing.delete(target), options)
  for (const field of listChosenFiles()) {
    changed.set(field, readSetting(field))
    void wake()
  }
  onAwake(() => {
    listening.abort()
    for (const field of listUntold()) if (!changed.has(field)) changed.set(field, readSetting(field))
    for (const [field, setting] of changed) if (!composing.has(field)) tellChange(field, setting)
    for (const field of composing) if (isField(field)) tellWhenComposed(field)
  })
}

/** What was chosen before this script ran: whoever takes a file empties the field, so these were not taken yet. */
function listChosenFiles(): Field[] {
  const fields = document.querySelectorAll<HTMLInputElement>('input[type="file"]')
  return [...fields].filter(({ files }) => files !== null && files.length > 0)
}

/**
 * What no event told of: a form that the browser filled again on Back or a reload, what was typed before this script ran.
 * Files are heard of from the start, and one that React has taken since would be taken a second time.
 */
function listUntold(): Field[] {
  const fields = document.querySelectorAll<Field>('input:not([type="file"]), textarea, select')
  return [...fields].filter((field) => !isAsServed(field))
}

function isAsServed(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options]
    return options.some((option) => option.hasAttribute('selected'))
      ? options.every((option) => option.selected === option.hasAttribute('selected'))
      : field.selectedIndex <= 0
  }
  if (!(field instanceof HTMLInputElement) || !isSwitch(field)) return field.value === field.defaultValue
  // A radio button is chosen; the one that it takes the place of tells nothing.
  return field.checked === field.defaultChecked || (field.type === 'radio' && !field.checked)
}

/** To write into a field breaks off what an input method is composing there. */
function tellWhenComposed(field: Field): void {
  field.addEventListener('compositionend', () => tellChange(field, readSetting(field)), { once: true })
}

function tellChange(field: Field, { value, isChecked }: Setting): void {
  if (field instanceof HTMLSelectElement) {
    field.value = value
    field.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (field.type === 'file') {
    field.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (field instanceof HTMLInputElement && isSwitch(field)) {
    field.checked = !isChecked
    field.click()
  } else {
    typeAgain(field, value)
  }
}

function readSetting(field: Field): Setting {
  return { value: field.value, isChecked: field instanceof HTMLInputElement && field.checked }
}

function isSwitch({ type }: HTMLInputElement): boolean {
  return type === 'radio' || type === 'checkbox'
}

/** React notes each value that a script sets and ignores an event without a new one: the browser's own setter is not seen. */
function typeAgain(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const { selectionStart, selectionEnd } = field
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')
  field.value = field.defaultValue
  own?.set?.call(field, value)
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function isField(target: EventTarget | null): target is Field {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  )
}
