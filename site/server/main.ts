import { openSite } from '#rendering/open-site.ts'
import { runServer } from '#server/run-server.ts'

const mode = process.argv.includes('--dev') ? 'development' : 'production'
// React picks its build by this name when it is loaded, which is after this line.
if (mode === 'production') process.env['NODE_ENV'] = 'production'
const editor = mode === 'development' ? (await import('#server/editor/open-editor.ts')).openEditor() : null
await runServer({
  environment: process.env,
  mode,
  openSite: (options) => openSite(editor === null ? options : { ...options, editor }),
})
