import { execFile } from 'node:child_process'
import { mkdtempDisposable, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)
const packageFolder = join(import.meta.dirname, '..')
const compiler = join(packageFolder, '../../node_modules/typescript/bin/tsc')

test('the packed archive is installed into an empty project, where the examples of the README run', async () => {
  await using project = await mkdtempDisposable(join(tmpdir(), 'doublerule-installed-'))
  const packed = await run(process.execPath, [join(packageFolder, 'scripts/pack.ts')])
  await writeFile(join(project.path, 'package.json'), '{ "type": "module", "private": true }')
  const install = ['install', '--prefer-offline', '--no-audit', '--no-fund', packed.stdout.trim()]
  await run('npm', install, { cwd: project.path })

  const readme = await readFile(join(packageFolder, 'README.md'), 'utf8')
  const examples = readme
    .split('```js\n')
    .slice(1)
    .map((part) => part.split('```')[0] ?? '')
  const printed = []
  for (const [index, example] of examples.entries()) {
    const path = join(project.path, `example-${index}.js`)
    await writeFile(path, example)
    printed.push((await run(process.execPath, [path])).stdout)
  }
  expect(printed[0]).toBe('4826 kWh × 0.67 kgCO2e/kWh\n3667.76\n')
  expect(printed[1]).toMatch(/^0\.67 kWh .+Table 1/)

  const wrong = join(project.path, 'wrong.ts')
  await writeFile(wrong, `${examples[1] ?? ''}const unit: number = factor.unit\n`)
  const options = [
    '--ignoreConfig',
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--target',
    'es2024',
    '--module',
    'esnext',
  ]
  const checked = run(process.execPath, [compiler, ...options, '--moduleResolution', 'bundler', wrong], {
    cwd: project.path,
  })
  await expect(checked).rejects.toMatchObject({
    stdout: expect.stringContaining("'string' is not assignable"),
  })
}, 120_000)
