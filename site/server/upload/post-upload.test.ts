import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAnalysisPool, type AnalysisPool } from '@doublerule/documents/pool/analysis-pool.ts'
import type { Analyser } from '#server/adapters/analyser.ts'
import type { LimitDecision } from '#server/adapters/limiter.ts'
import { problems } from '#shared/problems.ts'
import { specimenBill } from '../../eval/assistant/specimen-bill.ts'
import { postUpload, type UploadPorts } from './post-upload.ts'
import { problemOfReading } from './problem-of-reading.ts'

const allowed: LimitDecision = { allowed: true, bucket: 'upload', limit: 10, remaining: 9, resetSeconds: 60 }

let pool: AnalysisPool
beforeAll(async () => {
  pool = openAnalysisPool({ textChildren: 1, ocrChildren: 0 })
  await pool.ready
})
afterAll(() => pool.close())

function portsWith(changes: Partial<UploadPorts> = {}): UploadPorts {
  return { limiter: { take: async () => allowed }, clientOf: () => 'visitor', analyser: pool, ...changes }
}

function analyserThat(fails: keyof typeof problemOfReading): Analyser {
  return { analyse: async () => ({ ok: false, problem: { code: fails, detail: 'as the reader says it' } }) }
}

const unreached: Analyser = {
  analyse: async () => {
    throw new Error('the file must not get this far')
  },
}

function fileOf(content: string | Uint8Array, fileName: string, mimeType = '') {
  return {
    fileData: `data:${mimeType};base64,${Buffer.from(content).toString('base64')}`,
    fileName,
    mimeType,
  }
}

