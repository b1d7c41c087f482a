import { readFile, stat } from 'node:fs/promises'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { createMcpServer } from '../src/mcp/create-mcp-server.ts'
import { loadMethods } from '../src/mcp/load-methods.ts'
import { openAnalysisPool } from '../src/pool/analysis-pool.ts'
import { readLimits } from '../src/read/limits/read-limits.ts'

/** Serves the engine over standard input and output until the client closes it. Nothing leaves this machine. */
export async function serveMcp(): Promise<void> {
  const pool = openAnalysisPool({ isLazy: true })
  const server = createMcpServer({
    analyse: (bytes, fileName, signal) => pool.analyse(bytes, fileName, { signal }),
    admit: () => Promise.resolve(null),
    readPath: readSmallFile,
    methods: loadMethods(),
  })
  const transport = new StdioServerTransport()
  const closed = new Promise<void>((resolve) => {
    process.stdin.once('end', resolve)
    process.stdin.once('close', resolve)
  })
  await server.connect(transport)
  await closed
  await server.close()
  await pool.close()
}

async function readSmallFile(path: string): Promise<Uint8Array | null> {
  try {
    const { size } = await stat(path)
    return size > readLimits.fileBytes ? null : await readFile(path)
  } catch {
    return null
  }
}
