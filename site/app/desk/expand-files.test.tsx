import { expect, test } from 'vitest'
import { expandFiles } from './expand-files.ts'
import { openZip } from './open-zip.ts'
import { walkEntries } from './take-files.ts'

type TestEntry = { name: string; content: Uint8Array<ArrayBuffer>; isEncrypted?: boolean; isBroken?: boolean }

const words = (text: string) => new TextEncoder().encode(text)

async function deflate(content: Uint8Array<ArrayBuffer>): Promise<Buffer> {
  const packed = new Blob([content]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const chunks: Uint8Array[] = []
  for await (const chunk of packed) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** A zip archive as others write it: deflated entries, a central directory, the end record. */
async function makeZip(entries: readonly TestEntry[]): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { name, content, isEncrypted = false, isBroken = false } of entries) {
    const packed = await deflate(content)
    if (isBroken) packed.fill(0xff)
    const title = Buffer.from(name)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04_03_4b_50, 0)
    local.writeUInt16LE(title.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02_01_4b_50, 0)
    entry.writeUInt16LE(isEncrypted ? 1 : 0, 8)
    entry.writeUInt16LE(8, 10)
    entry.writeUInt32LE(packed.length, 20)
    entry.writeUInt32LE(content.length, 24)
    entry.writeUInt16LE(title.length, 28)
    entry.writeUInt32LE(at, 42)
    parts.push(local, title, packed)
    directory.push(entry, title)
    at += local.length + title.length + packed.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06_05_4b_50, 0)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(at, 16)
  return new Uint8Array(Buffer.concat([...parts, ...directory, end]))
}

/** A file as the browser hands it over, with its path where it was chosen with its folder. */
function fileOf(bytes: BlobPart, name: string, folder = ''): File {
  const path = folder === '' ? '' : `${folder}/${name}`
  return Object.defineProperty(new File([bytes], name), 'webkitRelativePath', { value: path })
}

async function zipNamed(name: string, entries: readonly TestEntry[]): Promise<File> {
  return fileOf(await makeZip(entries), name)
}

const namesOf = (files: readonly File[]) => files.map(({ name }) => name)

test('the documents of a zip come out in the order of their numbers, without the clutter of systems', async () => {
  const zip = await zipNamed('bills.zip', [
    { name: 'bills/', content: words('') },
    { name: 'bills/bill-10.csv', content: words('ten') },
    { name: 'bills/bill-2.csv', content: words('two') },
    { name: '__MACOSX/bills/._bill-2.csv', content: words('x') },
    { name: 'bills/.DS_Store', content: words('x') },
  ])
  const { files, leftOut } = await expandFiles([zip])
  expect(namesOf(files)).toEqual(['bill-2.csv', 'bill-10.csv'])
  expect(await files[0]?.text()).toBe('two')
  expect(leftOut).toEqual([])
})

test('what a zip cannot give is named with its reason, and the rest is taken', async () => {
  const zip = await zipNamed('mixed.zip', [
    { name: 'good.txt', content: words('Electricity 100 kWh') },
    { name: 'locked.pdf', content: words('secret'), isEncrypted: true },
    { name: 'torn.pdf', content: words('some words that are torn'), isBroken: true },
    { name: 'film.mp4', content: words('film') },
    { name: 'inner.zip', content: words('PK') },
  ])
  const { files, leftOut } = await expandFiles([zip])
  expect(namesOf(files)).toEqual(['good.txt'])
  expect(Object.fromEntries(leftOut.map(({ name, because }) => [name, because]))).toEqual({
    'mixed.zip/locked.pdf': 'encrypted',
    'mixed.zip/torn.pdf': 'damaged',
    'mixed.zip/film.mp4': 'type',
    'mixed.zip/inner.zip': 'nested',
  })
})

test('an entry that unpacks to more than a document may have is left out', async () => {
  const bomb = await zipNamed('bomb.zip', [{ name: 'bomb.txt', content: new Uint8Array(11 * 1024 * 1024) }])
  expect(bomb.size).toBeLessThan(100_000)
  expect(await expandFiles([bomb])).toEqual({
    files: [],
    leftOut: [{ name: 'bomb.zip/bomb.txt', because: 'too-large' }],
  })
})

test('entries are unpacked until the bound over all of them, and those beyond it are not', async () => {
  const content = new Uint8Array(600)
  const zip = await zipNamed(
    'many.zip',
    [1, 2, 3].map((number) => ({ name: `${number}.txt`, content })),
  )
  const opened = await openZip(zip, { allBytes: 1200 })
  const outcomes: string[] = []
  for (const entry of opened?.entries ?? []) {
    const read = await entry.read()
    outcomes.push(read.ok ? 'read' : read.problem)
  }
  expect(outcomes).toEqual(['read', 'read', 'beyond-bytes'])
})

test.each([
  ['words that are no archive', words('no archive'), 'damaged'],
  [
    'an archive that is cut',
    (await makeZip([{ name: 'a.txt', content: words('a') }])).slice(0, -30),
    'damaged',
  ],
  ['no bytes', new Uint8Array(), 'empty'],
  ['an archive without entries', await makeZip([]), 'empty'],
] as const)('%s: the archive itself is left out', async (_name, bytes, because) => {
  expect(await expandFiles([fileOf(bytes, 'a.zip')])).toEqual({
    files: [],
    leftOut: [{ name: 'a.zip', because }],
  })
})

test('of a folder every document is taken and every other file named', async () => {
  const chosen = ['bill.pdf', 'notes.md', '.hidden'].map((name) => fileOf('x', name, '2025'))
  const { files, leftOut } = await expandFiles(chosen)
  expect(namesOf(files)).toEqual(['bill.pdf'])
  expect(leftOut).toEqual([{ name: '2025/notes.md', because: 'type' }])
})

function entryOf(name: string): FileSystemEntry {
  const entry = { name, isFile: true, isDirectory: false }
  return Object.assign(entry, { file: (take: (file: File) => void) => take(new File(['x'], name)) }) as never
}

function folderOf(name: string, entries: readonly FileSystemEntry[]): FileSystemEntry {
  const parts = [entries, []]
  const readEntries = (take: (part: readonly FileSystemEntry[]) => void) => take(parts.shift() ?? [])
  return { name, isFile: false, isDirectory: true, createReader: () => ({ readEntries }) } as never
}

test('a dropped folder is walked with its folders to 200 files, and what lies beyond is named', async () => {
  const inner = folderOf(
    'inner',
    Array.from({ length: 199 }, (_, index) => entryOf(`${index}.pdf`)),
  )
  const { files, leftOut } = await walkEntries([
    folderOf('outer', [entryOf('first.pdf'), inner]),
    null,
    entryOf('loose.pdf'),
  ])
  expect(files).toHaveLength(200)
  expect(leftOut).toEqual([{ name: '198.pdf', because: 'beyond-count' }])
})
