import { factorSchema } from '@doublerule/carbon/analysis/factor-schema.ts'
import {
  calculationAnswerSchema,
  calculationCallSchema,
} from '@doublerule/carbon/calculation/calculation-schema.ts'
import { type ApiOperation, problemsOfBodies } from '#server/open-api/api-operation.ts'
import { answerSchemas, requestSchemas } from '#server/open-api/api-schemas.ts'
import { storedAnalysisExample } from '#server/open-api/stored-analysis-example.ts'
import { workingOperations } from '#server/open-api/working-operations.ts'
import { longestIdempotencyKey } from '#server/read-idempotency-key.ts'

const jobId = {
  description: 'Id of the job, from the answer that began it.',
  example: 'mW8sTq2nYb4kXc0vLr7jZg',
}

const engineOperations: readonly ApiOperation[] = [
  {
    id: 'calculateEmissions',
    method: 'post',
    door: 'open',
    path: '/v1/calculations',
    tag: 'Calculations',
    summary: 'Work out activities',
    description:
      'Works out each activity by the same path as a line of a bill and totals them by scope. Figures are exact digits in strings. A line that lacks something comes back open and says what; it is in no total. The same call gives the same answer for the same version of the engine and its library. Ten lines count as one request.',
    body: {
      name: 'CalculationCall',
      schema: calculationCallSchema,
      example: {
        activities: [
          { kind: 'electricity', quantity: '4826', unit: 'kWh', place: 'Queensland', date: '2025-08-15' },
          { kind: 'flight', origin: 'BNE', destination: 'PER', cabin: 'economy', returnTrip: true },
        ],
      },
      takesFiles: false,
    },
    answers: {
      200: {
        name: 'CalculationAnswer',
        schema: calculationAnswerSchema,
        description: 'Each activity in its place.',
      },
    },
    hasEtag: false,
    problems: problemsOfBodies,
  },
  {
    id: 'listFactors',
    method: 'get',
    door: 'open',
    path: '/v1/factors',
    tag: 'Factors',
    summary: 'Find factors',
    description:
      'Finds emission factors by words and filters, a page at a time. Each carries its source, table, edition and licence.',
    query: requestSchemas.FactorQuery,
    answers: {
      200: { name: 'FactorPage', schema: answerSchemas.FactorPage, description: 'A page of factors.' },
    },
    hasEtag: true,
    problems: ['invalid_fields'],
  },
  {
    id: 'getFactor',
    method: 'get',
    door: 'open',
    path: '/v1/factors/{id}',
    tag: 'Factors',
    summary: 'Read one factor',
    description: 'One factor by its id. An id keeps its meaning: a new edition has a new id.',
    pathId: { description: 'Id of the factor.', example: 'au-nga-2025-electricity-qld-scope2' },
    answers: { 200: { name: 'Factor', schema: factorSchema, description: 'The factor.' } },
    hasEtag: true,
    problems: ['factor_not_found'],
  },
  {
    id: 'createAnalysis',
    method: 'post',
    door: 'open',
    path: '/v1/analyses',
    tag: 'Analyses',
    summary: 'Read documents',
    description:
      'Reads bills, receipts, travel and meter files and answers an analysis for each: lines with their place on the page, factors, totals, checks. Up to three files are answered at once; more, or the header Prefer: respond-async, begin a job. A file is held in memory while it is read and is not stored. A file that cannot be read comes back refused with its problem, beside the others.',
    headers: [
      { name: 'Prefer', description: 'respond-async begins a job whatever the number of files (RFC 7240).' },
      {
        name: 'Idempotency-Key',
        description: `The same key with the same files, within fifteen minutes, is the same job; an answer at once creates nothing that a key could hold. 1 to ${longestIdempotencyKey} characters.`,
        minLength: 1,
      },
    ],
    body: {
      name: 'AnalysisCall',
      schema: requestSchemas.AnalysisCall,
      example: {
        files: [
          {
            fileName: 'bill.txt',
            content:
              'RWxlY3RyaWNpdHkgYmlsbApTdXBwbHkgYWRkcmVzczogMSBDcmVlayBTdCwgQnJpc2JhbmUgUUxEIDQwMDAKVXNhZ2UgNCw4MjYga1do',
          },
        ],
      },
      takesFiles: true,
    },
    answers: {
      200: { name: 'Analyses', schema: answerSchemas.Analyses, description: 'The files in the order sent.' },
      202: {
        name: 'AnalysisJob',
        schema: answerSchemas.AnalysisJob,
        description: 'A job began; Location is its address.',
      },
    },
    hasEtag: false,
    problems: [
      ...problemsOfBodies,
      'form_not_readable',
      'idempotency_key_invalid',
      'idempotency_key_reused',
      'analysis_busy',
    ],
  },
  {
    id: 'getAnalysis',
    method: 'get',
    door: 'open',
    path: '/v1/analyses/{id}',
    tag: 'Analyses',
    summary: 'Ask for a job',
    description:
      'The state of a job, and its documents when it is done. A result is kept for fifteen minutes.',
    pathId: jobId,
    answers: { 200: { name: 'AnalysisJob', schema: answerSchemas.AnalysisJob, description: 'The job.' } },
    hasEtag: false,
    problems: ['analysis_not_found'],
  },
  {
    id: 'streamAnalysis',
    method: 'get',
    door: 'open',
    path: '/v1/analyses/{id}/events',
    tag: 'Analyses',
    summary: 'Follow a job',
    description:
      'Server-sent events, one whenever a file is finished: running, and at the end done. Then ask for the job itself. Four streams a client.',
    pathId: jobId,
    answers: { 200: 'events' },
    hasEtag: false,
    problems: ['analysis_not_found', 'too_many_streams'],
  },
  {
    id: 'replayAnalyses',
    method: 'post',
    door: 'open',
    path: '/v1/replays',
    tag: 'Analyses',
    summary: 'Work stored analyses out again',
    description:
      'Recomputes every figure of stored analyses from quantities and factor ids with the library of today, and names each that differs.',
    body: {
      name: 'ReplayCall',
      schema: requestSchemas.ReplayCall,
      example: { analyses: [storedAnalysisExample] },
      takesFiles: false,
    },
    answers: {
      200: { name: 'Replays', schema: answerSchemas.Replays, description: 'The analyses in the order sent.' },
    },
    hasEtag: false,
    problems: problemsOfBodies,
  },
  {
    id: 'listUnits',
    method: 'get',
    door: 'open',
    path: '/v1/units',
    tag: 'Reference',
    summary: 'List units',
    description: 'The units that a calculation reads, with their exact conversion and other spellings.',
    answers: { 200: { name: 'Units', schema: answerSchemas.Units, description: 'All units.' } },
    hasEtag: true,
    problems: [],
  },
  {
    id: 'listRegions',
    method: 'get',
    door: 'open',
    path: '/v1/regions',
    tag: 'Reference',
    summary: 'List regions',
    description: 'The regions that factors are of, by code and name.',
    answers: { 200: { name: 'Regions', schema: answerSchemas.Regions, description: 'All regions.' } },
    hasEtag: true,
    problems: [],
  },
]

/** Every operation that is described. The server's routes are held against this table by a test. */
export const apiOperations: readonly ApiOperation[] = [...engineOperations, ...workingOperations]
