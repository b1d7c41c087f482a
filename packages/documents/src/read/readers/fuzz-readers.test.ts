import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { closeOcrEngine } from '../ocr/ocr-engine.ts'
import { readDocument } from '../read-document.ts'

afterAll(closeOcrEngine)

const specimens = {
  'water-bill.pdf': 80,
  'fuel-card.xlsx': 150,
  'waste-docket.docx': 150,
  'travel-manifest.csv': 150,
  'meter-data-nem12.csv': 60,
  // Each reading of a picture takes the OCR a second.
  'fuel-docket-scan.png': 6,
} as const

const flips = fc.array(
  fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.integer({ min: 1, max: 255 })),
  {
    minLength: 1,
    maxLength: 12,
  },
)
const cut = fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { freq: 3 })

test.for(Object.entries(specimens))(
  '%s with bytes changed or missing is read or refused, never thrown at',
  async ([name, numRuns]) => {
    const whole = readFileSync(new URL(`../../../specimens/${name}`, import.meta.url))
    const damaged = fc.tuple(flips, cut).map(([changes, share]) => {
      const bytes = Buffer.from(whole)
      for (const [place, mask] of changes) {
        const index = Math.floor(place * (bytes.length - 1))
        bytes[index] = (bytes[index] ?? 0) ^ mask
      }
      return share === null ? bytes : bytes.subarray(0, Math.floor(share * bytes.length))
    })
    const property = fc.asyncProperty(damaged, async (bytes) => {
      const result = await readDocument(bytes, name)
      const outcome = result.ok ? 'read' : result.problem.code
      expect([
        'read',
        'corrupt',
        'empty',
        'encrypted',
        'no_text',
        'too_large',
        'type_mismatch',
        'unsupported_type',
      ]).toContain(outcome)
    })
    await fc.assert(property, { numRuns, seed: 20_251_120 })
  },
)

test('any text is read or refused', async () => {
  const name = fc.constantFrom('a.csv', 'a.txt', 'a.json')
  const property = fc.asyncProperty(
    fc.string({ unit: 'binary', maxLength: 400 }),
    name,
    async (text, fileName) => {
      const result = await readDocument(Buffer.from(text), fileName)
      expect(result.ok || result.problem.code !== 'memory_limit').toBe(true)
    },
  )
  await fc.assert(property, { numRuns: 400, seed: 20_251_120 })
})
