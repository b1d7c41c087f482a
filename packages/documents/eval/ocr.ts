import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { measureLabelled } from './ocr/measure-labelled.ts'
import { measurePrinted } from './ocr/measure-printed.ts'

const { values } = parseArgs({
  options: {
    // Beside the repository: the documents are third parties' and stay outside.
    folder: {
      type: 'string',
      default: fileURLToPath(new URL('../../../../shared/documents', import.meta.url)),
    },
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
