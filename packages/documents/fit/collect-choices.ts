import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { DocumentLabel } from '../eval/labels.ts'
import { readPageWords } from '../src/judge/candidates/page-words.ts'
import { describeAmounts } from '../src/judge/known/amount-features.ts'
import { describeDays } from '../src/judge/known/date-features.ts'
import { findIssueDate } from '../src/judge/known/issue-date.ts'
import { describeNames } from '../src/conclude/fields/name-features.ts'
import { type PageDates, readPageDates } from '../src/judge/known/page-dates.ts'
import { describeRanges } from '../src/judge/known/range-features.ts'
import { layoutOfText } from '../src/testing/layout-of-text.ts'
import { type ReadLayout, readLayout } from '../src/lay-out/read-layout.ts'
import { findRelations } from '../src/judge/relations/find-relations.ts'
import type { LogisticModel } from '../src/judge/predict/predict-logistic.ts'
import { type ChoiceFit, choiceFits } from './choice-fits.ts'
import { type ChoiceRow, packChoices } from './choice-rows.ts'
import { fitChoicesLeavingOut } from './fit-choice.ts'
import { madeGroup } from './fit-leaving-out.ts'
import { isKnownFormat } from './is-known-format.ts'
import { readMadeChoices } from './made-choices.ts'
import { readLabelled } from './read-labelled.ts'

// node packages/documents/fit/collect-choices.ts --cached DIR FOLDER...   FOLDER holds labels.json and files/
// Writes what the amounts, days and periods of labelled documents look like: numbers, no text and no value of a document.
const { values, positionals } = parseArgs({ options: { cached: { type: 'string' } }, allowPositionals: true })
if (values.cached === undefined) throw new Error('usage: collect-choices.ts --cached DIR FOLDER...')

type Paper = { group: string; layout: ReadLayout; label: DocumentLabel }
type Answered = { group: string; layout: ReadLayout; dates: PageDates; answers: readonly string[] }
type Described = readonly { value: string | number; features: Float32Array }[]

const papers: Paper[] = []
for await (const { label, group, readings } of readLabelled(values.cached, positionals)) {
  const [document] = readings
  if (!isKnownFormat(document)) papers.push({ label, group, layout: readLayout(document) })
}
/** The day of issue as weights tell it that did not know the paper, for the period is told with its help. */
const issueModels = new Map<ReadLayout, LogisticModel>()
let issueModel: LogisticModel | undefined
for (const fit of choiceFits) {
  const answered = answeredFor(fit)
  const rows = answered.map((paper) => ({ ...toRow(fit, paper, describe(fit, paper)), paper }))
  if (fit.field === 'issueDate') {
    const { model, leftOut } = fitChoicesLeavingOut(rows, fit.l2)
    issueModel = model
    for (const { row, model: without } of leftOut) issueModels.set(row.paper.layout, without)
  }
  await writeFile(new URL(`${fit.name}.tsv.gz`, import.meta.url), packChoices({ names: fit.features, rows }))
  console.log(`${fit.name}: ${rows.length} documents`)
}

function answeredFor(fit: ChoiceFit): Answered[] {
  const real = papers.flatMap(({ label, ...paper }) => {
    const answers = fit.answersOf(label)
    return answers === null ? [] : [{ ...paper, answers }]
  })
  const made = readMadeChoices(fit).map(({ answer, lines }, index) => ({
    group: madeGroup(index),
    layout: layoutOfText(...lines),
    answers: answer === null ? [] : [answer],
  }))
  return [...real, ...made].map((paper) => ({
    ...paper,
    dates: readPageDates(paper.layout.lines, readPageWords()),
  }))
}

function describe({ field }: ChoiceFit, { layout, dates }: Answered): Described {
  const { lines } = layout
  if (field === 'total') return describeAmounts(lines, readPageWords(), findRelations(lines))
  if (field === 'issueDate') return describeDays(dates)
  if (field === 'supplier') return describeNames(lines, dates.words)
  return describeRanges(dates, findIssueDate(dates, issueModels.get(layout) ?? issueModel)?.value ?? null)
}

function toRow(
  { isSame = isEqual }: ChoiceFit,
  { group, answers }: Answered,
  described: Described,
): ChoiceRow {
  const known = new Map(
    [...new Set(described.map(({ value }) => value))].map((value, index) => [value, index]),
  )
  return {
    group,
    hasAnswer: answers.length > 0,
    candidates: described.map(({ value, features }) => ({
      isAnswer: answers.some((answer) =>
        isSame(answer, typeof value === 'number' ? value.toFixed(2) : value),
      ),
      value: known.get(value) ?? 0,
      features,
    })),
  }
}

function isEqual(answer: string, value: string): boolean {
  return answer === value
}
