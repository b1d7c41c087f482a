// Plain JavaScript: it runs where nothing but the packages of a release is installed.
import { globSync, rmSync, statSync } from 'node:fs'

/**
 * What packages bring and a server never opens: backends for browsers, second copies as CommonJS or JavaScript, source maps,
 * models that are not asked. Deletes them below node_modules; `npm ci` brings them back.
 */
const unused = [
  'onnxruntime-web/dist/!(ort.node.min.mjs|ort-wasm-simd-threaded.mjs|ort-wasm-simd-threaded.wasm)',
  'onnxruntime-web/lib',
  'tesseract.js-core/*.wasm.js',
  // In Node version 7 of tesseract.js takes the other cores, for the LSTM engine too.
  'tesseract.js-core/*-lstm.{js,wasm}',
  'tesseract.js/dist',
  '@hyzyla/pdfium/dist/{*base64*,*.browser,*.cdn,*worker*}*',
  '@napi-rs',
  '@tesseract.js-data/*/4.0.0',
  'dejavu-fonts-ttf/ttf/!(DejaVuSans.ttf|DejaVuSans-Bold.ttf|DejaVuSansMono.ttf)',
  '@electric-sql/pglite/dist/*.{cjs,tar.gz}',
  '@electric-sql/pglite/dist/{live,vector,worker,pg_*,pgtap,contrib}',
  '**/*.{js,mjs,cjs,css}.map',
  '**/*.d.{ts,mts,cts}',
]
const before = measureMb()
for (const path of globSync(unused.map((pattern) => `node_modules/${pattern}`)))
  rmSync(path, { recursive: true, force: true })
console.log(`node_modules: ${before} MB before, ${measureMb()} MB after`)

function measureMb() {
  const files = globSync('node_modules/**/*', { withFileTypes: true }).filter((entry) => entry.isFile())
  // A file that stands in two places is stored once.
  const sizes = files
    .map(({ parentPath, name }) => statSync(`${parentPath}/${name}`))
    .map((file) => file.size / file.nlink)
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1e6)
}
