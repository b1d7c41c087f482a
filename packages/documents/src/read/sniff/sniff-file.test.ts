import { expect, test } from 'vitest'
import { writeZip } from '../../../scripts/specimens/write-zip.ts'
import { readLimits } from '../limits/read-limits.ts'
import { sniffFile } from './sniff-file.ts'
import { readSpecimen } from '../../testing/read-specimen.ts'

/** The kind that is found, or the code of the problem. */
async function sniff(bytes: Uint8Array, name: string): Promise<string> {
  const result = await sniffFile(bytes, name)
  return result.ok ? result.value.kind : result.problem.code
}

test.for([
  ['electricity-bill.pdf', 'pdf'],
  ['fuel-docket.jpg', 'jpeg'],
  ['fuel-docket-scan.png', 'png'],
  ['fuel-card.xlsx', 'xlsx'],
  ['waste-docket.docx', 'docx'],
  ['travel-manifest.csv', 'csv'],
] as const)(
  '%s is %s, under its name, without an ending, and under no other ending',
  async ([name, kind]) => {
    const bytes = readSpecimen(name)
    expect(await sniff(bytes, name)).toBe(kind)
    expect(await sniff(bytes, 'upload')).toBe(kind)
    expect(await sniff(bytes, 'upload.json')).toBe('type_mismatch')
  },
)

test('among pictures the ending may be wrong', async () => {
  expect(await sniff(readSpecimen('fuel-docket-scan.png'), 'photo.jpg')).toBe('jpeg')
  expect(await sniff(readSpecimen('fuel-docket.jpg'), 'photo.pdf')).toBe('type_mismatch')
})

test('an ending that is not accepted is refused whatever the content', async () => {
  expect(await sniff(readSpecimen('travel-manifest.csv'), 'page.html')).toBe('unsupported_type')
})

test('text under .txt is json or csv where it holds that', async () => {
  expect(await sniff(Buffer.from('{"kWh": 12}'), 'a.txt')).toBe('json')
  expect(await sniff(Buffer.from('{not json}'), 'a.txt')).toBe('text')
  expect(await sniff(Buffer.from('100,NEM12,1\n200,A,B\n300,1,2\n300,3,4\n900,,\n'), 'a.txt')).toBe('csv')
  expect(await sniff(Buffer.from('Dear Jo,\nthe meter, as agreed, was read.\n'), 'a.txt')).toBe('text')
})

test('a line of letters that a font did not name is text, what is mostly such letters is none', async () => {
  const line = '\u0001\u0012Q-\u0008\u0016 \u001d'
  const bill = 'Your gas statement, 16 April to 16 May 2026: 346.07 kWh\n'.repeat(4)
  expect(await sniff(Buffer.from(`${bill}${line}\n`), 'a.txt')).toBe('text')
  expect(await sniff(Buffer.from(line.repeat(8)), 'a.txt')).toBe('type_mismatch')
  const latin = Buffer.concat([Buffer.from(`${bill}${line}`), Buffer.from([0xa3])])
  expect(await sniff(latin, 'a.txt')).toBe('type_mismatch')
})

test('a table that starts like the signature of a bitmap is a table', async () => {
  expect(await sniff(Buffer.from('BMW X5,12,L\nBMW i3,0,kWh\n'), 'cars.csv')).toBe('csv')
})

test('an empty, a blank and an oversized file have names of their own', async () => {
  expect(await sniff(Buffer.alloc(0), 'a.pdf')).toBe('empty')
  expect(await sniff(Buffer.from(' \r\n\t'), 'a.txt')).toBe('empty')
  expect(await sniff(Buffer.alloc(readLimits.fileBytes + 1, 'a'), 'a.txt')).toBe('too_large')
})

test('an archive that is no Office file is not supported', async () => {
  expect(await sniff(writeZip([{ name: 'a.txt', content: 'x' }]), 'a.docx')).toBe('unsupported_type')
})

test('compound files are locked Office files, unless they are of the years before 2007', async () => {
  const signature = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  const withStream = (name: string) =>
    Buffer.concat([signature, Buffer.alloc(504), Buffer.from(name, 'utf16le'), Buffer.alloc(512)])
  expect(await sniff(withStream('EncryptedPackage'), 'a.xlsx')).toBe('encrypted')
  expect(await sniff(withStream('Workbook'), 'a.xlsx')).toBe('unsupported_type')
})
