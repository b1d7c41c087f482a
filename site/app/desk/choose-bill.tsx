import { useId } from 'react'
import { acceptedFiles } from '#app/desk/accepted-files.ts'

/** Chooses the visitor's own documents, which go on the desk; dropping them works anywhere. */
export function ChooseBill({ hint }: { hint?: string }) {
  const id = useId()
  return (
    <div className="choose-bill screen-only no-script:hidden">
      <input
        id={id}
        type="file"
        multiple
        accept={acceptedFiles}
        className="sr-only"
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])]
          event.currentTarget.value = ''
          if (files.length === 0) return
          void import('./take-files.ts').then(({ takeFiles }) => takeFiles(files))
        }}
      />
      <label htmlFor={id} className="button" data-look="outlined" data-size="small">
        Choose a file
      </label>
      {hint !== undefined && <span>{hint}</span>}
    </div>
  )
}
