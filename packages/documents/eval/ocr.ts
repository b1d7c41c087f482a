import { parseArgs } from 'node:util'
import { labelledFolder } from './labels.ts'
import { measureLabelled } from './ocr/measure-labelled.ts'
import { measurePrinted } from './ocr/measure-printed.ts'

const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: labelledFolder },
    only: { type: 'string', default: '' },
    printed: { type: 'boolean', default: false },
    every: { type: 'string', default: '4' },
    from: { type: 'string', default: '0' },
    at: { type: 'string', default: '2' },
    show: { type: 'boolean', default: false },
  },
})

const measure = values.printed ? measurePrinted : measureLabelled
await measure({
  folder: values.folder,
  only: values.only,
  atOnce: Number(values.at),
  show: values.show,
  every: Number(values.every),
  from: Number(values.from),
})
