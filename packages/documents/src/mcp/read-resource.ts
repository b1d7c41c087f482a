import { McpError, type ReadResourceResult } from '@modelcontextprotocol/sdk/types.js'
import { allRegions } from '@doublerule/carbon/calculation/list-regions.ts'
import { listUnits } from '@doublerule/carbon/calculation/list-units.ts'
import { factorById, toAnalysisFactor } from '@doublerule/carbon/factors/factor-library.ts'
import type { Method } from './mcp-ports.ts'

/** Addresses of what can be read beside single factors and methods. */
export const listUris = { units: 'doublerule://units', regions: 'doublerule://regions' } as const
export const factorUris = 'doublerule://factors/'
export const methodUris = 'doublerule://methods/'

/** The protocol's code for a resource that is not there; the SDK has no name for it. */
const resourceNotFound = -32_002

/** Reads a resource by its address; one that is not there is the protocol's own error. */
export function readResource(uri: string, methods: readonly Method[]): ReadResourceResult {
  const found = findResource(uri, methods)
  if (found === null) throw new McpError(resourceNotFound, 'Resource not found', { uri })
  return { contents: [{ uri, ...found }] }
}

type Found = { mimeType: string; text: string }

function findResource(uri: string, methods: readonly Method[]): Found | null {
  if (uri === listUris.units) return toJson({ units: listUnits() })
  if (uri === listUris.regions) return toJson({ regions: allRegions() })
  if (uri.startsWith(factorUris)) {
    const factor = factorById(decodeName(uri.slice(factorUris.length)))
    return factor === null ? null : toJson(toAnalysisFactor(factor))
  }
  const method = methods.find(({ name }) => uri === methodUris + name)
  return method === undefined ? null : { mimeType: 'text/markdown', text: method.text }
}

function toJson(value: unknown): Found {
  return { mimeType: 'application/json', text: JSON.stringify(value) }
}

function decodeName(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
