import { candidates } from '../factors/factor-library.ts'
import type { LibraryFactor } from '../factors/factor-table.ts'
import extraAliasTable from './extra-aliases.generated.json' with { type: 'json' }

/** What a line can be about: one or more factors that differ by unit, edition or scope only. */
export type Subject = {
  key: string
  label: string
  category: string
  region: string
  aliases: readonly string[]
  factors: readonly LibraryFactor[]
}

/** "gb-defra-2025-material-concrete-primary-scope3-t" is about "gb-defra-material-concrete-primary". */
export function subjectKeyOf(id: string): string {
  return id
    .replace(/^([a-z]+-[a-z\d]+)-\d{4}-/, '$1-')
    .replace(/-(?:wtt-)?scope[123].*$/, '')
    .replace(/-(?:aud|usd)\d{4}$/, '')
}

/** "Material (UK): Concrete, primary material production, per tonne" without its unit and scope. */
function labelOf(factor: LibraryFactor): string {
  return factor.name
    .replace(/ - (?:combustion|upstream|Scope).*$/, '')
    .replace(/, per [^,]*$/, '')
    .replace(/^Spend: /, '')
}

/** The thing itself: a label without publisher, code, treatment and source, which every neighbour has too. */
export function thingOf(label: string): string {
  return label
    .replace(/^(?:Material|Waste) \((?:UK|US)\): /, '')
    .replace(/^(?:Landfill|Waste incineration), /, '')
    .replace(/ \(NAICS \d+\)$/, '')
    .replace(
      /, (?:primary material production|closed-loop source|re-used|open-loop|closed-loop|landfill|composting|anaerobic digestion|incineration with energy recovery|recycled|landfilled|combusted|composted)$/,
      '',
    )
}

const extraAliases = new Map(
  extraAliasTable.subject.map((key: string, row: number) => [
    key,
    (extraAliasTable.aliases[row] ?? '').split(';'),
  ]),
)

/** Extra aliases hold for a thing in every treatment or source, and for an industry in both currencies: listed once. */
function aliasKeyOf(key: string): string {
  return key
    .replace(/^us-epa-spend-v1-3-/, 'au-derived-spend-epa-')
    .replace(
      /-(?:primary|recycled|reused|landfill|composting|anaerobic-digestion|energy-from-waste|(?:open|closed)-loop-recycling)$/,
      '',
    )
}

/** Words that DEFRA's sheets use as names under a heading; alone they say nothing. */
const headingWords: ReadonlySet<string> = new Set(['it', 'large', 'small'])

/** What is matched by its words; every other kind of line has rules of its own. */
const matchedCategories = ['material', 'spend', 'waste'] as const

function buildSubjects(): Subject[] {
  const groups = new Map<string, LibraryFactor[]>()
  for (const factor of matchedCategories.flatMap((category) => candidates({ category }))) {
    const key = subjectKeyOf(factor.id)
    groups.set(key, [...(groups.get(key) ?? []), factor])
  }
  return [...groups].flatMap(([key, factors]) => {
    const [first] = factors
    if (first === undefined) return []
    const aliases = new Set([
      ...factors.flatMap((factor) => factor.aliases).filter((alias) => !headingWords.has(alias)),
      ...(extraAliases.get(key) ?? extraAliases.get(aliasKeyOf(key)) ?? []),
    ])
    return [
      {
        key,
        label: labelOf(first),
        category: first.category,
        region: first.region,
        aliases: [...aliases],
        factors,
      },
    ]
  })
}

/** Every material, industry and kind of waste of the library, in the order of the data files. */
export const allSubjects: readonly Subject[] = buildSubjects()
