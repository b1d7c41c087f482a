import { openDesk } from '#app/desk/open-desk.ts'
import { ChooseDocuments } from './choose-documents.tsx'

const specimens = [
  ['electricity', 'Electricity bill'],
  ['diesel', 'Fuel docket, a photo'],
  ['concrete', 'Concrete invoice'],
] as const

/**
 * The desk with nothing on it, which the server writes. What is chosen here goes to the inbox of the desk, whose own code may
 * still be on its way; so these fields stay where they are, with the focus and an open file dialog, while it comes.
 */
export function EmptyDesk() {
  async function lay(files: readonly File[]) {
    const { takeFiles } = await import('#app/desk/take-files.ts')
    await takeFiles(files)
  }

  return (
    <div className="desk-empty no-script:hidden">
      <h2 className="type-heading">Put a bill on the desk</h2>
      <p className="text-ink-2">
        Drop it anywhere on this page: a PDF, a photo, a spreadsheet, a Word or text file, to 10 MB each. A
        set may hold 20, also as a folder or a zip. Nothing of a file is kept on the server.
      </p>
      <div className="desk-add-buttons">
        <ChooseDocuments label="Choose files" look="filled" onChoose={(files) => void lay(files)} />
      </div>
      <p className="desk-specimens">
        <span>No bill at hand? Take one of ours:</span>
        {specimens.map(([specimen, label]) => (
          <button
            key={specimen}
            type="button"
            className="text-button"
            onClick={() => openDesk({ kind: 'specimen', specimen })}
          >
            {label}
          </button>
        ))}
      </p>
    </div>
  )
}
