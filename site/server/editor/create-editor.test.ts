import { createServer } from 'node:http'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { expect, test } from 'vitest'
import { makeContentFolder, post } from '#server/content/content-fixture.ts'
import { createEditor } from './create-editor.ts'
import { listenOnLoopback } from '#server/testing/listen-on-loopback.ts'

/** The editor on a port of loopback, over a content folder of its own. */
async function openEditor() {
  const folder = await makeContentFolder()
  const editor = createEditor({ contentRoot: folder.root, bundleFolder: folder.root })
  const listener = getRequestListener(editor.fetch)
  const server = createServer((request, response) => void listener(request, response))
  const { origin } = await listenOnLoopback(server)
  return {
    folder,
    editor,
    origin,
    ask: (body: unknown, headers: Record<string, string> = { origin }) =>
      fetch(`${origin}/studio/editor/api`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    read: (path: string) => readFile(join(folder.root, path), 'utf8'),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
      await folder[Symbol.asyncDispose]()
    },
  }
}

function persist(path: string, raw: string) {
  return { action: 'persistEntry', params: { dataFiles: [{ path, raw }], assets: [] } }
}

test('the articles are listed, and one that is saved is in its file', async () => {
  await using opened = await openEditor()
  const listed = await opened.ask({ action: 'entriesByFolder', params: { folder: 'posts' } })
  expect(await listed.json()).toMatchObject([
    { file: { path: 'posts/first.md' } },
    { file: { path: 'posts/second.md' } },
  ])
  const text = post('New', '2026-10-05', 'bills', '', 'New words.')
  expect((await opened.ask(persist('posts/new-one.md', text))).status).toBe(200)
  expect(await opened.read('posts/new-one.md')).toBe(text)
})

test('a text with a fault is refused with its place, and the file stays', async () => {
  await using opened = await openEditor()
  const before = await opened.read('posts/first.md')
  const answer = await opened.ask(persist('posts/first.md', post('First', 'yesterday', 'factors')))
  expect(answer.status).toBe(422)
  expect(await answer.json()).toEqual({
    error: 'posts/first.md:3:1 publishedAt: must be an ISO date such as 2026-10-14',
  })
  expect(await opened.read('posts/first.md')).toBe(before)
})

test('an article that gets another name leaves no file behind', async () => {
  await using opened = await openEditor()
  const raw = await opened.read('posts/first.md')
  const file = { path: 'posts/first.md', newPath: 'posts/other.md', raw }
  await opened.ask({ action: 'persistEntry', params: { dataFiles: [file], assets: [] } })
  expect(await opened.read('posts/other.md')).toBe(raw)
  await expect(opened.read('posts/first.md')).rejects.toThrow('ENOENT')
})

test('a picture is stored, listed and removed', async () => {
  await using opened = await openEditor()
  const path = 'images/new.png'
  const asset = { path, content: Buffer.from('picture').toString('base64'), encoding: 'base64' }
  expect(await (await opened.ask({ action: 'persistMedia', params: { asset } })).json()).toMatchObject({
    path,
    name: 'new.png',
  })
  const media = { action: 'getMedia', params: { mediaFolder: 'images' } }
  expect(JSON.stringify(await (await opened.ask(media)).json())).toContain('new.png')
  await opened.ask({ action: 'deleteFiles', params: { paths: [path] } })
  expect(JSON.stringify(await (await opened.ask(media)).json())).not.toContain('new.png')
})

test.each([
  'posts/../../package.json',
  '/etc/passwd',
  'package.json',
  'posts/A.md',
  'posts/a/b.md',
  'images/a.svg',
  'images/../x.png',
])('%s cannot be named', async (path) => {
  await using opened = await openEditor()
  expect((await opened.ask({ action: 'getEntry', params: { path } })).status).toBe(422)
  expect((await opened.ask(persist(path, post('A', '2026-10-01', 'bills')))).status).toBe(422)
  const asset = { path, content: 'AAAA', encoding: 'base64' }
  expect((await opened.ask({ action: 'persistMedia', params: { asset } })).status).toBe(422)
})

test('another site, another host name and another machine are refused', async () => {
  await using opened = await openEditor()
  const info = { action: 'info' }
  expect((await opened.ask(info)).status).toBe(200)
  expect((await opened.ask(info, { origin: 'https://evil.example' })).status).toBe(403)
  expect((await opened.ask(info, {})).status).toBe(403)
  const elsewhere = await opened.editor.request('http://localhost/studio/editor', {}, {})
  expect(elsewhere.status).toBe(403)
  const incoming = { socket: { remoteAddress: '127.0.0.1' } } as never
  const rebound = await opened.editor.request('http://evil.example/studio/editor', {}, { incoming })
  expect(rebound.status).toBe(403)
})

test('the page names the command while the editor is not installed, and loads it from here when it is', async () => {
  await using opened = await openEditor()
  const page = () => fetch(`${opened.origin}/studio/editor`).then((answer) => answer.text())
  expect(await page()).toContain('npm run editor:install')
  await writeFile(join(opened.folder.root, 'decap-cms.js'), 'window.loaded = true')
  expect(await page()).toContain('<script src="/studio/editor/decap-cms.js">')
  const script = await fetch(`${opened.origin}/studio/editor/decap-cms.js`)
  expect(script.headers.get('content-type')).toContain('text/javascript')
  const config: unknown = await (await fetch(`${opened.origin}/studio/editor/config.yml`)).json()
  expect(config).toMatchObject({ backend: { proxy_url: `${opened.origin}/studio/editor/api` } })
})
