import { useId } from 'react'

export type ScopeShare = {
  scope: 1 | 2 | 3
  /** Share of the longest bar or of the whole, 0 to 1. */ share: number
}

/** A bar in parts: Scope 1 solid, Scope 2 hatched, Scope 3 dotted. The figures stand beside it as text. */
export function ScopeBar({ parts, className = 'h-6' }: { parts: readonly ScopeShare[]; className?: string }) {
  const id = useId()
  const starts = parts.map((_, index) => parts.slice(0, index).reduce((sum, part) => sum + part.share, 0))
  return (
    <svg className={`scope-bar ${className}`} width="100%" aria-hidden="true">
      <defs>
        <pattern
          id={`${id}2`}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="3" height="6" className="fill-scope-2" />
        </pattern>
        <pattern id={`${id}3`} width="6" height="6" patternUnits="userSpaceOnUse">
          <circle cx="3" cy="3" r="1.75" className="fill-scope-3" />
        </pattern>
      </defs>
      {parts.map(({ scope, share }, index) => (
        <rect
          key={scope}
          x={`${(starts[index] ?? 0) * 100}%`}
          width={`${share * 100}%`}
          height="100%"
          fill={scope === 1 ? undefined : `url(#${id}${scope})`}
          className={`scope-${scope}`}
        />
      ))}
    </svg>
  )
}
