import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { coarseTypeOf } from '../eval/score-document.ts'
import { readByType } from '../src/classify/read-by-type.ts'
import { paperFeatures } from '../src/classify/describe-paper.ts'
import { findActivities } from '../src/find/find-activities.ts'
import { knowPage } from '../src/judge/known/know-page.ts'
import { papers, plainTypeOf } from '../src/find/paper/paper.ts'
import { layoutOfText } from '../src/testing/layout-of-text.ts'
import { type ReadLayout, readLayout } from '../src/lay-out/read-layout.ts'
import { madeGroup } from './fit-leaving-out.ts'
import { isKnownFormat } from './is-known-format.ts'
import { readMadePapers } from './made-papers.ts'
import { type PaperRow, packPapers } from './paper-rows.ts'
import { readLabelled } from './read-labelled.ts'

// node packages/documents/fit/collect-papers.ts --cached DIR FOLDER...   FOLDER holds labels.json and files/
// Writes what labelled documents look like to the classifier: numbers, no text of a document.
const { values, positionals } = parseArgs({
  options: { cached: { type: 'string' } },
  allowPositionals: true,
})
if (values.cached === undefined) throw new Error('usage: collect-papers.ts --cached DIR FOLDER...')

const paperByType = new Map(papers.map((paper) => [coarseTypeOf(plainTypeOf[paper]), paper]))
const rows: PaperRow[] = []
for await (const { label, group, readings } of readLabelled(values.cached, positionals)) {
  const [document] = readings
  if (isKnownFormat(document)) continue
  rows.push({
    group,
    papers: [label.productType, ...label.acceptTypes].flatMap((type) => paperByType.get(type) ?? []),
    features: featuresOf(readLayout(document)),
  })
}
for (const [index, { paper, lines }] of readMadePapers().entries()) {
  const features = featuresOf(layoutOfText(...lines))
  rows.push({ group: madeGroup(index), papers: [paper], features })
}
await writeFile(
  new URL('papers.tsv.gz', import.meta.url),
  packPapers({ names: paperFeatures.map(({ name }) => name), rows }),
)
console.log(`${rows.length} documents`)

function featuresOf(layout: ReadLayout): Float32Array {
  const known = knowPage(layout)
  return readByType(layout, known, findActivities(layout, known.dates.issueDate), []).features
}
