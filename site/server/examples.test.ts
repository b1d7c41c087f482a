import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { startProcess } from './testing/start-process.ts'

const run = promisify(execFile)
const repository = join(import.meta.dirname, '../..')
const bill = join(repository, 'packages/documents/specimens/electricity-bill.pdf')
const script = join(repository, 'examples/quarter.py')

test('the Python script works out a quarter, reads a bill and replays it, with the standard library only', async () => {
  await using server = await startProcess({})
  const { stdout } = await run('python3', ['-I', '-W', 'error', script, server.origin, bill])
  expect(stdout).toContain('electricity, scope 2: 4826 kWh × 0.67 kgCO2e/kWh = 3233.42 kg')
  expect(stdout).toMatch(/^flight, scope 3: /m)
  expect(stdout).toContain('electricity-bill.pdf: 3667.76 kg')
  expect(stdout).toMatch(/replayed: same\n$/)
})
