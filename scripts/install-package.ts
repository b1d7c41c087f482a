import { execFile } from 'node:child_process'
import { mkdtempDisposable, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

export type InstalledProject = AsyncDisposable & {
  path: string
  /** What a command prints there. */
  print: (command: string, args: readonly string[]) => Promise<string>
}

/** Builds the archives of a package and installs them into an empty project, as somebody elsewhere would, with other packages. */
export async function installPackage(
  packageFolder: string,
  others: readonly string[] = [],
): Promise<InstalledProject> {
  const project = await mkdtempDisposable(join(tmpdir(), 'doublerule-installed-'))
  const packed = await run(process.execPath, [join(packageFolder, 'scripts/pack.ts')])
  await writeFile(join(project.path, 'package.json'), '{ "type": "module", "private": true }')
  const call = ['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts']
  await run('npm', [...call, ...packed.stdout.trim().split('\n'), ...others], { cwd: project.path })
  return {
    path: project.path,
    print: async (command, args) => (await run(command, args, { cwd: project.path })).stdout,
    [Symbol.asyncDispose]: () => project[Symbol.asyncDispose](),
  }
}

/** The examples of a README that are JavaScript, in order. */
export async function readExamples(packageFolder: string): Promise<string[]> {
  const readme = await readFile(join(packageFolder, 'README.md'), 'utf8')
  return readme
    .split('```js\n')
    .slice(1)
    .map((part) => part.split('```')[0] ?? '')
}
