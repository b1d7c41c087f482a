import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import { expect, test } from 'vitest'
import { createMcpServer } from './create-mcp-server.ts'

test('cancelling a call ends the reading of its document', async () => {
  const started = Promise.withResolvers<AbortSignal>()
  const server = createMcpServer({
    analyse: (_bytes, _fileName, signal) => {
      started.resolve(signal)
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error())))
    },
    admit: () => Promise.resolve(null),
    readPath: null,
    methods: [],
  })
  const [near, far] = InMemoryTransport.createLinkedPair()
  const client = new Client({ name: 'test', version: '1' })
  await Promise.all([server.connect(far), client.connect(near)])
  const cancelling = new AbortController()
  const call = client.callTool(
    { name: 'analyse_document', arguments: { fileName: 'bill.txt', content: 'AAAA' } },
    undefined,
    { signal: cancelling.signal },
  )
  const signal = await started.promise
  expect(signal.aborted).toBe(false)
  cancelling.abort('enough')
  await expect(call).rejects.toThrow('enough')
  await expect.poll(() => signal.aborted).toBe(true)
  await client.close()
})
