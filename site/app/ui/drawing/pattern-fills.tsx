export type PatternName = 'solid' | 'hatch' | 'dots' | 'open'

/** The fills of a picture: 45° hatch and dots, in the colour of the shape that wears them. One set for each tone. */
export function PatternFills({ id, tone }: { id: string; tone: Tone }) {
  return (
    <defs className={`draw-${tone}`}>
      <pattern
        id={`${id}-hatch`}
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="3" height="6" fill="currentColor" />
      </pattern>
      <pattern id={`${id}-dots`} width="6" height="6" patternUnits="userSpaceOnUse">
        <circle cx="3" cy="3" r="1.6" fill="currentColor" />
      </pattern>
    </defs>
  )
}

export type Tone = 'mangrove' | 'grey' | 'scope-1' | 'scope-2' | 'scope-3'

/** The `fill` of a shape that wears a pattern of the set `id`. */
export function patternFill(id: string, pattern: PatternName): string {
  if (pattern === 'solid') return 'currentColor'
  return pattern === 'open' ? 'none' : `url(#${id}-${pattern})`
}
