import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDataFolder, type DataFolder } from '#server/testing/make-data-folder.ts'
import { startProcess, type ServerProcess } from '#server/testing/start-process.ts'

const bill = join(import.meta.dirname, '../../../packages/documents/specimens/electricity-bill.pdf')
let data: DataFolder
let server: ServerProcess

beforeAll(async () => {
  data = await makeDataFolder()
  // One message is all that pages may send: agents are counted by the limits of the open API alone.
  const settings = { LIMIT_POST: '1/600', LIMIT_API_ANALYSES: '3/600' }
  server = await startProcess({ DATA_DIR: data.path, ...settings })
}, 120_000)

afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await data[Symbol.asyncDispose]()
})

async function connect(): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' })
  await client.connect(new StreamableHTTPClientTransport(new URL(`${server.origin}/mcp`)))
  return client
}

function send(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${server.origin}/mcp`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    },
    body: JSON.stringify(body),
  })
}

const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' }

test('an agent works activities out, finds their factors and reads the method', async () => {
  const client = await connect()
  const activity = {
    kind: 'electricity',
    quantity: '4826',
    unit: 'kWh',
    place: 'Queensland',
    date: '2025-08-15',
  }
  const worked = await client.callTool({ name: 'calculate_emissions', arguments: { activities: [activity] } })
  expect(worked.structuredContent).toMatchObject({ totals: { kgCO2e: '3667.76' } })
  const method = await client.readResource({ uri: 'doublerule://methods/electricity' })
  expect(method.contents[0]).toMatchObject({ mimeType: 'text/markdown' })
  await client.close()
})

test('schemas are JSON Schema 2020-12, and what comes back agrees with them', async () => {
  const client = await connect()
  const { tools } = await client.listTools()
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  const activities = [{ kind: 'diesel', quantity: '40', unit: 'L' }]
  const calls: Record<string, Record<string, unknown>> = {
    calculate_emissions: { activities },
    find_factors: { words: 'diesel', limit: 3 },
    explain_figure: { factor: 'au-nga-2025-electricity-qld-scope2', quantity: '10', unit: 'kWh' },
    analyse_document: {
      fileName: 'electricity-bill.pdf',
      content: (await readFile(bill)).toString('base64'),
    },
  }
  for (const { name, inputSchema, outputSchema } of tools) {
    const given = calls[name] ?? {}
    const { structuredContent } = await client.callTool({ name, arguments: given })
    expect([ajv.validateSchema(inputSchema), ajv.validateSchema(outputSchema ?? {})]).toEqual([true, true])
    expect(ajv.validate(inputSchema, given)).toBe(true)
    expect(ajv.validate(outputSchema ?? {}, structuredContent)).toBe(true)
    expect(ajv.validate(inputSchema, { ...given, zz: 1 })).toBe(false)
  }
  await client.close()
})

test('a resource that is none, a tool that is none and arguments that do not fit are told apart', async () => {
  const client = await connect()
  await expect(client.readResource({ uri: 'doublerule://none' })).rejects.toMatchObject({ code: -32_002 })
  expect(await client.callTool({ name: 'none', arguments: {} })).toMatchObject({ isError: true })
  const refused = await client.callTool({ name: 'calculate_emissions', arguments: { activities: [] } })
  expect(refused).toMatchObject({ isError: true })
  expect(JSON.stringify(refused.content)).toContain('Send at least 1 entry.')
  const { resources } = await client.listResources()
  expect(resources.map(({ uri }) => uri)).toContain('doublerule://regions')
  await client.close()
})

test('a document comes as bytes, is counted like an upload, and no path is read', async () => {
  const client = await connect()
  const content = (await readFile(bill)).toString('base64')
  const call = { name: 'analyse_document', arguments: { fileName: 'electricity-bill.pdf', content } }
  expect((await client.callTool(call)).structuredContent).toMatchObject({ analysis: { totals: {} } })
  const path = await client.callTool({ name: 'analyse_document', arguments: { path: bill } })
  expect(path.isError).toBe(true)
  await client.callTool(call)
  // One was read for the schemas.
  const fourth = await client.callTool(call)
  expect(JSON.stringify(fourth)).toContain('Too many requests')
  await client.close()
})

test('pages of other sites are refused, by whatever name they reach the server', async () => {
  const host = new URL(server.origin).host
  expect((await send(list, { origin: 'https://elsewhere.test' })).status).toBe(403)
  expect((await send(list, { origin: `http://${host}` })).status).toBe(200)
  const rebound = await send(list, { origin: 'http://rebound.test', 'sec-fetch-site': 'same-origin' })
  expect(await rebound.json()).toMatchObject({ code: 'mcp_origin_refused' })
})

test('a batch, another method and a body that is no message are refused', async () => {
  expect(await (await send([list, list])).json()).toMatchObject({ code: 'mcp_batch_refused' })
  expect((await fetch(`${server.origin}/mcp`)).status).toBe(405)
  expect((await send({ hello: 1 })).status).toBe(400)
  expect((await send(list, { authorization: 'Bearer no' })).status).toBe(401)
})
