import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { afterAll, beforeAll, expect, test } from 'vitest'

const command = fileURLToPath(new URL('doublerule.mjs', import.meta.url))
const bill = fileURLToPath(new URL('../specimens/electricity-bill.pdf', import.meta.url))
const client = new Client({ name: 'test', version: '1' })

beforeAll(async () => {
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [command, 'mcp'] }))
})

afterAll(() => client.close())

test('the tools are listed with what they take and give, and change nothing', async () => {
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name).sort()).toEqual([
    'analyse_document',
    'calculate_emissions',
    'explain_figure',
    'find_factors',
  ])
  for (const tool of tools) {
    expect(tool.inputSchema.type).toBe('object')
    expect(tool.outputSchema?.type).toBe('object')
    expect(tool.annotations?.readOnlyHint).toBe(true)
  }
})

test('the server says who it is, what it can do and how to use its figures', () => {
  expect(client.getServerVersion()).toMatchObject({ name: 'doublerule', title: 'Doublerule' })
  expect(client.getServerCapabilities()).toMatchObject({ tools: {}, resources: {} })
  expect(client.getInstructions()).toContain('exact decimal strings')
})

test.each(['doublerule://factors/none', 'doublerule://methods/none', 'doublerule://none', 'none'])(
  '%s is no resource, by the code of the protocol',
  async (uri) => {
    await expect(client.readResource({ uri })).rejects.toMatchObject({ code: -32_002, data: { uri } })
  },
)

test('a tool that is none is told as such, and a name that is not known leads to what can be read', async () => {
  expect(await client.callTool({ name: 'none', arguments: {} })).toMatchObject({
    isError: true,
    content: [{ text: expect.stringContaining('Tool none not found') }],
  })
  const worked = await client.callTool({
    name: 'calculate_emissions',
    arguments: {
      activities: [
        { kind: 'diesel', quantity: '1', unit: 'furlong' },
        { kind: 'electricity', quantity: '1', unit: 'kWh', place: 'Atlantis' },
      ],
    },
  })
  const text = JSON.stringify(worked.content)
  expect(text).toContain('doublerule://units lists them')
  expect(text).toContain('doublerule://regions lists the codes')
  expect(text).not.toContain('GET ')
})

test('a call that is cancelled ends, and the next is answered', async () => {
  const cancelling = new AbortController()
  const reading = client.callTool({ name: 'analyse_document', arguments: { path: bill } }, undefined, {
    signal: cancelling.signal,
  })
  cancelling.abort('enough')
  await expect(reading).rejects.toThrow('enough')
  expect((await client.listTools()).tools).toHaveLength(4)
})

test('a document is read from a path or from its bytes, to the same figures', async () => {
  const content = (await readFile(bill)).toString('base64')
  const calls = [{ path: bill }, { fileName: 'electricity-bill.pdf', content }]
  for (const given of calls) {
    const read = await client.callTool({ name: 'analyse_document', arguments: given })
    expect(read.isError).toBeUndefined()
    expect(JSON.stringify(read.content)).toContain('3184 kWh × 0.67 kgCO2e/kWh')
    expect(read.structuredContent).toMatchObject({
      analysis: { document: { fileName: 'electricity-bill.pdf' } },
    })
  }
})

test.each([{ path: '/no/such.pdf' }, { fileName: 'a.pdf' }, { fileName: 'a.pdf', content: '%%%%' }])(
  '%j is answered with what is wrong',
  async (given) => {
    expect(await client.callTool({ name: 'analyse_document', arguments: given })).toMatchObject({
      isError: true,
    })
  },
)

test('arguments that are not taken are told in words', async () => {
  const calls = [
    { name: 'calculate_emissions', arguments: { activities: [] } },
    { name: 'explain_figure', arguments: { factor: 'x', quantity: '1,000', unit: 'kWh' } },
    { name: 'find_factors', arguments: { words: '', unit: 'furlong' } },
  ]
  const texts = await Promise.all(
    calls.map(async (call) => JSON.stringify((await client.callTool(call)).content)),
  )
  expect(texts).toEqual([
    expect.stringContaining('Send at least 1 entry. at activities'),
    expect.stringContaining('Send digits, such as 4826'),
    expect.stringContaining('No factor is for each “furlong”. Units that factors are for: AUD'),
  ])
})

test('activities are worked out with factors that can be found and explained', async () => {
  const activity = {
    kind: 'electricity',
    quantity: '4826',
    unit: 'kWh',
    place: 'Queensland',
    date: '2025-08-15',
  }
  const worked = await client.callTool({ name: 'calculate_emissions', arguments: { activities: [activity] } })
  expect(worked.structuredContent).toMatchObject({ complete: true, totals: { kgCO2e: '3667.76' } })
  const found = await client.callTool({
    name: 'find_factors',
    arguments: { words: 'electricity queensland', edition: '2025', limit: 1 },
  })
  expect(found.structuredContent).toMatchObject({ factors: [{ id: 'au-nga-2025-electricity-qld-scope2' }] })
  const explained = await client.callTool({
    name: 'explain_figure',
    arguments: {
      factor: 'au-nga-2025-electricity-qld-scope2',
      quantity: '4826',
      unit: 'kWh',
      stated: '3233.42',
    },
  })
  expect(explained.structuredContent).toMatchObject({
    agrees: true,
    expression: '4826 kWh × 0.67 kgCO2e/kWh',
  })
})

test('factors and methods can be read as resources', async () => {
  const factor = await client.readResource({ uri: 'doublerule://factors/au-nga-2025-electricity-qld-scope2' })
  expect(JSON.stringify(factor.contents)).toContain('0.67')
  const { resources } = await client.listResources()
  expect(resources.map(({ uri }) => uri)).toContain('doublerule://methods/electricity')
  const method = await client.readResource({ uri: 'doublerule://methods/electricity' })
  expect(method.contents[0]).toMatchObject({ mimeType: 'text/markdown' })
  const lists = await Promise.all(
    ['units', 'regions'].map(async (name) => {
      const { contents } = await client.readResource({ uri: `doublerule://${name}` })
      return JSON.stringify(contents)
    }),
  )
  expect(lists).toEqual([expect.stringContaining('kWh'), expect.stringContaining('AU-QLD')])
})
