import { useId, useState, type DragEvent, type ReactNode } from 'react'

type DropzoneProps = {
  /** The words of the file button, for example "Choose a file". */
  label: string
  /** Stands after the button: what may be dropped. */
  children: ReactNode
  /** For the file dialog: `.pdf,.csv`. */
  accept: string
  onFile: (file: File) => void
  className?: string
}

/** A ruled field that takes one file, dropped or chosen. The limits are the receiver's to check and to explain. */
export function Dropzone({ label, children, accept, onFile, className = '' }: DropzoneProps) {
  const id = useId()
  const [isOver, setIsOver] = useState(false)

  function onDrop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    const file = event.dataTransfer.files[0]
    if (file !== undefined) onFile(file)
  }

  return (
    <div
      role="presentation"
      className={`dropzone ${className}`}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={onDrop}
    >
      <input
        id={id}
        type="file"
        accept={accept}
        className="sr-only"
        onChange={(event) => {
          const file = event.currentTarget.files?.[0]
          if (file !== undefined) onFile(file)
          event.currentTarget.value = ''
        }}
      />
      <label htmlFor={id} className="button" data-look="outlined" data-size="small">
        {label}
      </label>
      <p className="type-caption">{children}</p>
    </div>
  )
}
