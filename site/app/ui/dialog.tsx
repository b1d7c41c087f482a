import { useEffect, useId, useRef, type ReactNode } from 'react'
import { CloseIcon } from './icons.tsx'
import './dialog.css'

type DialogProps = {
  title: string
  isOpen: boolean
  /** Escape, the close button and a click on the backdrop all end here. */
  onClose: () => void
  children: ReactNode
}

/** A modal dialog on the native element: it keeps the focus inside and gives it back; at most 80vh high. */
export function Dialog({ title, isOpen, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])

  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={titleId} onClose={onClose} closedby="any">
      <div className="dialog-head">
        <h2 id={titleId} className="type-heading">
          {title}
        </h2>
        <button
          type="button"
          className="icon-button"
          aria-label="Close"
          onClick={() => dialog.current?.close()}
        >
          <CloseIcon />
        </button>
      </div>
      <div className="dialog-body">{children}</div>
    </dialog>
  )
}
