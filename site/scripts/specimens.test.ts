import { readFile } from 'node:fs/promises'
import { analyseDocument } from '@doublerule/documents/analyse/analyse-document.ts'
import { formatTonnes } from '@doublerule/carbon/format-mass.ts'
import { expect, test } from 'vitest'
import { openSpecimen } from '../app/pages/home/working/open-specimen.ts'

const folder = new URL('../../packages/documents/specimens/', import.meta.url)

test('the home page prints for the electricity bill what the assistant works out from the file', async () => {
  const { document, total } = openSpecimen('electricity', null, null)
  const bytes = new Uint8Array(await readFile(new URL(document.fileName, folder)))
  const result = await analyseDocument(bytes, document.fileName)
  expect(result.ok && formatTonnes(result.analysis.totals.kgCO2e)).toBe(total.tonnes.text)
  expect(result.ok && result.analysis.place?.region).toBe('AU-QLD')
})
