import { formatTonnes } from '@doublerule/carbon/format-mass.ts'
import { countNoun } from '@doublerule/carbon/working/count-noun.ts'
import { describeKg } from '@doublerule/carbon/working/describe-kg.ts'
import { kindName } from '@doublerule/carbon/working/kind-name.ts'
import { nameMonth } from '@doublerule/carbon/working/name-month.ts'
import { standingOf } from '@doublerule/carbon/working/paper-standing.ts'
import { type SetSummary as Summary, summariseSet } from '@doublerule/carbon/working/summarise-set.ts'
import type { Vocabulary } from '@doublerule/carbon/working/vocabulary.ts'
import type { WorkedPaper } from '@doublerule/carbon/working/worked-paper.ts'
import { useMemo } from 'react'
import { Co2 } from '#app/ui/co2.tsx'
import { SetReview } from './set-review.tsx'
import { SummaryTables } from './summary-tables.tsx'

/** A paper of the set; it has none yet while its document is being read, and none where that was stopped. */
export type PaperOfSet = { key: string; file: { name: string }; worked: WorkedPaper | null }

type SetSummaryProps = {
  papers: readonly PaperOfSet[]
  vocabulary: Vocabulary
  onShow: (key: string) => void
}

/** The set on one sheet: what to look at first, totals by scope, kind, month and site, what is missing, what stands twice. */
export function SetSummary({ papers, vocabulary, onShow }: SetSummaryProps) {
  const read = useMemo(() => papers.filter(({ worked }) => worked !== null), [papers])
  const analyses = useMemo(
    () => read.flatMap(({ worked }) => (worked === null ? [] : [worked.analysis])),
    [read],
  )
  const summary = useMemo(() => summariseSet(analyses), [analyses])
  const nameOf = (index: number) => read[index]?.file.name ?? ''
  const unread = papers.filter(({ worked }) => worked === null)
  const none = analyses.filter((analysis) => ['nothing', 'empty'].includes(standingOf(analysis).total)).length
  return (
    <article className="paper sheet" aria-labelledby="set-title">
      <h2 id="set-title" className="type-subheading">
        Summary of {unread.length > 0 && `${read.length} of `}
        {countNoun(papers.length, 'document')}
      </h2>
      <SetTotal summary={summary} isWhole={unread.length === 0} />
      {unread.length > 0 && (
        <p className="paper-open">
          Not read, so not in this total: {unread.map(({ file }) => file.name).join(', ')}.
        </p>
      )}
      {none > 0 && none < read.length && (
        <p className="paper-open">
          {countNoun(none, 'document adds', 'documents add')} nothing to this total: see “To look at first”.
        </p>
      )}
      <SetReview review={summary.review} nameOf={nameOf} onShow={(paper) => onShow(read[paper]?.key ?? '')} />
      <SummaryTables summary={summary} vocabulary={vocabulary} />
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
                {nameOf(paper)}
                {nameOf(paper) === nameOf(sameAs)
                  ? ' is here twice'
                  : ` is the same as ${nameOf(sameAs)}`}: {because}.
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  )
}

type SetTotalProps = { summary: Summary; isWhole: boolean }

/** The double rule stands under the total of a set that was read and counted whole. */
function SetTotal({ summary: { total, totalKg }, isWhole }: SetTotalProps) {
  if (total === 'empty' || total === 'nothing') {
    return (
      <p className="paper-total-figure">
        <span className="paper-no-total">
          {total === 'empty' ? 'Nothing to count' : 'Nothing is counted yet'}
        </span>
      </p>
    )
  }
  const isClosed = isWhole && total === 'closed'
  return (
    <p className="paper-total-figure">
      <span className="type-column text-ink-2">{isClosed ? 'Total' : 'Total so far'}</span>
      <data value={totalKg} className={isClosed ? 'double-rule' : 'single-rule'}>
        {formatTonnes(totalKg)} <Co2 equivalent />
      </data>
      <span className="type-figure text-ink-2">{describeKg(totalKg)}</span>
    </p>
  )
}
