/** A person or firm without a photograph: initials in a ruled square. The name stands beside it as text. */
export function Initials({ text, className = 'size-12' }: { text: string; className?: string }) {
  return (
    <span className={`initials ${className}`} aria-hidden="true">
      {text}
    </span>
  )
}
