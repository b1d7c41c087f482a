import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createEditor } from './create-editor.ts'
import { editorBundle } from './editor-bundle.ts'
import { editorPath } from './editor-config.ts'

/** The editor as the site in development lays it beside its pages. */
export function openEditor() {
  const contentRoot = join(import.meta.dirname, '../../../content')
  const { fetch } = createEditor({ contentRoot, bundleFolder: editorBundle.folder })
  return { path: editorPath, listener: getRequestListener(fetch) }
}
