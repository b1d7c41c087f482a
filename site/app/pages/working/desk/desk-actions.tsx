import { useState } from 'react'
import { saveFile } from '#app/chat/working/save-file.ts'
import { Button } from '#app/ui/button.tsx'
import { type DeskStore, toWorking } from './desk-store.ts'

/** What may be done with the papers as a whole. They stay in view while the lines scroll. */
export function DeskActions({ desk }: { desk: DeskStore }) {
  const [isBusy] = useState(false)

  function takeJson() {
    const working = toWorking(desk.getState())
    if (working === null) return
    saveFile('working.json', 'application/json', JSON.stringify({ workingVersion: '1', ...working }, null, 2))
  }

  return (
    <div className="paper-actions screen-only" aria-busy={isBusy}>
      <Button size="small" onClick={takeJson}>
        JSON
      </Button>
      <Button size="small" onClick={() => window.print()}>
        Print
      </Button>
    </div>
  )
}
