import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { rolldown } from 'rolldown'
import { expect, test } from 'vitest'
import { installPackage, readExamples } from '../../../scripts/install-package.ts'

const run = promisify(execFile)
const packageFolder = join(import.meta.dirname, '..')
const compiler = join(packageFolder, '../../node_modules/typescript/bin/tsc')
const options =
  '--ignoreConfig --noEmit --strict --skipLibCheck --target es2024 --module esnext --moduleResolution bundler'

/** What a bundler makes of a page's import with its defaults: the page's script first, then what loads apart. */
async function bundlePage(folder: string, names: readonly string[]) {
  const input = join(folder, 'page.js')
  await writeFile(input, `export { ${names.join(', ')} } from '@doublerule/carbon'\n`)
  const bundle = await rolldown({ input, platform: 'browser', logLevel: 'silent' })
  const { output } = await bundle.write({ dir: join(folder, 'page'), format: 'esm', minify: true })
  await bundle.close()
  return output.flatMap((chunk) =>
    chunk.type === 'chunk'
      ? [{ name: chunk.name.replace('.generated', ''), brotliBytes: brotliCompressSync(chunk.code).length }]
      : [],
  )
}

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

  // A bundler gives a page the engine without the schemas, and each table as a file of its own.
  const functions = exported.filter((name) => name !== 'analysisSchema')
  const page = await bundlePage(project.path, functions)
  const [, ...tables] = page
  expect(page[0]?.brotliBytes).toBeLessThan(62_000)
  expect(tables.map(({ name }) => name).sort()).toEqual(
    expect.arrayContaining(['airports', 'factor-library', 'world-factors']),
  )
  const call = `const { answerCalculation } = await import('./page/page.js')
console.log(answerCalculation({ activities: [{ kind: 'diesel', quantity: '1', unit: 'L' }] }).complete)`
  expect(await project.print(process.execPath, ['--input-type=module', '-e', call])).toBe('true\n')

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
