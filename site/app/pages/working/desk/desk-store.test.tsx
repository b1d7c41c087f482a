import { makeTestAnalysis } from '@doublerule/carbon/testing/make-test-analysis.ts'
import { makeTestLine } from '@doublerule/carbon/testing/make-test-line.ts'
import { workPapers } from '@doublerule/carbon/working/work-papers.ts'
import { expect, test, vi } from 'vitest'
import { deskTexts } from '#shared/desk-texts.ts'
import type { DeskPorts } from './desk-core.ts'
import { createDeskStore } from './desk-store.ts'
import { emptyDesk } from './desk-state.ts'
import type { ReadOutcome } from './read-file.ts'
import { toWorking } from './to-working.ts'

function billNamed(name: string) {
  const analysis = makeTestAnalysis([
    makeTestLine({ id: 'a1', kind: 'electricity', quantity: '100', unit: 'kWh' }),
  ])
  return { ...analysis, document: { ...analysis.document, fileName: name } }
}

function fileNamed(name: string): File {
  return new File(['content'], name, { type: 'application/pdf' })
}

function openDesk(ports: Partial<DeskPorts> = {}) {
  let number = 0
  const desk = createDeskStore({
    readFile: (file) => Promise.resolve({ ok: true, analysis: billNamed(file.name) }),
    recalculate: (body) => Promise.resolve({ ok: true, value: { papers: workPapers(body) } }),
    replay: (body) => Promise.resolve({ ok: true, value: { papers: workPapers(body), replay: [] } }),
    readWorkingFile: () => Promise.resolve(null),
    fetchSpecimen: (id) => Promise.resolve(fileNamed(`${id}.pdf`)),
    storage: {
      load: () => Promise.resolve(null),
      save: () => Promise.resolve(),
      loadFile: () => Promise.resolve(null),
      saveFile: () => Promise.resolve(),
      clear: () => Promise.resolve(),
    },
    makeId: () => `k${++number}`,
    announce: () => undefined,
    ...ports,
  })
  return desk
}

async function layBills(desk: ReturnType<typeof openDesk>, ...names: readonly string[]) {
  await desk.lay({ kind: 'files', files: names.map(fileNamed) })
  await vi.waitFor(() =>
    expect(desk.getState().papers.every(({ reading }) => reading.phase === 'read')).toBe(true),
  )
}

test('documents of a set are read a few at a time, and none is lost', async () => {
  let underway = 0
  let most = 0
  const desk = openDesk({
    readFile: async (file) => {
      underway += 1
      most = Math.max(most, underway)
      await new Promise((resolve) => setTimeout(resolve, 2))
      underway -= 1
      return { ok: true, analysis: billNamed(file.name) }
    },
  })
  const names = Array.from({ length: 20 }, (_, index) => `bill-${index}.pdf`)
  await layBills(desk, ...names)
  expect(most).toBe(2)
  expect(desk.getState().papers.map(({ analysis }) => analysis?.document.fileName)).toEqual(names)
})

test('a set holds 20 documents and names those that were left out', async () => {
  const desk = openDesk()
  await layBills(desk, ...Array.from({ length: 22 }, (_, index) => `bill-${index}.pdf`))
  expect(desk.getState().papers).toHaveLength(20)
  expect(desk.getState().notice).toEqual(
    expect.stringMatching(/^A set holds 20 documents\. Left out: \S+, \S+\.$/),
  )
})

test('what cannot be read is named with its reason beside what can, and goes with the next drop', async () => {
  const desk = openDesk()
  await desk.lay({
    kind: 'files',
    files: [fileNamed('good.pdf'), fileNamed('tool.exe'), new File([], 'empty.pdf')],
    leftOut: [{ name: 'bills.zip/locked.pdf', because: 'encrypted' }],
  })
  expect(desk.getState().papers.map(({ file }) => file.name)).toEqual(['good.pdf'])
  expect(desk.getState().leftOut).toEqual([
    { name: 'bills.zip/locked.pdf', because: 'encrypted' },
    { name: 'tool.exe', because: 'type' },
    { name: 'empty.pdf', because: 'empty' },
  ])
  await layBills(desk, 'second.pdf')
  expect(desk.getState().leftOut).toEqual([])
})

test('a correction is worked out, kept, and undone', async () => {
  const desk = openDesk()
  await layBills(desk, 'first.pdf', 'second.pdf')
  const key = desk.getState().papers[1]?.key ?? ''
  const amount = { type: 'amount', activity: 'a1', quantity: '50', unit: 'kWh', reason: '' } as const
  expect(await desk.correct(key, [amount])).toBe(true)
  const totals = () => desk.getState().papers.map(({ worked }) => worked?.analysis.totals.kgCO2e)
  expect(totals()).toEqual(['76', '38'])
  expect(desk.getState().corrections).toMatchObject([{ paper: 1, quantity: '50' }])
  expect(await desk.undo(key, desk.getState().corrections[0]?.id ?? '')).toBe(true)
  expect(totals()).toEqual(['76', '76'])
})

