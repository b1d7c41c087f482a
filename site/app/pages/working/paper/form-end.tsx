import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'

type FormEndProps = {
  label: string
  placeholder?: string
  reason: string
  onReason: (reason: string) => void
  error: string | null
  action: string
  /** Null where the form stands open for good. */
  onCancel: (() => void) | null
}

/** How a form of the paper ends: why, what is wrong, and what is done. */
export function FormEnd({ label, placeholder, reason, onReason, error, action, onCancel }: FormEndProps) {
  return (
    <>
      <div className="paper-form-wide">
        <Field
          label={label}
          autoComplete="off"
          maxLength={500}
          placeholder={placeholder}
          value={reason}
          onChange={(event) => onReason(event.currentTarget.value)}
        />
      </div>
      {error !== null && (
        <p role="alert" className="paper-form-wide text-sm text-pencil">
          {error}
        </p>
      )}
      <div className="paper-form-wide line-actions">
        <Button type="submit" look="filled" size="small">
          {action}
        </Button>
        {onCancel !== null && (
          <Button look="quiet" size="small" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </>
  )
}
