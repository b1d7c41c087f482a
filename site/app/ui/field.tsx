import { useId, type ComponentProps, type ReactNode } from 'react'

type FieldFrame = {
  label: string
  hint?: ReactNode
  error?: string | undefined
}

type FieldProps = FieldFrame &
  ((ComponentProps<'input'> & { multiline?: false }) | (ComponentProps<'textarea'> & { multiline: true }))

/** A labelled input or text area with its hint and its error tied to it. */
export function Field({ label, hint, error, ...control }: FieldProps) {
  const generatedId = useId()
  const id = control.id ?? generatedId
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = [hint === undefined ? '' : hintId, error === undefined ? '' : errorId].join(' ').trim()
  const shared = {
    id,
    'aria-invalid': error !== undefined,
    'aria-describedby': describedBy === '' ? undefined : describedBy,
  }
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {label}
      </label>
      {hint !== undefined && (
        <p id={hintId} className="type-caption mb-1">
          {hint}
        </p>
      )}
      <FieldControl {...control} {...shared} />
      {error !== undefined && (
        <p id={errorId} className="mt-1 flex gap-2 text-sm text-pencil">
          <span aria-hidden="true">×</span>
          {error}
        </p>
      )}
    </div>
  )
}

type FieldControlProps =
  (ComponentProps<'input'> & { multiline?: false }) | (ComponentProps<'textarea'> & { multiline: true })

function FieldControl(props: FieldControlProps) {
  if (props.multiline === true) {
    const { multiline: _, className = '', ...rest } = props
    return <textarea {...rest} className={`input ${className}`} />
  }
  const { multiline: _, className = '', ...rest } = props
  return <input {...rest} className={`input ${className}`} />
}
