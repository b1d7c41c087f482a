import { expect, test } from 'vitest'
import type { KeptPaper } from './kept-paper.ts'
import { openKeptPapers } from './kept-papers.ts'

const now = () => new Date('2026-11-23T08:00:00Z')

function paperNamed(id: string, expiresAt = '2026-12-23T08:00:00Z'): KeptPaper {
  return {
    id,
    deleteKey: `key of ${id}`,
    expiresAt,
    url: `/working/${id}`,
    savedAt: '2026-11-23T08:00:00Z',
    names: ['bill.pdf'],
    totalKg: '3667.76',
  }
}

function memoryStorage(): Storage {
  const held = new Map<string, string>()
  return {
    length: 0,
    key: () => null,
    clear: () => held.clear(),
    getItem: (name) => held.get(name) ?? null,
    setItem: (name, value) => void held.set(name, value),
    removeItem: (name) => void held.delete(name),
  }
}

const idsOf = (papers: readonly KeptPaper[]) => papers.map(({ id }) => id)

test('the delete key of a saved paper outlives the page', () => {
  const storage = memoryStorage()
  openKeptPapers(() => storage, now).add(paperNamed('a'))
  expect(openKeptPapers(() => storage, now).read()).toEqual([paperNamed('a')])
})

test('two tabs that save lose neither of their papers', () => {
  const storage = memoryStorage()
  const [left, right] = [openKeptPapers(() => storage, now), openKeptPapers(() => storage, now)]
  expect([left.read(), right.read()]).toEqual([[], []])
  left.add(paperNamed('a'))
  right.add(paperNamed('b'))
  left.forget()
  expect(idsOf(left.read())).toEqual(['b', 'a'])
})

test('what one tab deleted does not come back with what another saves', () => {
  const storage = memoryStorage()
  const [left, right] = [openKeptPapers(() => storage, now), openKeptPapers(() => storage, now)]
  left.add(paperNamed('a'))
  right.forget()
  expect(idsOf(right.read())).toEqual(['a'])
  left.remove('a')
  right.add(paperNamed('b'))
  expect(idsOf(right.read())).toEqual(['b'])
})

test('a paper that has expired leaves the list', () => {
  const storage = memoryStorage()
  openKeptPapers(() => storage, now).add(paperNamed('old', '2026-11-23T07:59:00Z'))
  expect(openKeptPapers(() => storage, now).read()).toEqual([])
})

test('in a browser that keeps nothing the list lives as long as the page', () => {
  const papers = openKeptPapers(() => {
    throw new Error('storage is refused')
  }, now)
  papers.add(paperNamed('a'))
  papers.add(paperNamed('b'))
  expect(idsOf(papers.read())).toEqual(['b', 'a'])
})
