import type { Method } from '@doublerule/documents/mcp/mcp-ports.ts'
import { z } from 'zod'
import type { Analyser } from '#server/adapters/analyser.ts'
import type { Limiter } from '#server/adapters/limiter.ts'
import type { ClientOf } from '#server/client-of.ts'
import { countMore } from '#server/open-api/count-more.ts'
import { linesOfRequest } from '#server/open-api/post-calculation.ts'
import { readJson } from '#server/read-json.ts'
import { respondWithProblem } from '#server/respond-with-problem.ts'
import { problems } from '#shared/problems.ts'

export type McpEndpointPorts = {
  limiter: Limiter
  clientOf: ClientOf
  analyser: Analyser
  methods: readonly Method[]
}

/**
 * POST /mcp: one message of the Model Context Protocol, answered as JSON (streamable HTTP without sessions). A server of
 * its own answers each request, so that nothing of one caller meets another.
 */
export async function postMcp(request: Request, ports: McpEndpointPorts): Promise<Response> {
  const client = ports.clientOf(request)
  const message = await readJson(request, z.unknown())
  if (!message.ok) return message.response
  if (Array.isArray(message.value)) return respondWithProblem('mcp_batch_refused')
  const [{ createMcpServer }, { WebStandardStreamableHTTPServerTransport }] = await Promise.all([
    import('@doublerule/documents/mcp/create-mcp-server.ts'),
    import('@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'),
  ])
  const server = createMcpServer({
    analyse: (bytes, fileName, signal) =>
      ports.analyser.analyse(bytes, fileName, {
        client,
        signal: AbortSignal.any([request.signal, signal]),
      }),
    admit: async (what, times) => {
      const refused =
        what === 'file'
          ? await countMore('api-analyses', times, client, ports.limiter)
          : await countMore('api', Math.ceil(times / linesOfRequest) - 1, client, ports.limiter)
      if (refused === null) return null
      const code = refused.status === 429 ? 'rate_limited' : 'limiter_unavailable'
      return `${problems[code].title}. Try again in ${refused.headers.get('retry-after')} seconds.`
    },
    readPath: null,
    methods: ports.methods,
  })
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  try {
    await server.connect(transport)
    const response = await transport.handleRequest(request, { parsedBody: message.value })
    // The answer is whole before the server closes, which would cut it.
    return new Response(await response.arrayBuffer(), response)
  } finally {
    await server.close()
  }
}
