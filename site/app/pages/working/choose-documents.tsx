import { type ChangeEvent, useId } from 'react'
import { acceptedFiles } from '#app/desk/accepted-files.ts'
/** Known to all browsers, but not to the types of React. */
const wholeFolder = { webkitdirectory: '' }

type ChooseDocumentsProps = { label: string; look: 'filled' | 'outlined'; onChoose: (files: File[]) => void }

/** Two file fields with their buttons: documents, or a folder of them. */
export function ChooseDocuments({ label, look, onChoose }: ChooseDocumentsProps) {
  const fileId = useId()
  const folderId = useId()

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const files = [...(event.currentTarget.files ?? [])]
    event.currentTarget.value = ''
    if (files.length > 0) onChoose(files)
  }

  return (
    <>
      <input id={fileId} type="file" multiple accept={acceptedFiles} className="sr-only" onChange={choose} />
      <label htmlFor={fileId} className="button" data-look={look} data-size="small">
        {label}
      </label>
      <input id={folderId} type="file" multiple className="sr-only" onChange={choose} {...wholeFolder} />
      <label htmlFor={folderId} className="button" data-look="quiet" data-size="small">
        Add a folder
      </label>
    </>
  )
}
