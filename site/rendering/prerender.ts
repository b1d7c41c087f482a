import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultPublicConfig } from '#shared/public-config.ts'
import { distFolder, importServerEntry, type BuildInfo } from './build-output.ts'
import { listPageAssets, readClientManifest } from './client-assets.ts'
import { compress } from './compress.ts'
import { renderDocument } from './document-shell.ts'
import { notFoundPath } from './load-prerendered-pages.ts'

const clientFolder = join(distFolder, 'client')
const pagesFolder = join(distFolder, 'pages')
const compressible = '**/*.{css,csv,js,json,svg,txt,webmanifest,xml}'

/** Writes the pages that are the same for everyone, with the not-found and the error page, compressed. */
export async function prerenderPages(): Promise<BuildInfo['pages']> {
  rmSync(pagesFolder, { recursive: true, force: true })
  mkdirSync(pagesFolder, { recursive: true })
  const entry = await importServerEntry(distFolder)
  const manifest = readClientManifest(distFolder)
  const listed = (await entry.listPages()).filter(({ rendering }) => rendering === 'prerendered')

  const pages: BuildInfo['pages'] = []
  for (const { name, path } of [...listed, { name: 'not-found', path: notFoundPath }]) {
    const page = await entry.renderPage({
      pathname: path,
      apiFetch: refuse(path),
      publicConfig: defaultPublicConfig,
    })
    await writeCompressed(
      join(pagesFolder, `${name}.html`),
      renderDocument(page, listPageAssets(manifest, page.routeName)),
    )
    pages.push({ name, path })
  }
  const errorAssets = { ...listPageAssets(manifest, 'not-found'), modules: [], bootScript: null }
  await writeCompressed(
    join(pagesFolder, 'error.html'),
    renderDocument(await entry.renderErrorPage(), errorAssets),
  )
  return pages
}

/** Writes compressed neighbours beside the client's files. Fonts and pictures are compressed already. */
export async function compressClientFiles(): Promise<number> {
  const names = globSync(compressible, { cwd: clientFolder }).filter((name) => !name.startsWith('.'))
  for (const name of names) {
    const path = join(clientFolder, name)
    await writeNeighbours(path, readFileSync(path))
  }
  return names.length
}

async function writeCompressed(path: string, text: string): Promise<void> {
  const body = new TextEncoder().encode(text)
  writeFileSync(path, body)
  await writeNeighbours(path, body)
}

async function writeNeighbours(path: string, body: Uint8Array): Promise<void> {
  const { br, gzip } = await compress(body, 'build')
  writeFileSync(`${path}.br`, br)
  writeFileSync(`${path}.gz`, gzip)
}

function refuse(path: string) {
  return (): never => {
    throw new Error(
      `${path} is prerendered but asks the API for data: its row in the route table must say per-request`,
    )
  }
}
