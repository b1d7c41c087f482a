import { acceptAttribute } from '#app/chat/files/file-rules.ts'
import { type ChangeEvent, useId, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { expandFiles } from '#app/desk/expand-files.ts'
import { fetchSpecimen } from '#app/desk/fetch-specimen.ts'
import { deskTexts } from '#shared/desk-texts.ts'
import type { DeskStore } from './desk-store.ts'

/** Adds documents, a folder or a zip of them. Dropping works anywhere on the page. */
export function AddDocuments({ desk, isCompact }: { desk: DeskStore; isCompact: boolean }) {
  const fileId = useId()
  const folderId = useId()

  async function add(event: ChangeEvent<HTMLInputElement>) {
    const input = event.currentTarget
    const chosen = [...(input.files ?? [])]
    input.value = ''
    await desk.lay({ kind: 'files', ...(await expandFiles(chosen)) })
    if (!isCompact) focusPaper()
  }

  return (
    <div className={isCompact ? 'desk-add' : 'desk-empty'}>
      {!isCompact && (
        <>
          <h2 className="type-heading">Put a bill on the desk</h2>
          <p className="text-ink-2">
            Drop it anywhere on this page: a PDF, a photo, a spreadsheet, a Word or text file, to 10 MB each.
            A set may hold 20, also as a folder or a zip. Nothing of a file is kept on the server.
          </p>
        </>
      )}
      <div className="desk-add-buttons">
        <input
          id={fileId}
          type="file"
          multiple
          accept={`${acceptAttribute},.zip`}
          className="sr-only"
          onChange={(event) => void add(event)}
        />
        <label
          htmlFor={fileId}
          className="button"
          data-look={isCompact ? 'outlined' : 'filled'}
          data-size="small"
        >
          {isCompact ? 'Add documents' : 'Choose files'}
        </label>
        <input
          id={folderId}
          type="file"
          multiple
          className="sr-only"
          ref={(input) => input?.setAttribute('webkitdirectory', '')}
          onChange={(event) => void add(event)}
        />
        <label htmlFor={folderId} className="button" data-look="quiet" data-size="small">
          Add a folder
        </label>
        {isCompact && <ClearDesk desk={desk} />}
      </div>
      {!isCompact && <Specimens desk={desk} />}
    </div>
  )
}

/** What was pressed is gone with the empty desk: the place where the paper will be takes the focus, and keeps it. */
function focusPaper() {
  requestAnimationFrame(() => {
    document.querySelector<HTMLElement>('.desk-paper, .desk-set')?.focus({ preventScroll: true })
  })
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

const specimens = [
  ['electricity', 'Electricity bill'],
  ['diesel', 'Fuel docket, a photo'],
  ['concrete', 'Concrete invoice'],
] as const

/** For a visitor without a bill at hand. */
function Specimens({ desk }: { desk: DeskStore }) {
  async function lay(id: (typeof specimens)[number][0]) {
    const file = await fetchSpecimen(id)
    if (file === null) desk.say(deskTexts.noSpecimen)
    else {
      await desk.lay({ kind: 'files', files: [file] })
      focusPaper()
    }
  }

  return (
    <p className="desk-specimens">
      <span>No bill at hand? Take one of ours:</span>
      {specimens.map(([id, label]) => (
        <button key={id} type="button" className="text-button" onClick={() => void lay(id)}>
          {label}
        </button>
      ))}
    </p>
  )
}
