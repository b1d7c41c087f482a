import { parseArgs } from 'node:util'
import { analyseDocument } from '../src/analyse/analyse-document.ts'
import { printReport } from './print-report.ts'
import { type DocumentScore, scoreDocument } from './score-document.ts'
import { chargeTemplates } from './synthetic/charge-templates.ts'
import { electricityTemplates } from './synthetic/electricity-templates.ts'
import { fuelTemplates } from './synthetic/fuel-templates.ts'
import { goodsTemplates } from './synthetic/goods-templates.ts'
import { otherUtilityTemplates } from './synthetic/other-utility-templates.ts'
import { openRandom } from './synthetic/random.ts'
import { tableTemplates } from './synthetic/table-templates.ts'
import type { Template } from './synthetic/template.ts'
import { travelTemplates } from './synthetic/travel-templates.ts'
import { writeDraft } from './synthetic/write-draft.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    copies: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
  },
})

const templates: readonly Template[] = [
  ...electricityTemplates,
  ...otherUtilityTemplates,
  ...chargeTemplates,
  ...fuelTemplates,
  ...travelTemplates,
  ...goodsTemplates,
  ...tableTemplates,
].filter(({ name }) => name.includes(values.only))

const formats = { table: ['csv', 'csv-semicolon', 'xlsx'], page: ['txt', 'pdf'] } as const

const scores: DocumentScore[] = []
for (const [index, template] of templates.entries()) {
  for (let copy = 0; copy < Number(values.copies); copy++) {
    scores.push(await scoreTemplate(template, index * 1000 + copy + Number(values.seed) * 1_000_000, copy))
  }
}
console.log(`${scores.length} made documents from ${templates.length} layouts, seed ${values.seed}\n`)
printReport(scores, false)

async function scoreTemplate(template: Template, seed: number, copy: number): Promise<DocumentScore> {
  const draft = template.make(openRandom(seed))
  const { bytes, ending } = await writeDraft(
    draft,
    formats[draft.kind][copy % formats[draft.kind].length] ?? 'csv',
  )
  const file = `${template.name}-${copy}.${ending}`
  const result = await analyseDocument(bytes, file)
  if (values.only !== '' && copy < 2 && result.ok)
    console.log(
      file,
      JSON.stringify(
        result.analysis.activities.map(({ kind, quantity, unit, description }) => [
          kind,
          quantity,
          unit,
          description,
        ]),
      ),
    )
  if (!result.ok) throw new Error(`${file}: ${result.problem.code}`)
  return scoreDocument({ ...draft.label, file }, result.analysis)
}
