import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { installPackage, readExamples } from '../../../scripts/install-package.ts'

const packageFolder = join(import.meta.dirname, '..')
const repositoryExamples = join(packageFolder, '../../examples')
const specimens = join(packageFolder, 'specimens')
/** The protocol's own inspector, which reads every answer by the schemas of the protocol. */
const inspector = '@modelcontextprotocol/inspector@2.12.0'

test('the packed archives are installed into an empty project, where the README, the examples and the command line run', async () => {
  await using project = await installPackage(packageFolder, ['write-excel-file@4.1.1', inspector])
  await copyFile(join(specimens, 'electricity-bill.pdf'), join(project.path, 'bill.pdf'))
  await copyFile(join(specimens, 'fuel-docket.jpg'), join(project.path, 'docket.jpg'))
  const printed = []
  for (const [index, example] of (await readExamples(packageFolder)).entries()) {
    const path = join(project.path, `example-${index}.js`)
    await writeFile(path, example)
    printed.push(await project.print(process.execPath, [path]))
  }
  expect(printed).toEqual(['electricity-bill 3667.76\n', "[ '62.48 L' ]\n"])
  const csv = await project.print('npx', ['doublerule', 'analyse', 'bill.pdf', '--csv'])
  expect(csv).toContain('bill.pdf,a1,Peak usage,electricity,3184,kWh')

  for (const name of ['bills-to-spreadsheet.mjs', 'agent-session.mjs'])
    await copyFile(join(repositoryExamples, name), join(project.path, name))
  await mkdir(join(project.path, 'bills'))
  await copyFile(join(specimens, 'electricity-bill.pdf'), join(project.path, 'bills/power.pdf'))
  await copyFile(join(specimens, 'gas-bill.pdf'), join(project.path, 'bills/gas.pdf'))
  const told = await project.print(process.execPath, ['bills-to-spreadsheet.mjs', 'bills', 'bills.xlsx'])
  expect(told).toMatch(/gas\.pdf: \d.* kg\npower\.pdf: 3667\.76 kg\nbills\.xlsx: \d+ rows\n/)
  const session = await project.print(process.execPath, ['agent-session.mjs', 'bill.pdf'])
  expect(session.split('\n')).toEqual([
    expect.stringContaining('analyse_document'),
    expect.stringMatching(/^factor: 0\.67 kg per kWh/),
    'bill: electricity-bill 3667.76 kg',
    expect.stringMatching(/^explained: 3184 kWh × 0\.67 .* agrees$/),
    expect.stringMatching(/^method: # /),
    '',
  ])

  const inspect = (...call: string[]): Promise<string> =>
    project.print('npx', ['mcp-inspector', '--cli', 'npx', 'doublerule', 'mcp', '--method', ...call])
  const { tools } = JSON.parse(await inspect('tools/list'))
  expect(tools.map(({ name }: { name: string }) => name)).toEqual([
    'analyse_document',
    'find_factors',
    'explain_figure',
    'calculate_emissions',
  ])
  expect(await inspect('resources/list')).toContain('doublerule://units')
  const read = await inspect('tools/call', '--tool-name', 'analyse_document', '--tool-arg', 'path=bill.pdf')
  expect(JSON.parse(read)).toMatchObject({
    structuredContent: { analysis: { totals: { kgCO2e: '3667.76' } } },
  })

  const reference = join(project.path, 'node_modules/@doublerule/documents/docs/reference')
  const reading = await readFile(join(reference, 'analyse/analyse-document/README.md'), 'utf8')
  expect(reading).toContain('Reads a file and gives its analysis object')
  expect(await readFile(join(reference, 'mcp/create-mcp-server/README.md'), 'utf8')).toContain('McpPorts')

  const methods = `import { loadMethods } from '@doublerule/documents/mcp/load-methods'
console.log(loadMethods().map(({ name }) => name).includes('electricity'))`
  expect(await project.print(process.execPath, ['--input-type=module', '-e', methods])).toBe('true\n')
}, 240_000)
