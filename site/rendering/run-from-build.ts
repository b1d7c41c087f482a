import { dirname, join, relative } from 'node:path'
import type { Plugin } from 'vite'

const outFolder = join(import.meta.dirname, '../dist/run')
const otherEntry = /new URL\(\s*'(?:[^']*\/)?([\w-]+)\.ts',\s*import\.meta\.url\s*\)/g
const ownUrl = /(?<!new URL\('\.\/[\w-]+\.js', )import\.meta\.url/g
/** Larger tables are read from where they are: inside a script, their text would stay in memory beside what it says. */
const mostJsonInScript = 10_000

/**
 * For the bundle of the server: threads and processes start from their own bundles, and every other path that a source finds
 * beside itself stays the path beside that source.
 */
export function runFromBuild(): Plugin {
  return {
    name: 'run-from-build',
    transform: {
      order: 'pre',
      handler(code, id) {
        if (id.endsWith('.json') && code.length > mostJsonInScript)
          return { code: readLater(id), moduleType: 'js' }
        if (id.includes('node_modules') || !code.includes('import.meta.')) return null
        return code
          .replaceAll(otherEntry, "new URL('./$1.js', import.meta.url)")
          .replaceAll(ownUrl, `new URL(${JSON.stringify(relative(outFolder, id))}, import.meta.url).href`)
          .replaceAll(
            'import.meta.dirname',
            `process.getBuiltinModule('node:path').join(import.meta.dirname, ${JSON.stringify(relative(outFolder, dirname(id)))})`,
          )
      },
    },
  }
}

function readLater(path: string): string {
  const from = JSON.stringify(relative(outFolder, path))
  return `import { readFileSync } from 'node:fs'
export default JSON.parse(readFileSync(new URL(${from}, import.meta.url), 'utf8'))`
}
