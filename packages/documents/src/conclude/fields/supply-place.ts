import { cueFor } from '../../lay-out/lexicon/cue-for.ts'
import type { RegionClues } from '@doublerule/carbon/regions/find-region.ts'
import { evidenceOf } from '../../lay-out/layout/evidence.ts'
import type { ReadLayout } from '../../lay-out/read-layout.ts'
import type { ReadLine } from '../../lay-out/layout/read-line.ts'
import type { Evidence } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { Identifiers } from './identifiers.ts'

export type SupplyPlace = { clues: RegionClues; evidence: Evidence | null }

type AddressFound = { line: ReadLine; state: string; postcode: string; score: number }

const australian = /\b(NSW|QLD|VIC|TAS|ACT|WA|SA|NT)[\s,]{1,3}(\d{4})\b/g
const american =
  /\b(A[LKZR]|C[AOT]|D[EC]|FL|GA|HI|I[DLNA]|K[SY]|LA|M[EDAINSOT]|N[EVHJMYCD]|O[HKR]|PA|PR|RI|S[CD]|T[NX]|UT|V[TA]|W[AVIY])\.?,?\s+(\d{5})(?:-\d{4})?\b/g
// "Electricity NSW" in a row, "state | VIC" in a record.
const stated =
  /(?:\b(?:[Ee]lectricity|ELECTRICITY|[Gg]rid)[\s,(–-]{1,4}(?!ACT)|(?:^|\.)[Ss]tate\b[\s:|=]{1,4})(NSW|QLD|VIC|TAS|ACT|WA|SA|NT)(?![\w-])/
const supplyWords = cueFor('supply-place supply words')
const postalWords = cueFor('supply-place postal words')
const distributorWords = cueFor('supply-place distributor words')

/** What the document prints about the place of supply: the supply address before any other address. */
export function findSupplyPlace(
  layout: ReadLayout,
  identifiers: Identifiers,
  document: { supplier: string | null; country: string | null },
): SupplyPlace {
  const addresses = findAddresses(layout)
  const distributor = layout.lines
    .map(({ text }) => distributorWords.exec(text)?.[1])
    .find((name) => name !== undefined)
  const hasMeterPlace = identifiers.nmi !== null || identifiers.mirn !== null || distributor !== undefined
  const best = chooseAddress(addresses, hasMeterPlace)
  const isElsewhere = document.country !== null && document.country !== 'AU'
  const named = best === undefined && !hasMeterPlace && !isElsewhere ? findStatedState(layout.lines) : null
  const evidence =
    named !== null
      ? evidenceOf(named.line)
      : best === undefined
        ? (identifiers.nmi ?? identifiers.mirn)?.evidence
        : evidenceOf(best.line)
  return {
    clues: {
      addressState: best?.state ?? named?.state ?? null,
      stateInRow: named !== null,
      postcode: best?.postcode ?? null,
      nmi: identifiers.nmi?.value ?? null,
      mirn: identifiers.mirn?.value ?? null,
      distributor: distributor ?? null,
      retailer: document.supplier,
      country: document.country,
    },
    evidence: evidence ?? null,
  }
}

/** The one state that rows or keys name without an address; several leave the place open. */
function findStatedState(lines: readonly ReadLine[]): { line: ReadLine; state: string } | null {
  const found = lines.flatMap((line) => {
    const state = stated.exec(line.text)?.[1]
    return state === undefined ? [] : [{ line, state }]
  })
  return new Set(found.map(({ state }) => state)).size === 1 ? (found[0] ?? null) : null
}

/** A supply address before all; one with no word about it only where no meter or network tells; a postal one never. */
function chooseAddress(addresses: readonly AddressFound[], hasMeterPlace: boolean): AddressFound | undefined {
  const [best] = addresses.toSorted((a, b) => b.score - a.score || a.line.index - b.line.index)
  if (best === undefined || best.score < 0) return undefined
  return best.score > 0 || !hasMeterPlace ? best : undefined
}

function findAddresses(layout: ReadLayout): AddressFound[] {
  const form = layout.country === 'AU' ? australian : layout.country === 'US' ? american : null
  if (form === null) return []
  return layout.lines.flatMap((line) =>
    [...line.text.matchAll(form)].map((match) => {
      const context = [0, 1, 2, 3].map((up) => layout.lines[line.index - up]?.folded ?? '').join(' | ')
      const near = [0, 1, 2].map((up) => layout.lines[line.index - up]?.folded ?? '').join(' | ')
      const score = (supplyWords.test(context) ? 4 : 0) - (postalWords.test(near) ? 3 : 0)
      return { line, state: match[1] ?? '', postcode: match[2] ?? '', score }
    }),
  )
}
