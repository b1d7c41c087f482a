import { useState } from 'react'
import { expandFiles } from '#app/desk/expand-files.ts'
import { Button } from '#app/ui/button.tsx'
import { ChooseDocuments } from '../choose-documents.tsx'
import type { DeskStore } from './desk-store.ts'

/** Adds documents, a folder or a zip of them to those on the desk. Dropping works anywhere on the page. */
export function AddDocuments({ desk }: { desk: DeskStore }) {
  async function add(chosen: readonly File[]) {
    await desk.lay({ kind: 'files', ...(await expandFiles(chosen)) })
  }

  return (
    <div className="desk-add">
      <div className="desk-add-buttons">
        <ChooseDocuments label="Add documents" look="outlined" onChoose={(files) => void add(files)} />
        <ClearDesk desk={desk} />
      </div>
    </div>
  )
}

/** Nothing brings a cleared desk back, so the first press only asks; leaving the button withdraws it. */
function ClearDesk({ desk }: { desk: DeskStore }) {
  const [isAsked, setIsAsked] = useState(false)
  return (
    <Button
      look={isAsked ? 'outlined' : 'quiet'}
      size="small"
      onBlur={() => setIsAsked(false)}
      onClick={() => (isAsked ? desk.clear() : setIsAsked(true))}
    >
      {isAsked ? 'Really clear it, corrections and all' : 'Clear the desk'}
    </Button>
  )
}
