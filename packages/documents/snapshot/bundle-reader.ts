import { fileURLToPath, pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'

const entry = fileURLToPath(new URL('reader-entry.ts', import.meta.url))

/** Packages with native code or threads, which a snapshot cannot hold: Node's own loader gets them at their first use. */
const loadedLater = ['sharp', 'tesseract.js', 'onnxruntime-web', '@hyzyla/pdfium']
/** Asks the terminal for its colours while it is loaded, and tells developers of packages something. */
const leftOut = 'debug'
const mark = '\0later:'

/** Writes the reader with all that it imports into one file, and gives the paths of our own sources in it. */
export async function bundleReader(file: string): Promise<string[]> {
  const sources: string[] = []
  const bundle = await rolldown({
    input: entry,
    platform: 'node',
    logLevel: 'silent',
    plugins: [
      {
        name: 'for-a-snapshot',
        resolveId: (name) => (name === leftOut || loadedLater.includes(name) ? `${mark}${name}.cjs` : null),
        load: (id) => (id.startsWith(mark) ? loadLater(id.slice(mark.length, -'.cjs'.length)) : null),
        transform(code, id) {
          if (!id.startsWith('\0') && !id.includes('node_modules')) sources.push(id)
          return nameItself(code, pathToFileURL(id).href)
        },
      },
    ],
  })
  await bundle.write({ file, format: 'cjs', codeSplitting: false, dynamicImportInCjs: false })
  await bundle.close()
  return sources
}

function loadLater(name: string): string {
  if (name === leftOut) return 'module.exports = () => () => {}'
  return `module.exports = ${requireFrom(pathToFileURL(entry).href)}(${JSON.stringify(name)})`
}

/** A snapshot has no modules, so each one's own address is written into it. */
function nameItself(code: string, address: string): string {
  const resolve = `((name) => require('node:url').pathToFileURL(${requireFrom(address)}.resolve(name)).href)`
  return code
    .replaceAll('import.meta.resolve', resolve)
    .replaceAll('import.meta.url', JSON.stringify(address))
}

function requireFrom(address: string): string {
  return `process.getBuiltinModule('node:module').createRequire(${JSON.stringify(address)})`
}
