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
  // Whoever takes a file empties its field. Later the event tells of each, and an untold one would be taken twice.
  for (const field of listUntold('input[type="file"]')) {
    changed.set(field, readSetting(field))
    void wake()
  }
  onAwake(() => {
    listening.abort()
    for (const field of listUntold('input:not([type="file"]), textarea, select'))
      if (!changed.has(field)) changed.set(field, readSetting(field))
    for (const [field, setting] of changed) if (!composing.has(field)) tellChange(field, setting)
    for (const field of composing) if (isField(field)) tellWhenComposed(field)
  })
}

/** What no event told of: a form that the browser filled again on Back or a reload, what was done before this script ran. */
function listUntold(selector: string): Field[] {
  return [...document.querySelectorAll<Field>(selector)].filter((field) => !isAsServed(field))
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
  return target instanceof Element && target.matches('input, textarea, select')
}
