import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countryOf } from '../regions/place-names.ts'
import type { ActivityLine } from '../analysis/analysis-schema.ts'
import { analysisSchema, documentTypes } from '../analysis/analysis-schema.ts'
import { activityKinds } from '../analysis/activity-schema.ts'
import { makeTestAnalysis } from '../testing/make-test-analysis.ts'
import { replayAnalysis } from '../replay/replay.ts'
import { allUnits } from '../units/unit-table.ts'
import type { WorkOutContext } from './choice.ts'
import { detailsOf } from '../analysis/details-of.ts'

const words = [
  'diesel',
  'LPG',
  '45 kg',
  'cylinder',
  'R410A',
  'charge',
  'concrete',
  'recycling',
  'general waste',
  'FOGO',
  'semi-trailer',
  'air freight',
  'tram',
  'hybrid',
  'legal',
  'natural gas',
  'E10',
  'GST',
  '…',
  '[x](y)',
  'hotel London',
]
const regions = [
  'AU',
  'AU-QLD',
  'AU-ACT',
  'AU-TAS',
  'AU-WA-NWIS',
  'AU-XX',
  'GB',
  'US',
  'US-CAMX',
  'US-NY',
  'FR',
  'NF',
  '',
]
const airports = ['SYD', 'MEL', 'LHR', 'EDI', 'sfo', 'Toulouse', '']
const dates = ['1999-01-01', '2024-06-30', '2025-07-01', '2026-12-31', '2031-02-30']

const quantity = fc.oneof(
  fc.integer({ min: -10_000, max: 10_000_000 }).map(String),
  fc.tuple(fc.nat(99_999), fc.nat(999)).map(([whole, fraction]) => `${whole}.${fraction}`),
)
const date = fc.option(fc.constantFrom(...dates))
const period = fc.option(fc.record({ start: date, end: date }))

const line = fc.record({
  id: fc.constantFrom('a1', 'a2', 'a3'),
  description: fc.array(fc.constantFrom(...words), { maxLength: 4 }).map((some) => some.join(' ')),
  kind: fc.constantFrom(...activityKinds),
  quantity,
  unit: fc.oneof(
    fc.constantFrom(...allUnits.map(({ id }) => id)),
    fc.constantFrom(null, 'AUD', 'USD', 'EUR', 'furlong'),
  ),
  estimated: fc.boolean(),
  period,
  details: fc.option(
    fc
      .record({
        origin: fc.option(fc.constantFrom(...airports)),
        destination: fc.option(fc.constantFrom(...airports)),
        cabin: fc.option(fc.constantFrom('Economy', 'J', 'first')),
        travellers: fc.option(fc.integer({ min: 1, max: 9 })),
        roundTrip: fc.option(fc.boolean()),
        date,
        currency: fc.option(fc.constantFrom('AUD', 'USD', 'EUR')),
        taxIncluded: fc.option(fc.boolean()),
        country: fc.option(fc.constantFrom('AU', 'AT', 'SG')),
        distanceKm: fc.option(fc.constantFrom('640', '0.5')),
        massTonnes: fc.option(fc.constantFrom('18.5', '0')),
      })
      .map(detailsOf),
  ),
  evidence: fc.constant({ page: 1, text: 'a line', box: null, cell: null }),
  confidence: fc.record({ read: fc.constantFrom('0.5', '1'), meaning: fc.constantFrom('0.5', '0.97') }),
}) satisfies fc.Arbitrary<ActivityLine>

const context = fc.record({
  region: fc.option(fc.constantFrom(...regions).map((region) => ({ region, because: 'drawn' }))),
  period,
  issueDate: date,
  country: fc.option(fc.constantFrom('AU', 'GB', 'US', 'FR')),
  documentType: fc.constantFrom(...documentTypes),
  currency: fc.option(fc.constantFrom('AUD', 'GBP', 'USD', 'EUR')),
}) satisfies fc.Arbitrary<WorkOutContext>

test('any lines in any context give a valid object that replays the same, and nothing throws', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 6 }), context, (lines, drawn) => {
      const numbered = lines.map((drawnLine, index) => ({ ...drawnLine, id: `a${index + 1}` }))
      const analysis = makeTestAnalysis(numbered, {}, drawn)
      expect(analysisSchema.safeParse(analysis).error?.issues ?? []).toEqual([])
      expect(replayAnalysis(analysis)).toEqual({ same: true })
      const grids = analysis.activities.flatMap(({ kind, emissions }) =>
        kind === 'electricity' ? emissions : [],
      )
      const foreign = grids.filter(({ factor }) => {
        const region = analysis.factors[factor]?.region ?? ''
        return (
          drawn.region !== null && region !== 'GLOBAL' && countryOf(region) !== countryOf(drawn.region.region)
        )
      })
      expect(foreign).toEqual([])
    }),
    { numRuns: 300 },
  )
})