function uploadRequest(body: unknown, accept?: string) {
  return new Request('http://site.test/api/ai/upload-base64', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(accept === undefined ? {} : { accept }) },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

const bill = fileOf(specimenBill, 'specimen-bill.txt', 'text/plain')

test('a bill is read and answered in plain text with its working', async () => {
  const response = await postUpload(uploadRequest(bill), portsWith())
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const text = await response.text()
  expect(text).toContain('Moreton Bay Energy')
  expect(text).toContain('4250 kWh × 0.67 kgCO2e/kWh')
})

test('a client that asks for JSON gets the analysis object', async () => {
  const response = await postUpload(uploadRequest(bill, 'application/json'), portsWith())
  expect(response.headers.get('content-type')).toBe('application/json')
  expect(response.headers.get('vary')).toBe('accept')
  expect(await response.json()).toMatchObject({
    analysisVersion: '1',
    document: { type: 'electricity-bill', fileName: 'specimen-bill.txt' },
    totals: { kgCO2e: '4560' },
  })
})

test('a client that asks for the steps is told of each as it happens, and the last line is the analysis', async () => {
  const response = await postUpload(uploadRequest(bill, 'application/x-ndjson'), portsWith())
  expect(response.headers.get('content-type')).toBe('application/x-ndjson')
  const lines = (await response.text())
    .trimEnd()
    .split('\n')
    .map((line): unknown => JSON.parse(line))
  expect(lines.slice(0, -1)).toEqual([
    { step: 'opened', isPicture: false },
    { step: 'type', type: 'electricity-bill' },
    { step: 'extraction', activities: 2 },
    { step: 'matching', factors: 4 },
    { step: 'review', checks: expect.any(Number) as number, questions: 0 },
    { step: 'emissions', kgCO2e: '4560' },
  ])
  const plain = await postUpload(uploadRequest(bill, 'application/json'), portsWith())
  expect(lines.at(-1)).toEqual({ step: 'done', analysis: await plain.json() })
})

test('steps arrive before the end is known, and a client that goes away ends the reading', async () => {
  const left = Promise.withResolvers<void>()
  const analyser: Analyser = {
    analyse: (_bytes, _name, options) =>
      new Promise((_resolve, reject) => {
        options?.onStep?.({ step: 'opened', isPicture: true })
        options?.signal?.addEventListener('abort', () => {
          left.resolve()
          reject(new Error('gone'))
        })
      }),
  }
  const response = await postUpload(uploadRequest(bill, 'application/x-ndjson'), portsWith({ analyser }))
  const reader = response.body?.getReader()
  const { value } = (await reader?.read()) ?? {}
  expect(new TextDecoder().decode(value)).toBe('{"step":"opened","isPicture":true}\n')
  await reader?.cancel()
  await left.promise
})

test('a problem after the first step is the last line, one before it has its status', async () => {
  const analyser: Analyser = {
    analyse: async (_bytes, _name, options) => {
      options?.onStep?.({ step: 'opened', isPicture: false })
      return { ok: false, problem: { code: 'encrypted', detail: '' } }
    },
  }
  const late = await postUpload(uploadRequest(bill, 'application/x-ndjson'), portsWith({ analyser }))
  const last = (await late.text()).trimEnd().split('\n').at(-1) ?? ''
  expect(JSON.parse(last)).toMatchObject({ step: 'failed', problem: { code: 'file_encrypted', status: 422 } })
  const busy = portsWith({ analyser: analyserThat('overloaded') })
  const early = await postUpload(uploadRequest(bill, 'application/x-ndjson'), busy)
  expect([early.status, early.headers.get('retry-after')]).toEqual([503, '10'])
})

test('a document without an activity is answered with 200 and an honest reply', async () => {
  const letter = fileOf('Dear neighbour,\nthank you for the lovely evening.\nBest wishes, Ann', 'letter.txt')
  const response = await postUpload(uploadRequest(letter), portsWith())
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('nothing to count and nothing was guessed')
})

test.each([
  ['broken JSON', '{"fileData":', 400],
  ['a missing name', { fileData: bill.fileData, mimeType: '' }, 422],
  ['text that is not base64', { ...bill, fileData: 'data:;base64,%%%%' }, 422],
  ['an empty file', { ...bill, fileData: 'data:;base64,' }, 422],
  ['a type that is not accepted', { ...bill, fileName: 'setup.exe' }, 415],
  ['a name without an ending', { ...bill, fileName: 'pdf' }, 415],
  ['a file over 10 MB', fileOf(Buffer.alloc(10 * 1024 * 1024 + 1), 'big.csv'), 413],
])('refuses %s before it is read', async (_name, body, status) => {
  const response = await postUpload(uploadRequest(body), portsWith({ analyser: unreached }))
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toBe('application/problem+json')
})

test('a field that the call does not know is left unread', async () => {
  const response = await postUpload(uploadRequest({ ...bill, path: '/etc/passwd' }), portsWith({}))
  expect(response.status).toBe(200)
})

test('a file of exactly 10 MB is read', async () => {
  const response = await postUpload(
    uploadRequest(fileOf(Buffer.alloc(10 * 1024 * 1024, 'a,b\n'), 'rows.csv'), 'application/json'),
    portsWith({ analyser: analyserThat('no_text') }),
  )
  expect(await response.json()).toMatchObject({ code: 'file_without_text' })
})

test('what is wrong with a document is a problem for a JSON client', async () => {
  const ports = portsWith({ analyser: analyserThat('encrypted') })
  const response = await postUpload(uploadRequest(bill, 'application/json'), ports)
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({ code: 'file_encrypted', retry: false })
})

test('what is wrong with a document is a reply for a text client, which says what to do next', async () => {
  const ports = portsWith({ analyser: analyserThat('encrypted') })
  const response = await postUpload(uploadRequest(bill), ports)
  expect(response.status).toBe(200)
  expect(await response.text()).toBe(
    'I could not read this file. File is protected by a password: open it with the password, save or print it to a PDF without one, and send that.',
  )
})

test('every way in which reading fails has a row in the problem table', () => {
  for (const code of Object.values(problemOfReading)) expect(problems[code].detail).not.toBe('')
})

test('a full queue is 503 with Retry-After for text clients too', async () => {
  const response = await postUpload(uploadRequest(bill), portsWith({ analyser: analyserThat('overloaded') }))
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('10')
})

test('a visitor over the limit gets 429, and the body is not read', async () => {
  const ports = portsWith({
    analyser: unreached,
    limiter: {
      take: async () => ({
        allowed: false,
        bucket: 'upload',
        because: 'limit',
        limit: 10,
        retryAfterSeconds: 42,
      }),
    },
  })
  const request = uploadRequest(bill)
  const response = await postUpload(request, ports)
  expect(response.status).toBe(429)
  expect(response.headers.get('retry-after')).toBe('42')
  expect(request.bodyUsed).toBe(false)
})

test('a visitor who goes away while the file waits is no fault', async () => {
  const gone = new AbortController()
  const analyser: Analyser = {
    analyse: (_bytes, _name, options) =>
      new Promise((_resolve, reject) => {
        options?.signal?.addEventListener('abort', () => reject(new Error('gone')))
        gone.abort()
      }),
  }
  const request = new Request(uploadRequest(bill), { signal: gone.signal })
  expect((await postUpload(request, portsWith({ analyser }))).status).toBe(499)
})

test('a damaged PDF is told apart by the real reader', async () => {
  const response = await postUpload(
    uploadRequest(fileOf('%PDF-1.7\n1 0 obj << /Type /Catalog', 'cut.pdf'), 'application/json'),
    portsWith(),
  )
  expect(await response.json()).toMatchObject({ code: 'file_damaged' })
})

test('markup in a file name does not reach the reply', async () => {
  const named = { ...bill, fileName: '[click](https://evil.example) **x**.txt' }
  const text = await (await postUpload(uploadRequest(named), portsWith())).text()
  expect(text).not.toContain('evil.example')
})
