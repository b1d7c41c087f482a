import { Piece } from './piece.tsx'
import { Section } from '#app/ui/section.tsx'

const grounds = ['bg-paper', 'bg-sheet', 'bg-raised'] as const
const texts = [
  'text-ink',
  'text-ink-2',
  'text-ink-3',
  'text-mangrove',
  'text-bay',
  'text-pencil',
  'text-amber',
] as const
const fills = [
  'mangrove',
  'mangrove-hover',
  'wattle',
  'rule',
  'rule-strong',
  'margin',
  'focus',
  'scope-1',
  'scope-2',
  'scope-3',
] as const

export function Palette() {
  return (
    <Section title="Palette" reference="S-1" tone="sheet">
      <Piece name="Text on paper, sheet and raised">
        <div className="grid gap-4 md:grid-cols-3">
          {grounds.map((ground) => (
            <ul key={ground} className={`border border-rule p-4 ${ground}`}>
              {texts.map((text) => (
                <li key={text} className={text}>
                  {text.slice(5)} on {ground.slice(3)}
                </li>
              ))}
            </ul>
          ))}
        </div>
      </Piece>
      <Piece name="Fills and edges">
        <ul className="grid gap-1 md:grid-cols-2">
          {fills.map((fill) => (
            <li key={fill} className="flex items-center gap-3 text-sm">
              <svg width="80" height="24" aria-hidden="true">
                <rect width="80" height="24" fill={`var(--color-${fill})`} />
              </svg>
              {fill}
            </li>
          ))}
        </ul>
      </Piece>
    </Section>
  )
}