test('a change that the engine refuses is not made, and the notice says why', async () => {
  const desk = openDesk()
  await layBills(desk, 'first.pdf')
  const key = desk.getState().papers[0]?.key ?? ''
  const amount = { type: 'amount', activity: 'a1', quantity: '50', unit: 'furlong', reason: '' } as const
  expect(await desk.correct(key, [amount])).toBe(false)
  expect(desk.getState()).toMatchObject({ corrections: [], notice: '“furlong” is not a unit that we know.' })
})

test('a file that cannot be read leaves an empty paper that takes a line by hand', async () => {
  const refusal: ReadOutcome = {
    ok: false,
    stopped: false,
    text: 'No text was found.',
    isWorthRetrying: false,
  }
  const desk = openDesk({ readFile: () => Promise.resolve(refusal) })
  await desk.lay({ kind: 'files', files: [fileNamed('blurred.jpg')] })
  await vi.waitFor(() => expect(desk.getState().papers[0]?.reading.phase).toBe('failed'))
  const key = desk.getState().papers[0]?.key ?? ''
  const line = {
    type: 'add',
    activity: 'h1',
    description: 'Diesel',
    kind: 'electricity',
    quantity: '10',
    unit: 'kWh',
    date: null,
    reason: '',
  } as const
  expect(await desk.correct(key, [line])).toBe(true)
  expect(desk.getState().papers[0]?.worked?.lines).toMatchObject([{ state: 'added' }])
  expect(Number(desk.getState().papers[0]?.worked?.analysis.totals.kgCO2e)).toBeGreaterThan(0)
})

test('cancelling stops one document, which can be read again, and the others go on', async () => {
  const desk = openDesk({
    readFile: (file, { signal }) =>
      new Promise((resolve) => {
        if (file.name !== 'slow.pdf') resolve({ ok: true, analysis: billNamed(file.name) })
        signal.addEventListener('abort', () => resolve({ ok: false, stopped: true }))
      }),
  })
  await desk.lay({ kind: 'files', files: ['slow.pdf', 'quick.pdf', 'third.pdf'].map(fileNamed) })
  await vi.waitFor(() => expect(desk.getState().papers[2]?.reading.phase).toBe('read'))
  desk.stop(desk.getState().papers[0]?.key ?? '')
  expect(desk.getState().papers.map(({ reading }) => reading.phase)).toEqual(['stopped', 'read', 'read'])
})

test.each<[string, (desk: ReturnType<typeof openDesk>, key: string) => unknown]>([
  ['a correction', (desk, key) => desk.correct(key, [{ type: 'strike', activity: 'a1', reason: '' }])],
  ['a tick', (desk, key) => desk.tick(key, 'a1', 'traced')],
  ['a letter of the note', (desk) => desk.sign({ ...emptyDesk.signOff, note: 'a' })],
  ['a document taken off', (desk, key) => desk.remove(key)],
  ['a document added', (desk) => layBills(desk, 'third.pdf')],
])('%s leaves the saved paper on the desk, no longer as it is', async (_name, change) => {
  const desk = openDesk()
  await layBills(desk, 'first.pdf', 'second.pdf')
  desk.keepSaved('saved', true)
  desk.show(null)
  expect(desk.getState().lastSave).toEqual({ id: 'saved', isCurrent: true })
  await change(desk, desk.getState().papers[0]?.key ?? '')
  expect(desk.getState().lastSave).toEqual({ id: 'saved', isCurrent: false })
})

test('taking a document off the desk moves the corrections of those behind it', async () => {
  const desk = openDesk()
  await layBills(desk, 'first.pdf', 'second.pdf')
  const [first, second] = desk.getState().papers
  await desk.correct(second?.key ?? '', [{ type: 'strike', activity: 'a1', reason: '' }])
  desk.remove(first?.key ?? '')
  expect(toWorking(desk.getState())).toMatchObject({
    analyses: [{ document: { fileName: 'second.pdf' } }],
    corrections: [{ paper: 0, type: 'strike' }],
  })
})

test('what was on the desk before a reload is there again', async () => {
  const before = openDesk()
  await layBills(before, 'first.pdf')
  const stored = before.getState()
  const after = openDesk({
    storage: {
      load: () => Promise.resolve(stored),
      save: () => Promise.resolve(),
      loadFile: () => Promise.resolve(null),
      saveFile: () => Promise.resolve(),
      clear: () => Promise.resolve(),
    },
  })
  expect(after.getState()).toBe(emptyDesk)
  await after.restore()
  expect(after.getState().papers.map(({ file }) => file.name)).toEqual(['first.pdf'])
})

test('a specimen is laid like a file; one that does not come is told of', async () => {
  const desk = openDesk()
  await desk.lay({ kind: 'specimen', specimen: 'diesel' })
  expect(desk.getState().papers.map(({ file }) => file.name)).toEqual(['diesel.pdf'])
  const cutOff = openDesk({ fetchSpecimen: () => Promise.resolve(null) })
  await cutOff.lay({ kind: 'specimen', specimen: 'diesel' })
  expect(cutOff.getState()).toMatchObject({ papers: [], notice: deskTexts.noSpecimen })
})
