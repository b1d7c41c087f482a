import { execFile, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdir, mkdtempDisposable, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { analysisJsonSchema } from '@doublerule/carbon/analysis/analysis-json-schema.ts'
import { analysisSchema } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { engineVersion } from '@doublerule/carbon/analysis/engine-version.ts'
import papaparse from 'papaparse'
import { expect, test } from 'vitest'

const command = fileURLToPath(new URL('doublerule.mjs', import.meta.url))
const bill = fileURLToPath(new URL('../specimens/electricity-bill.pdf', import.meta.url))
const docket = fileURLToPath(new URL('../specimens/waste-docket.docx', import.meta.url))

type Run = { code: number; out: string; err: string }

/** Runs the command as `npx doublerule` does. */
function run(...given: readonly string[]): Promise<Run> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [command, ...given], (_error, out, err) => {
      resolve({ code: child.exitCode ?? -1, out, err })
    })
  })
}

test('a file comes out as the reply that the chat gives', async () => {
  const { code, out, err } = await run('analyse', bill)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toMatch(/^electricity-bill\.pdf\n\n\*\*Electricity bill\*\*/)
  expect(out).toContain('3184 kWh × 0.67 kgCO2e/kWh')
})

test('--json gives one analysis object a line, in the order given', async () => {
  const { code, out } = await run('analyse', docket, '--json', bill)
  const objects = out
    .trim()
    .split('\n')
    .map((line) => analysisSchema.parse(JSON.parse(line)))
  expect(code).toBe(0)
  expect(objects.map(({ document }) => document.fileName)).toEqual([
    'waste-docket.docx',
    'electricity-bill.pdf',
  ])
})

test('a file that is missing or cannot be read is told, the others are read, and the exit code is 1', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'doublerule-'))
  const [damaged, locked] = [join(folder.path, 'damaged.pdf'), join(folder.path, 'large.csv')]
  await writeFile(damaged, '%PDF-1.7 and no more')
  await writeFile(locked, Buffer.alloc(10 * 1024 * 1024 + 1, 'a,b\n'))
  const { code, out } = await run('analyse', join(folder.path, 'no.pdf'), damaged, locked, docket, '--json')
  const lines = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(code).toBe(1)
  expect(lines.slice(0, 3)).toMatchObject([
    { fileName: 'no.pdf', problem: { code: 'not_found' } },
    { fileName: 'damaged.pdf', problem: { code: 'corrupt' } },
    { fileName: 'large.csv', problem: { code: 'too_large' } },
  ])
  expect(lines[3]).toMatchObject({ document: { fileName: 'waste-docket.docx' } })
  expect(out).not.toContain(folder.path)
})

test.each([
  [[]],
  [['analyse']],
  [['read', bill]],
  [['analyse', '--csv', '--json', bill]],
  [['analyse', '--jobs', '0', bill]],
  [['analyse', '--faster', bill]],
  [['replay', '--json', bill]],
  [['completion', 'tcsh']],
])('the call %j is answered with how to call it, and exit code 2', async (given) => {
  const { code, out, err } = await run(...given)
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toContain('Usage: doublerule analyse FILE... [--json]')
})

test('stored analyses replay to the same figures, and a changed one is told where', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'doublerule-'))
  const stored = join(folder.path, 'stored.jsonl')
  const { out } = await run('analyse', bill, docket, '--json')
  await writeFile(stored, out)
  expect(await run('replay', stored)).toMatchObject({
    code: 0,
    out: 'electricity-bill.pdf: same\nwaste-docket.docx: same\n',
  })
  await writeFile(stored, out.replace('"kgCO2e":"2133.28"', '"kgCO2e":"2133.29"'))
  const changed = await run('replay', stored)
  expect(changed.code).toBe(1)
  expect(changed.out).toContain(
    'L1 Peak usage, Scope 2, location-based, emissions: 2,133.29 kg CO2e in the file, 2,133.28 kg CO2e',
  )
  expect((await run('replay', bill, join(folder.path, 'no.json'))).code).toBe(1)
})

