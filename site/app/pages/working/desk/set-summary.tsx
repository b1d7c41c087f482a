import { formatTonnes, groupDigits } from '@doublerule/carbon/format-mass.ts'
import { kindName, readKindName } from '@doublerule/carbon/working/kind-name.ts'
import { printKg } from '@doublerule/carbon/working/paper-column.ts'
import { type SummaryRow, summariseSet } from '@doublerule/carbon/working/summarise-set.ts'
import { useMemo } from 'react'
import { Co2 } from '#app/ui/co2.tsx'
import { ScopeBar } from '#app/ui/scope-bar.tsx'
import type { DeskPaper } from './desk-state.ts'

const scopes = [1, 2, 3] as const

type SetSummaryProps = { papers: readonly DeskPaper[]; onShow: (key: string) => void }

/** The set on one sheet: totals by scope, kind, month and site, what is missing, what stands twice, what to look at first. */
export function SetSummary({ papers, onShow }: SetSummaryProps) {
  const read = useMemo(() => papers.filter(({ worked }) => worked !== null), [papers])
  const summary = useMemo(
    () => summariseSet(read.flatMap(({ worked }) => (worked === null ? [] : [worked.analysis]))),
    [read],
  )
  const nameOf = (index: number) => read[index]?.file.name ?? ''
  const open = read.filter(({ worked }) => (worked?.analysis.questions.length ?? 0) > 0).length
  return (
    <article className="paper sheet" aria-labelledby="set-title">
      <h2 id="set-title" className="type-subheading">
        Summary of {read.length} documents
      </h2>
      <p className="paper-total-figure">
        <span className="type-column text-ink-2">{open === 0 ? 'Total' : 'Total so far'}</span>
        <data value={summary.totalKg} className={open === 0 ? 'double-rule' : ''}>
          {formatTonnes(summary.totalKg)} <Co2 equivalent />
        </data>
        <span className="type-figure text-ink-2">{groupDigits(printKg(summary.totalKg))} kg</span>
      </p>
      <SummaryTable
        caption="By scope"
        rows={scopes.map((scope) => ({
          name: `Scope ${scope}`,
          kg: summary.byScope[scope],
          byScope: { 1: '0', 2: '0', 3: '0', [scope]: summary.byScope[scope] },
        }))}
      />
      <SummaryTable caption="By kind" rows={summary.byKind} rename={(name) => readKindName(name)} />
      <SummaryTable caption="By month, shared out by days" rows={summary.byMonth} rename={nameMonth} />
      <SummaryTable caption="By site" rows={summary.bySite} />
      {summary.gaps.length > 0 && (
        <section>
          <h3 className="type-column text-ink-2">Months without a document</h3>
          <ul className="paper-problems">
            {summary.gaps.map(({ site, kind, months }) => (
              <li key={`${site}${kind}`}>
                {site}, {kindName(kind)}: {months.map(nameMonth).join(', ')}
              </li>
            ))}
          </ul>
        </section>
      )}
      {summary.duplicates.length > 0 && (
        <section>
          <h3 className="type-column text-ink-2">In the set twice, counted once</h3>
          <ul className="paper-problems">
            {summary.duplicates.map(({ paper, sameAs, because }) => (
              <li key={paper}>
                {nameOf(paper)} is the same as {nameOf(sameAs)}: {because}.
              </li>
            ))}
          </ul>
        </section>
      )}
      {summary.review.length > 0 && (
        <section>
          <h3 className="type-column text-ink-2">To look at first</h3>
          <ul className="set-review">
            {summary.review.slice(0, 40).map(({ paper, activity, because }) => (
              <li key={`${paper}${activity}`}>
                <button type="button" className="text-button" onClick={() => onShow(read[paper]?.key ?? '')}>
                  {nameOf(paper)}
                </button>
                : {because}
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  )
}

type SummaryTableProps = {
  caption: string
  rows: readonly SummaryRow[]
  rename?: (name: string) => string
}

function SummaryTable({ caption, rows, rename = (name) => name }: SummaryTableProps) {
  if (rows.length === 0) return null
  // Lengths of bars only: the figures beside them are exact.
  const longest = Math.max(...rows.map(({ kg }) => Math.abs(Number(kg))), Number.MIN_VALUE)
  return (
    <table className="set-table">
      <caption>{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{caption}</th>
          <th scope="col">Bar by scope</th>
          <th scope="col">kg CO2e</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, kg, byScope }) => (
          <tr key={name}>
            <th scope="row">{rename(name)}</th>
            <td className="set-bar">
              <ScopeBar
                className="h-4"
                parts={scopes
                  .map((scope) => ({ scope, share: Math.max(0, Number(byScope[scope])) / longest }))
                  .filter(({ share }) => share > 0)}
              />
            </td>
            <td className="figure">{groupDigits(printKg(kg))} kg</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const monthNames = new Intl.DateTimeFormat('en-AU', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** "July 2025" for "2025-07"; other names as they are. */
function nameMonth(name: string): string {
  return /^\d{4}-\d{2}$/.test(name) ? monthNames.format(new Date(`${name}-01T00:00:00Z`)) : name
}
