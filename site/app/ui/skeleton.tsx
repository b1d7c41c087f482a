type SkeletonProps = {
  /** Read out once, for example "Loading articles". */
  label: string
  rows?: number
  className?: string
}

/** Blank ruled rows in place of text that is on its way; nothing shimmers. In a served page they call for who fills them. */
export function Skeleton({ label, rows = 4, className = '' }: SkeletonProps) {
  return (
    <output className={`block ${className}`} data-wake="seen">
      <span className="sr-only">{label}</span>
      <span aria-hidden="true">
        {Array.from({ length: rows }, (_, row) => (
          <span key={row} className="block h-6 border-b border-rule" />
        ))}
      </span>
    </output>
  )
}
