import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { renderConfigReference } from '#server/render-config-reference.ts'

const path = join(import.meta.dirname, '../../docs/configuration.md')
await writeFile(path, renderConfigReference())
console.log(`wrote ${path}`)
