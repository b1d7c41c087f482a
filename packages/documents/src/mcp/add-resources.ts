import { type McpServer, ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js'
import { ReadResourceRequestSchema } from '@modelcontextprotocol/sdk/types.js'
import type { McpPorts } from './mcp-ports.ts'
import { factorUris, listUris, methodUris, readResource } from './read-resource.ts'

/** What an agent may read beside the tools: units and regions by name, single factors, the method pages. */
export function addResources(server: McpServer, { methods }: McpPorts): void {
  const read = (uri: URL) => readResource(uri.href, methods)
  const json = { mimeType: 'application/json' }
  server.registerResource(
    'units',
    listUris.units,
    {
      ...json,
      title: 'Units',
      description: 'The units that a calculation reads, with their exact conversion and other spellings.',
    },
    read,
  )
  server.registerResource(
    'regions',
    listUris.regions,
    { ...json, title: 'Regions', description: 'The regions that factors are of, by code and name.' },
    read,
  )
  server.registerResource(
    'factor',
    new ResourceTemplate(`${factorUris}{id}`, { list: undefined }),
    { ...json, title: 'Emission factor', description: 'One factor by its id, with source and licence.' },
    read,
  )
  for (const { name, title } of methods) {
    const markdown = { title, mimeType: 'text/markdown' }
    server.registerResource(`method-${name}`, methodUris + name, markdown, read)
  }
  // The SDK would tell an unknown address as a bad argument: the protocol has a code for a resource that is not there.
  server.server.setRequestHandler(ReadResourceRequestSchema, ({ params }) =>
    readResource(params.uri, methods),
  )
}
