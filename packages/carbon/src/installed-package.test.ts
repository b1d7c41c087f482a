import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { installPackage, readExamples } from '../../../scripts/install-package.ts'

const run = promisify(execFile)
const packageFolder = join(import.meta.dirname, '..')
const compiler = join(packageFolder, '../../node_modules/typescript/bin/tsc')
const options =
  '--ignoreConfig --noEmit --strict --skipLibCheck --target es2024 --module esnext --moduleResolution bundler'

test('the packed archive is installed into an empty project, where the examples of the README run', async () => {
  await using project = await installPackage(packageFolder)
  const examples = await readExamples(packageFolder)
  const printed = []
  for (const [index, example] of examples.entries()) {
    const path = join(project.path, `example-${index}.js`)
    await writeFile(path, example)
    printed.push(await project.print(process.execPath, [path]))
  }
  expect(printed[0]).toBe('4826 kWh × 0.67 kgCO2e/kWh\n3667.76\n')
  expect(printed[1]).toMatch(/^0\.67 kWh .+Table 1/)

  // The reference comes along, written from the types of the archive.
  const reference = join(project.path, 'node_modules/@doublerule/carbon/docs/reference/README.md')
  const headings = (await readFile(reference, 'utf8')).match(/(?<=^### )\w+/gm)
  const names = "console.log(Object.keys(await import('@doublerule/carbon')).join(' '))"
  const exported = (await project.print(process.execPath, ['-e', names])).trim().split(' ')
  expect(headings).toEqual(expect.arrayContaining([...exported, 'Analysis', 'CalculationAnswer']))

  const inner = "import('@doublerule/carbon/decimal').catch(({ code }) => console.log(code))"
  expect(await project.print(process.execPath, ['-e', inner])).toBe('ERR_PACKAGE_PATH_NOT_EXPORTED\n')

  const wrong = join(project.path, 'wrong.ts')
  await writeFile(wrong, `${examples[1] ?? ''}const unit: number = factor.unit\n`)
  const checked = project.print(process.execPath, [compiler, ...options.split(' '), wrong])
  await expect(checked).rejects.toMatchObject({
    stdout: expect.stringContaining("'string' is not assignable"),
  })
}, 120_000)

test('a plain npm pack is refused and says how the archive is built', async () => {
  await expect(run('npm', ['pack', '--dry-run'], { cwd: packageFolder })).rejects.toMatchObject({
    stderr: expect.stringContaining('npm run pack -w packages/carbon'),
  })
}, 60_000)
