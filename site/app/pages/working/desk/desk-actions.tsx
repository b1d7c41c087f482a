import { useId, useState, useSyncExternalStore } from 'react'
import { saveFile } from '#app/chat/working/save-file.ts'
import { Button } from '#app/ui/button.tsx'
import { type ExportFormat, exportFormats } from '#shared/export-formats.ts'
import { formatDate } from '#shared/content/format-date.ts'
import { callDelete, callExport, callSave } from './desk-calls.ts'
import type { DeskState } from './desk-state.ts'
import type { DeskStore } from './desk-store.ts'
import { toWorking } from './to-working.ts'

const formatNames: Readonly<Record<ExportFormat, string>> = {
  xlsx: 'Excel with formulas',
  pdf: 'PDF',
  csv: 'CSV',
  json: 'JSON, to replay',
}

/** What may be done with the papers as a whole: kept, handed on, taken along. They stay in view while the lines scroll. */
export function DeskActions({ desk }: { desk: DeskStore }) {
  const { saved } = useSyncExternalStore(desk.subscribe, desk.getState, desk.getState)
  const [busy, setBusy] = useState<'save' | ExportFormat | null>(null)
  const menuId = useId()

  async function take(format: ExportFormat) {
    const working = toWorking(desk.getState())
    if (working === null) return
    setBusy(format)
    const file = await callExport(working, format)
    setBusy(null)
    if (file.ok) saveFile(`working-paper.${format}`, file.value.type, file.value)
    else desk.say(file.text)
  }

  async function save() {
    const working = toWorking(desk.getState())
    if (working === null) return
    setBusy('save')
    const key = await keyOf(JSON.stringify(working))
    const answer = await callSave(working, key)
    setBusy(null)
    if (answer.ok) {
      desk.keepSaved(answer.value)
      // The buttons stay in view while the lines scroll; the link does not.
      requestAnimationFrame(() => document.querySelector<HTMLElement>('.saved-link a')?.focus())
    } else desk.say(answer.text)
  }

  return (
    <>
      <div className="paper-actions screen-only">
        <Button
          size="small"
          look="filled"
          disabled={busy === 'save' || saved !== null}
          onClick={() => void save()}
        >
          {saved === null ? 'Save and share' : 'Saved'}
        </Button>
        <Button size="small" popoverTarget={menuId} aria-busy={busy !== null && busy !== 'save'}>
          Take along
        </Button>
        <section id={menuId} popover="auto" className="take-menu" aria-label="Take the papers along">
          {exportFormats.map((format) => (
            <Button
              key={format}
              look="quiet"
              size="small"
              disabled={busy === format}
              onClick={() => void take(format)}
            >
              {formatNames[format]}
            </Button>
          ))}
          <Button look="quiet" size="small" onClick={() => window.print()}>
            Print
          </Button>
        </section>
      </div>
      {saved !== null && <SavedLink saved={saved} desk={desk} />}
    </>
  )
}

/** The same papers make the same key, so that a save whose answer was lost finds itself again. */
async function keyOf(content: string): Promise<string> {
  const subtle: SubtleCrypto | undefined = globalThis.crypto.subtle
  if (subtle === undefined) return String(Math.random()).slice(2)
  const device = deviceKey()
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(device + content))
  return [...new Uint8Array(digest).slice(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Tells two visitors with the same bill apart, so that neither gets the other's delete key. */
function deviceKey(): string {
  const name = 'desk-key'
  try {
    const held = localStorage.getItem(name)
    if (held !== null) return held
    const made = [...crypto.getRandomValues(new Uint8Array(16))].join('')
    localStorage.setItem(name, made)
    return made
  } catch {
    return [...crypto.getRandomValues(new Uint8Array(16))].join('')
  }
}

function SavedLink({ saved, desk }: { saved: NonNullable<DeskState['saved']>; desk: DeskStore }) {
  const [isCopied, setIsCopied] = useState(false)
  const address = new URL(saved.url, window.location.origin).href

  async function copy() {
    try {
      await navigator.clipboard.writeText(address)
      setIsCopied(true)
    } catch {
      desk.say('The link could not be copied. Mark it and copy it by hand.')
    }
  }

  async function remove() {
    const answer = await callDelete(saved.id, saved.deleteKey)
    if (answer.ok || answer.code === 'working_not_found') desk.keepSaved(null)
    else desk.say(answer.text)
  }

  return (
    <p className="saved-link screen-only">
      <a className="link" href={saved.url}>
        {address}
      </a>
      <span className="text-ink-2">
        Anyone with this link can read the papers, not the documents, until {formatDate(saved.expiresAt)}.
      </span>
      <span className="line-actions">
        <button type="button" className="text-button" onClick={() => void copy()}>
          {isCopied ? 'Copied' : 'Copy the link'}
        </button>
        <button type="button" className="text-button" onClick={() => void remove()}>
          Delete it now
        </button>
      </span>
    </p>
  )
}
