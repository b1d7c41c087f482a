// @vitest-environment node
import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import { createReference } from '#server/reference/get-reference.ts'
import { exampleAddress } from '#app/pages/api/reference/write-snippet.ts'
import { referencePath, type ApiReferences } from '#shared/api-reference-model.ts'
import { defaultPublicConfig } from '#shared/public-config.ts'
import { renderDocument } from './document-shell.ts'
import { serverEntry } from './entry-server.tsx'

/** Some 3.6 kB for each endpoint, its answer included; 24 kB in all when it is sent. */
const mostBytes = 217_000

const answer = createReference(null)
const references: ApiReferences = await answer(new Request(`http://site.test${referencePath}`)).json()
const page = await serverEntry.renderPage({
  pathname: '/api',
  apiFetch: (path) => answer(new Request(`http://site.test${path}`)),
  publicConfig: defaultPublicConfig,
})
const assets = { stylesheets: [], modules: [], fonts: [], bootScript: '/assets/boot-1.js' }
const html = renderDocument(page, assets)
const { body } = new Window().document
body.innerHTML = page.body

const rows = (['platform', 'engine'] as const).flatMap((which) =>
  references[which].groups.flatMap(({ operations }) =>
    operations.map((operation) => ({ which, operation, name: `${which} ${operation.id}` })),
  ),
)

test('the document of the reference stays small, and does not carry its data a second time', () => {
  expect(new TextEncoder().encode(html).length).toBeLessThan(mostBytes)
  expect(JSON.parse(page.state)).toMatchObject({ queries: [], apart: [referencePath] })
})

test.each(rows)('$name is read with its parameters, request and answers', ({ which, operation }) => {
  const section = body.querySelector(`#${which}-${operation.id}`)
  const read = section?.textContent ?? ''
  expect(read).toContain(`${operation.method} ${operation.path}`)
  const said = [
    ...operation.parameters.flatMap(({ name, text }) => [name, text]),
    ...(operation.body?.fields ?? []).flatMap(({ name, text }) => [name, text]),
    ...operation.answers.filter(({ status }) => status < '400').flatMap(({ status, text }) => [status, text]),
  ]
  expect(said.filter((text) => !read.includes(text))).toEqual([])
  expect(section?.querySelector('pre')?.textContent).toContain(exampleAddress(operation))
})

test.each(rows)('$name names each of its problems, or the list for all does', ({ which, operation }) => {
  const section = body.querySelector(`#${which}-${operation.id}`)
  const shared = section?.closest('.api-reference')?.querySelector('.field-list')?.textContent ?? ''
  const read = `${section?.textContent} ${shared}`
  expect(operation.answers.filter(({ text }) => !read.includes(text))).toEqual([])
})
