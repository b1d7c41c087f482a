import type { Analysis, Emission, Factor } from '../analysis/analysis-schema.ts'
import type { Decimal } from '../decimal.ts'
import { sumOf, decimal } from '../decimal.ts'
import { footColumn, type PaperColumn, printKg, roundingOf } from './paper-column.ts'
import type { LineState, PaperActivity, WorkedPaper } from './worked-paper.ts'

/** One multiplication of a line, in the column where it belongs. */
export type PaperRow = {
  emission: Emission
  factor: Factor | null
  column: 'counted' | 'memo'
  printedKg: Decimal
}

export type PaperLine = PaperActivity & {
  /** L1, L2, … in the order of the document; H1, H2, … for lines entered by hand. */
  reference: string
  rows: readonly PaperRow[]
  /** What the line adds to each column as printed; null where it has nothing there. */
  countedKg: Decimal | null
  memoKg: Decimal | null
}

/** A working paper laid out in two columns, each footing to its own rule. */
export type Paper = {
  lines: readonly PaperLine[]
  counted: PaperColumn
  memo: PaperColumn
  byScope: readonly { scope: 1 | 2 | 3; column: PaperColumn }[]
  /** Printed total less the printed scopes; null where they agree. */
  scopeRoundingKg: Decimal | null
}

const scopes = [1, 2, 3] as const

function rowsOf({ activity, state }: PaperActivity, factors: Analysis['factors']): PaperRow[] {
  if (state === 'struck') return []
  return activity.emissions.map((emission) => ({
    emission,
    factor: factors[emission.factor] ?? null,
    column: emission.counted ? 'counted' : 'memo',
    printedKg: printKg(emission.kgCO2e),
  }))
}

function figuresOf(rows: readonly PaperRow[], column: PaperRow['column']): string[] {
  return rows.filter((row) => row.column === column).map(({ emission }) => emission.kgCO2e)
}

/** The printed figure of a folded line is the sum of its printed rows, so that it opens to what it says. */
function printedSum(rows: readonly PaperRow[], column: PaperRow['column']): Decimal | null {
  const printed = rows.filter((row) => row.column === column).map(({ printedKg }) => decimal(printedKg))
  return printed.length === 0 ? null : printKg(sumOf(printed))
}

function nameLines(lines: readonly { state: LineState; printed: unknown }[]): string[] {
  let read = 0
  let byHand = 0
  return lines.map(({ state, printed }) =>
    state === 'added' || (state === 'struck' && printed === null) ? `H${++byHand}` : `L${++read}`,
  )
}

/** Lays a worked paper out for reading: what is counted, what stands beside, and totals that foot as printed. */
export function layOutPaper({ lines, analysis }: Pick<WorkedPaper, 'lines' | 'analysis'>): Paper {
  const references = nameLines(lines)
  const laidOut = lines.map((line, index): PaperLine => {
    const rows = rowsOf(line, analysis.factors)
    return {
      ...line,
      reference: references[index] ?? '',
      rows,
      countedKg: printedSum(rows, 'counted'),
      memoKg: printedSum(rows, 'memo'),
    }
  })
  const rows = laidOut.flatMap((line) => line.rows)
  const counted = footColumn(figuresOf(rows, 'counted'))
  const byScope = scopes.map((scope) => ({
    scope,
    column: footColumn(
      figuresOf(
        rows.filter(({ emission }) => emission.scope === scope),
        'counted',
      ),
    ),
  }))
  return {
    lines: laidOut,
    counted,
    memo: footColumn(figuresOf(rows, 'memo')),
    byScope,
    scopeRoundingKg: roundingOf(
      counted.exactKg,
      byScope.map(({ column }) => column.exactKg),
    ),
  }
}

/** The paper of a document that nobody has corrected. */
export function asRead(analysis: Analysis): WorkedPaper {
  return {
    analysis,
    lines: analysis.activities.map((activity) => ({ activity, state: 'read', printed: null, changes: [] })),
    changes: [],
    refusals: [],
  }
}
