import { type ApiOperation, problemsOfBodies } from '#server/open-api/api-operation.ts'
import { storedAnalysisExample } from '#server/open-api/stored-analysis-example.ts'
import { workingAnswerSchemas } from '#server/open-api/working-schemas.ts'
import { longestIdempotencyKey } from '#server/read-idempotency-key.ts'
import { chatCallSchema } from '#shared/chat-messages.ts'
import { recalculateCallSchema, workingCallSchema } from '#shared/working-calls.ts'

const ofPapers = { tag: 'Working papers', door: 'site', hasEtag: false } as const
const workingBody = {
  name: 'WorkingCall',
  schema: workingCallSchema,
  example: { analyses: [storedAnalysisExample] },
  takesFiles: false,
}
const savedId = {
  description: 'Id of the saved papers, from the answer that saved them.',
  example: 'mW8sTq2nYb4kXc0vLr7jZg',
}

/** The calls behind the desk, for its own pages and for programs: pages of other sites are refused. */
export const workingOperations: readonly ApiOperation[] = [
  {
    ...ofPapers,
    id: 'saveWorking',
    method: 'post',
    path: '/workings',
    summary: 'Save papers',
    description:
      'Keeps a set of papers under an address of 128 random bits until it expires or is deleted: figures, evidence lines, corrections, ticks and the sign-off, never a file.',
    headers: [
      {
        name: 'Idempotency-Key',
        description: `The same key with the same papers gets the answer of the first call. 1 to ${longestIdempotencyKey} characters.`,
        minLength: 1,
      },
    ],
    body: workingBody,
    answers: {
      201: { name: 'Saved', schema: workingAnswerSchemas.Saved, description: 'Location is the page.' },
    },
    problems: [...problemsOfBodies, 'idempotency_key_invalid', 'working_not_saved', 'working_store_full'],
  },
  {
    ...ofPapers,
    id: 'getWorking',
    method: 'get',
    path: '/workings/{id}',
    summary: 'Read saved papers',
    description:
      'The papers as saved, with the corrections worked out, and each figure that comes out otherwise with the library of today. With .xlsx, .pdf, .csv or .json behind the id they come as a file to take along.',
    pathId: savedId,
    answers: {
      200: {
        name: 'SavedWorking',
        schema: workingAnswerSchemas.SavedWorking,
        description: 'The papers; or a file of them, where the id ends in its format.',
        orFile: true,
      },
    },
    problems: ['working_not_found'],
  },
  {
    ...ofPapers,
    id: 'deleteWorking',
    method: 'delete',
    path: '/workings/{id}',
    summary: 'Delete saved papers',
    description: 'Deletes papers at once, with the key that saving gave.',
    pathId: savedId,
    headers: [
      {
        name: 'X-Delete-Key',
        description: 'deleteKey of the answer that saved.',
        isRequired: true,
        example: 'Zk3wVtq8RrC0nYb1mXsLfA',
      },
    ],
    answers: { 204: 'nothing' },
    problems: ['working_not_found'],
  },
  {
    ...ofPapers,
    id: 'exportWorking',
    method: 'post',
    path: '/workings/export/{format}',
    summary: 'Take papers along',
    description: 'Papers in, a file out; nothing is kept.',
    body: workingBody,
    answers: { 200: 'files' },
    problems: [...problemsOfBodies, 'not_found'],
  },
  {
    ...ofPapers,
    id: 'recalculateWorking',
    method: 'post',
    path: '/workings/recalculate',
    summary: 'Work papers out',
    description:
      'Documents as read and the corrections of their reader in, worked papers out. The same call gives the same answer; nothing is kept.',
    body: {
      name: 'RecalculateCall',
      schema: recalculateCallSchema,
      example: { analyses: [storedAnalysisExample], corrections: [] },
      takesFiles: false,
    },
    answers: {
      200: {
        name: 'WorkedPapers',
        schema: workingAnswerSchemas.WorkedPapers,
        description: 'One for each document.',
      },
    },
    problems: problemsOfBodies,
  },
  {
    ...ofPapers,
    id: 'replayWorking',
    method: 'post',
    path: '/workings/replay',
    summary: 'Work papers out again',
    description: 'Papers that were taken along come back, and each figure is worked out again.',
    body: workingBody,
    answers: {
      200: {
        name: 'ReplayedPapers',
        schema: workingAnswerSchemas.ReplayedPapers,
        description: 'The papers, and what differs in each document.',
      },
    },
    problems: problemsOfBodies,
  },
  {
    ...ofPapers,
    id: 'paperOfSum',
    method: 'post',
    path: '/workings/sum',
    summary: 'Lay a sum out as a paper',
    description: 'A conversation whose last message asks for a sum in, its paper out; nothing is kept.',
    body: {
      name: 'SumCall',
      schema: chatCallSchema,
      example: { messages: [{ role: 'user', content: '300 kWh in Queensland' }] },
      takesFiles: false,
    },
    answers: {
      200: {
        name: 'PaperOfSum',
        schema: workingAnswerSchemas.PaperOfSum,
        description: 'The paper, or null.',
      },
    },
    problems: problemsOfBodies,
  },
]
