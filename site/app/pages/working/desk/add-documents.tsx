import { acceptAttribute } from '#app/chat/files/file-rules.ts'
import { type ChangeEvent, useId } from 'react'
import type { DeskStore } from './desk-store.ts'
import { expandFiles } from '#app/desk/expand-files.ts'

/** Adds documents, a folder or a zip of them. Dropping works anywhere on the page. */
export function AddDocuments({ desk, isCompact }: { desk: DeskStore; isCompact: boolean }) {
  const fileId = useId()
  const folderId = useId()

  async function add(event: ChangeEvent<HTMLInputElement>) {
    const input = event.currentTarget
    const chosen = [...(input.files ?? [])]
    input.value = ''
    await desk.lay({ kind: 'files', files: await expandFiles(chosen) })
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
        {isCompact && (
          <button
            type="button"
            className="button"
            data-look="quiet"
            data-size="small"
            onClick={() => desk.clear()}
          >
            Clear the desk
          </button>
        )}
      </div>
    </div>
  )
}
