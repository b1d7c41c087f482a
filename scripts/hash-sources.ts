import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'

const sources = [
  'package-lock.json',
  'site/{package.json,vite.config.ts}',
  'site/{app,rendering,shared,public}/**/*.*',
  'site/server/**/*.*',
  'packages/carbon/{src,data}/**/*.*',
  'packages/documents/src/**/*.*',
]

/** One hash over the names and contents of all that the build reads. Tests don't count. */
export function hashSources(): string {
  const hash = createHash('sha256')
  const names = sources
    .flatMap((pattern) => globSync(pattern))
    .filter((name) => !/\.test\.tsx?$|\.md$/.test(name))
  for (const name of names.sort()) hash.update(name).update('\0').update(readFileSync(name)).update('\0')
  return hash.digest('hex')
}
