import { createHash } from 'node:crypto'
import { type Paper, papers } from '../src/find/paper/paper.ts'
import { type LogisticModel, scoreLogistic } from '../src/judge/predict/predict-logistic.ts'
import { fitLogistic } from './fit-logistic.ts'
import { fitLeavingOut } from './fit-leaving-out.ts'
import { type PaperRow, unpackPapers } from './paper-rows.ts'

/** What `npm run fit` writes: for each coarse type the weights that tell it from the others. */
export type PaperWeights = {
  rowsSha256: string
  features: readonly string[]
  models: Readonly<Record<Paper, LogisticModel>>
  /** Documents of left-out groups that were told rightly, by coarse type. */
  leftOut: Readonly<Record<string, { right: number; documents: number }>>
}

const folds = 10
const l2 = 2
// To take a letter for a bill asserts more than to take a bill for a letter.
const otherWeight = 2

export function fitPapers(packed: Uint8Array): PaperWeights {
  const { names, rows } = unpackPapers(packed)
  const { model: models, leftOut } = fitLeavingOut(rows, folds, fitModels)
  const told = leftOut.map(({ row: { papers: own, features }, model }) => ({
    paper: own[0] ?? '',
    isRight: own.includes(likeliest(model, features)),
  }))
  return {
    rowsSha256: createHash('sha256').update(packed).digest('hex'),
    features: names,
    models,
    leftOut: Object.fromEntries(
      [...Map.groupBy(told, ({ paper }) => paper)]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([paper, all]) => [
          paper,
          { right: all.filter(({ isRight }) => isRight).length, documents: all.length },
        ]),
    ),
  }
}

function fitModels(rows: readonly PaperRow[]): Record<Paper, LogisticModel> {
  const fit = (paper: Paper) =>
    fitLogistic(
      rows.map(({ papers: [own, ...others], features }) => ({
        features,
        label: own === paper ? 1 : 0,
        weight: others.includes(paper) ? 0 : own === 'other' ? otherWeight : 1,
      })),
      l2,
    )
  return {
    utility: fit('utility'),
    fuel: fit('fuel'),
    travel: fit('travel'),
    goods: fit('goods'),
    other: fit('other'),
  }
}

function likeliest(models: Record<Paper, LogisticModel>, features: Float32Array): Paper {
  return papers.reduce((best, paper) =>
    scoreLogistic(models[paper], features) > scoreLogistic(models[best], features) ? paper : best,
  )
}
