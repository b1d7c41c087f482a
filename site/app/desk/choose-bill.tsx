import { useId } from 'react'
import { limits } from '#shared/limits.ts'

const accept = [...limits.acceptedExtensions, 'zip'].map((extension) => `.${extension}`).join(',')

/** Chooses the visitor's own documents, which go on the desk; dropping them works anywhere. */
export function ChooseBill({ hint }: { hint?: string }) {
  const id = useId()
  return (
    <div className="choose-bill screen-only no-script:hidden">
      <input
        id={id}
        type="file"
        multiple
        accept={accept}
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
