import type { PageWaker } from './page-waker.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** As it was left: what React renders for one field may put another one back. */
type Setting = { value: string; isChecked: boolean }

/**
 * Tells React of what was typed and chosen before it was there: it takes a field as it finds it, hears of no change, and
 * would put its own value back with the next one.
 */
export function tellChanges({ onAwake }: PageWaker): void {
  const changed = new Map<Field, Setting>()
  const listening = new AbortController()
  for (const type of ['input', 'change'] as const) {
    addEventListener(
      type,
      ({ target }) => {
        if (isField(target)) changed.set(target, readSetting(target))
      },
      { signal: listening.signal, capture: true },
    )
  }
  onAwake(() => {
    listening.abort()
    for (const [field, setting] of changed) tellChange(field, setting)
  })
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
