import { useId, useState, useSyncExternalStore } from 'react'
import { saveFile } from '#app/chat/working/save-file.ts'
import { Button } from '#app/ui/button.tsx'
import { type ExportFormat, exportFormats } from '#shared/export-formats.ts'
import { describeKept } from './describe-kept.ts'
import { callExport, callSave } from './desk-calls.ts'
import type { DeskStore } from './desk-store.ts'
import { keptPapers } from './kept-papers.ts'
import { LastSaved } from './last-saved.tsx'
import { toWorking } from './to-working.ts'

const formatNames: Readonly<Record<ExportFormat, string>> = {
  xlsx: 'Excel with formulas',
  pdf: 'PDF',
  csv: 'CSV',
  json: 'JSON, to replay',
}

/** What may be done with the papers as a whole: kept, handed on, taken along. They stay in view while the lines scroll. */
export function DeskActions({ desk }: { desk: DeskStore }) {
  const { lastSave } = useSyncExternalStore(desk.subscribe, desk.getState, desk.getState)
  const isCurrent = lastSave?.isCurrent === true
  const [busy, setBusy] = useState<'save' | ExportFormat | null>(null)
  const menuId = useId()

  async function take(format: ExportFormat) {
    const working = toWorking(desk.getState())
    // Disabled for good, the button would drop the focus.
    if (working === null || busy === format) return
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
    const content = JSON.stringify(working)
    const key = await keyOf(content)
    const answer = await callSave(working, key)
    setBusy(null)
    if (answer.ok) {
      keptPapers().add(describeKept(answer.value, desk.getState(), new Date()))
      // What is changed while the answer is on its way is not under the link.
      desk.keepSaved(answer.value.id, JSON.stringify(toWorking(desk.getState())) === content)
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
          disabled={busy === 'save' || isCurrent}
          onClick={() => void save()}
        >
          {lastSave === null ? 'Save and share' : isCurrent ? 'Saved' : 'Save again'}
        </Button>
        <Button size="small" popoverTarget={menuId} aria-busy={busy !== null && busy !== 'save'}>
          Download
        </Button>
        <section id={menuId} popover="auto" className="take-menu" aria-label="Download or print the papers">
          {exportFormats.map((format) => (
            <Button
              key={format}
              look="quiet"
              size="small"
              aria-disabled={busy === format}
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
      {lastSave !== null && <LastSaved id={lastSave.id} isCurrent={isCurrent} desk={desk} />}
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