test('a folder and a pattern stand for their files by name, and --csv gives one multiplication a row', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'doublerule-'))
  await mkdir(join(folder.path, 'b'))
  await copyFile(bill, join(folder.path, 'b', 'bill.pdf'))
  await copyFile(docket, join(folder.path, 'a.docx'))
  await writeFile(join(folder.path, 'notes.md'), 'no document')
  const { code, out } = await run(
    'analyse',
    folder.path,
    join(folder.path, '*/*.pdf'),
    '--csv',
    '--jobs',
    '2',
  )
  expect(code).toBe(0)
  const rows = papaparse.parse<Record<string, string>>(out.trim(), { header: true }).data
  const files = rows.map(({ file }) => file)
  // Once from the folder, after the docket, and once from the pattern.
  expect([...new Set(files)]).toEqual(['a.docx', 'bill.pdf'])
  const [once, ...more] = Object.values(Object.groupBy(rows, (row) => JSON.stringify(row))).filter(
    (same) => same?.[0]?.['file'] === 'bill.pdf',
  )
  expect([once?.length, more.every((same) => same?.length === 2)]).toEqual([2, true])
  expect(rows.find(({ file }) => file === 'bill.pdf')).toMatchObject({
    quantity: '3184',
    unit: 'kWh',
    kg_co2e_per_unit: '0.67',
    kg_co2e: '2133.28',
    counted: 'yes',
    problem: '',
  })
})

test('--out writes a file and nothing on standard output; a file that cannot be written is a wrong call', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'doublerule-'))
  const path = join(folder.path, 'rows.jsonl')
  expect(await run('analyse', bill, '--json', '--out', path)).toEqual({ code: 0, out: '', err: '' })
  expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ document: { fileName: basename(bill) } })
  const refused = await run('analyse', bill, '--json', '--out', join(folder.path, 'no', 'rows.jsonl'))
  expect({ code: refused.code, out: refused.out }).toEqual({ code: 2, out: '' })
  expect(refused.err).toContain('cannot be written (ENOENT)')
})

test('when nobody reads the output any more it ends without a word', () => {
  const line = `"$0" "$1" analyse "$2" "$3" --json | head -c 1`
  const { stdout, stderr } = spawnSync('sh', ['-c', line, process.execPath, command, docket, bill])
  expect([stdout.toString(), stderr.toString()]).toEqual(['{', ''])
})

test('--watch reads what is in a folder and what is added, until it is interrupted', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'doublerule-'))
  await copyFile(docket, join(folder.path, 'first.docx'))
  const child = spawn(process.execPath, [command, 'analyse', folder.path, '--json', '--watch'])
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const first = await lines.next()
  await copyFile(bill, join(folder.path, 'added.pdf'))
  const added = await lines.next()
  child.kill('SIGINT')
  const [code] = await once(child, 'exit')
  const names = [first, added].map(({ value }) => JSON.parse(value ?? '').document.fileName)
  expect({ code, names }).toEqual({ code: 0, names: ['first.docx', 'added.pdf'] })
  expect((await run('analyse', bill, '--watch')).code).toBe(2)
})

test('the completion script of bash completes commands, options and shells', async () => {
  const { out } = await run('completion', 'bash')
  const ask = (...words: readonly string[]) =>
    execFileSync('bash', [
      '-c',
      `${out}\nCOMP_WORDS=(doublerule "$@"); COMP_CWORD=$#; _doublerule; echo "\${COMPREPLY[*]}"`,
      'bash',
      ...words,
    ])
      .toString()
      .trim()
  expect(ask('an')).toBe('analyse')
  expect(ask('analyse', '--j')).toBe('--json --jobs')
  expect(ask('completion', 'f')).toBe('fish')
})

test('schema prints the JSON Schema of the object', async () => {
  const { code, out } = await run('schema')
  expect(code).toBe(0)
  expect(JSON.parse(out)).toEqual(analysisJsonSchema())
})

test('--help and --version need no file', async () => {
  const [help, version] = await Promise.all([run('--help'), run('--version')])
  expect([help.code, version.code]).toEqual([0, 0])
  expect(help.out).toContain('Exit code')
  expect(version.out.trim()).toBe(
    `doublerule ${engineVersion.version}, factor library ${engineVersion.factorLibrary}`,
  )
})
