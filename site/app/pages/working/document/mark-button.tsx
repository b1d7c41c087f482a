import type { ComponentProps } from 'react'
import type { DocumentMark, MarkHandlers } from './document-mark.ts'

type MarkButtonProps = ComponentProps<'button'> &
  Pick<MarkHandlers, 'onPoint' | 'onChoose'> & { mark: DocumentMark }

/** Points at the entry of a mark while the pointer or the focus is on it, and leads there when it is pressed. */
export function MarkButton({
  mark: { id, label, standing },
  onPoint,
  onChoose,
  className = 'row-mark',
  children = id,
  ...rest
}: MarkButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      className={className}
      data-mark={id}
      data-standing={standing}
      aria-label={`${id}: ${label}, show on the paper`}
      onPointerEnter={() => onPoint(id)}
      onPointerLeave={() => onPoint(null)}
      onFocus={() => onPoint(id)}
      onBlur={() => onPoint(null)}
      onClick={() => onChoose(id)}
    >
      {children}
    </button>
  )
}
