import type { RegisteredTool } from '@modelcontextprotocol/sdk/server/mcp.js'
import { type ListToolsResult, type Tool, ToolSchema } from '@modelcontextprotocol/sdk/types.js'
import { z } from 'zod'

/** A tool as it was registered, with the schemas that the SDK checks its calls and answers by. */
export type ListedTool = { name: string; tool: RegisteredTool }

/**
 * The tools as an agent sees them. Their schemas read the same by JSON Schema 2020-12, which the protocol means where none
 * is named, and by draft-07, which the SDK's client reads: a list of a fixed length has bounds instead of places.
 */
export function listTools(tools: readonly ListedTool[]): ListToolsResult {
  return { tools: tools.map(describeTool) }
}

function describeTool({ name, tool: { title, description, annotations, ...schemas } }: ListedTool): Tool {
  return {
    name,
    title,
    description,
    annotations,
    inputSchema: toObjectSchema(schemas.inputSchema, 'input'),
    outputSchema: toObjectSchema(schemas.outputSchema, 'output'),
  }
}

function toObjectSchema(schema: unknown, io: 'input' | 'output'): Tool['inputSchema'] {
  if (!(schema instanceof z.ZodObject)) throw new Error('a tool takes and gives objects')
  const { $schema: _dialect, ...members } = z.toJSONSchema(schema, {
    io,
    override: ({ jsonSchema }) => {
      const [place, ...others] = jsonSchema.prefixItems ?? []
      if (place === undefined) return
      delete jsonSchema.prefixItems
      const length = others.length + 1
      Object.assign(jsonSchema, { items: place, minItems: length, maxItems: length })
    },
  })
  return ToolSchema.shape.inputSchema.parse(members)
}
