import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { renderConfigReference } from '#server/render-config-reference.ts'
import { settings } from '#server/settings.ts'

test('docs/configuration.md is what the schema says: else run node site/scripts/write-config-reference.ts', async () => {
  const written = await readFile(join(import.meta.dirname, '../../docs/configuration.md'), 'utf8')
  expect(written).toBe(renderConfigReference())
})

test('every setting says what it means', () => {
  const silent = Object.entries(settings.shape).filter(
    ([, schema]) => !schema.meta()?.description?.endsWith('.'),
  )
  expect(silent.map(([name]) => name)).toEqual([])
})
