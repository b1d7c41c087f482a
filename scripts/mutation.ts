import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { runAll } from './run-command.ts'

/**
 * Changes the sums, units and scopes of packages/carbon and the relations of packages/documents one by one and runs the
 * tests against each change; a change that no test notices has survived. The tool brings 180 packages, so that it lies beside the project's own: docs/decisions/0062.
 */
const version = '10.1.1'
const folder = `.cache/mutation-${version}`
const stryker = `${folder}/node_modules/@stryker-mutator/core/bin/stryker.js`

if (!existsSync(stryker)) {
  await mkdir(folder, { recursive: true })
  await writeFile(`${folder}/package.json`, '{ "private": true }\n')
  // Its peer, vitest, is the project's own, which stands further up.
  const options = ['--prefix', folder, '--legacy-peer-deps', '--no-audit', '--no-fund', '--ignore-scripts']
  const packages = ['core', 'vitest-runner'].map((name) => `@stryker-mutator/${name}@${version}`)
  await runAll([{ name: 'mutation tool', command: 'npm', args: ['install', ...options, ...packages] }])
}

const root = process.cwd()
for (const name of ['carbon', 'documents']) {
  process.chdir(`${root}/packages/${name}`)
  await runAll([
    {
      name: `mutations of ${name}`,
      command: process.execPath,
      args: [`${root}/${stryker}`, 'run', ...process.argv.slice(2)],
    },
  ])
}
