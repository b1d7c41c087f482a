import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { makeDocument } from '../generate/make-document.ts'
import { tallied } from '../src/judge/account/borne-out.ts'
import { describeFigures } from '../src/judge/account/describe-figures.ts'
import { shapeOf } from '../src/judge/account/figure-shape.ts'
import { groupRules, kindGroups } from '../src/judge/candidates/kind-group.ts'
import type { DocumentText } from '../src/document-text.ts'
import { knowPage } from '../src/judge/known/know-page.ts'
import { readLayout } from '../src/lay-out/read-layout.ts'
import { features } from '../src/judge/predict/features.ts'
import { type FeaturedCandidate, type LabelledDocument, extractRows } from './extract-rows.ts'
import { readLabelled } from './read-labelled.ts'
import type { Row } from './row.ts'
import { packRows, unpackRows } from './rows-file.ts'

// node packages/documents/fit/collect.ts --cached DIR [--made 150] [--add] FOLDER...   FOLDER holds labels.json and files/
// Writes what the figures of labelled and of made documents look like to the judge: numbers, no text of a document.
// --add keeps the rows that are there, of documents that may be gone: only while no feature has changed.
// Of them a feature that came later says nothing, which is 0.
const { values, positionals } = parseArgs({
  options: {
    cached: { type: 'string' },
    made: { type: 'string', default: '0' },
    add: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})
if (values.cached === undefined)
  throw new Error('usage: collect.ts --cached DIR [--made N] [--add] FOLDER...')

const sheets = ['csv', 'xlsx', 'json']
const documents: LabelledDocument[] = []
for await (const { label, group, readings } of readLabelled(values.cached, positionals)) {
  const origin = label.made ? 'written' : 'real'
  documents.push(
    ...readings
      .filter(({ kind }) => !sheets.includes(kind))
      .map((document): LabelledDocument => ({
        from: 'labels',
        origin,
        group,
        document,
        labels: label.activities,
      })),
  )
}
for (let seed = 0; seed < Number(values.made); seed++) {
  const made = makeDocument(seed)
  if (!sheets.includes(made.document.kind)) documents.push({ from: 'generator', made })
}
const isKind = (group: string, kind: string) =>
  kindGroups.some((name) => name === group && groupRules[name].kinds.some((own) => own === kind))
const names = features.map(({ name }) => name)
const path = new URL('features.tsv.gz', import.meta.url)
const found = extractRows(documents, featuresOf, { isKind })
const kept = values.add ? withoutAgain(await readKept(), found) : []
const taken = kept.reduce((most, { document }) => Math.max(most, document + 1), 0)
const rows = [...kept, ...found.map((row) => ({ ...row, document: row.document + taken }))]
await writeFile(path, packRows({ names, rows }))
console.log(
  `${documents.length} documents, ${rows.length} rows, ${rows.filter(({ label }) => label === 1).length} counted`,
)

async function readKept(): Promise<readonly Row[]> {
  const known = unpackRows(new Uint8Array(await readFile(path)))
  if (known.names.some((name, place) => name !== names[place]))
    throw new Error('Features have changed, not only come at the end: collect the rows of all documents anew')
  return known.rows.map((row) => {
    const features = new Float32Array(names.length)
    features.set(row.features)
    return { ...row, features }
  })
}

/** A document that is collected again replaces its rows of before. */
function withoutAgain(before: readonly Row[], again: readonly Row[]): readonly Row[] {
  const nameOf = ([first]: readonly Row[], all: readonly Row[]) =>
    `${first?.group} ${all.map(({ kind, shape }) => `${kind} ${shape.value} ${shape.line}`).join(';')}`
  const documentsOf = (rows: readonly Row[]) => [...Map.groupBy(rows, ({ document }) => document).values()]
  const names = new Set(documentsOf(again).map((rows) => nameOf(rows, rows)))
  return documentsOf(before).flatMap((rows) => (names.has(nameOf(rows, rows)) ? [] : rows))
}

function* featuresOf(document: DocumentText): Generator<FeaturedCandidate> {
  const layout = readLayout(document)
  const known = knowPage(layout)
  for (const figure of describeFigures(layout, known)) {
    const { best, group, features: values } = figure
    if (tallied.includes(group)) continue
    yield {
      kind: group,
      quantity: Math.abs(Number(best.number.value)),
      unit: best.unit?.unit ?? null,
      place: best.number.cell.place,
      features: values,
      shape: shapeOf(figure, known.relations),
    }
  }
}
