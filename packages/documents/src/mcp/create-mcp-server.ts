import { McpServer, type RegisteredTool } from '@modelcontextprotocol/sdk/server/mcp.js'
import { type CallToolResult, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js'
import { engineVersion } from '@doublerule/carbon/analysis/engine-version.ts'
import { renderReply } from '@doublerule/carbon/reply/render-reply.ts'
import { workThroughCalculation } from '@doublerule/carbon/calculation/answer-calculation.ts'
import {
  calculationAnswerSchema,
  calculationCallSchema,
} from '@doublerule/carbon/calculation/calculation-schema.ts'
import { explainFigure } from '@doublerule/carbon/calculation/explain-figure.ts'
import { figureAnswerSchema, figureCallSchema } from '@doublerule/carbon/calculation/figure-schema.ts'
import { plainIssue } from '@doublerule/carbon/calculation/plain-issue.ts'
import { toAnalysisFactor } from '@doublerule/carbon/factors/factor-library.ts'
import { searchFactors } from '@doublerule/carbon/factors/search-factors.ts'
import { findUnknownFilter } from '@doublerule/carbon/factors/unknown-filter.ts'
import { config } from 'zod'
import { addResources } from './add-resources.ts'
import { describeCalculation } from './describe-calculation.ts'
import { listTools } from './list-tools.ts'
import type { McpPorts } from './mcp-ports.ts'
import { listUris } from './read-resource.ts'
import { readSentDocument, type SentDocument } from './read-sent-document.ts'
import {
  documentAnswerSchema,
  factorListSchema,
  factorSearchSchema,
  localDocumentSchema,
  sentDocumentSchema,
} from './tool-schemas.ts'
import { workInTurns } from './work-in-turns.ts'

const readOnly = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false }
const instructions =
  'Works out greenhouse gas emissions from documents and activities. Figures are exact decimal strings in kg CO2e: quote them as they are, with the factor and its source. Where a line is open or its match says "ask" or "review", tell the user what is not settled.'

/** What an agent can read where a program would follow an address of the open API. */
const mcpLists = {
  units: `The resource ${listUris.units}`,
  regions: `The resource ${listUris.regions}`,
} as const

/** The engine as a server of the Model Context Protocol: four tools, and lists, factors and methods to read. */
export function createMcpServer(ports: McpPorts): McpServer {
  // The SDK checks arguments itself and takes no words for what is wrong but those that are set for all schemas.
  config({ customError: plainIssue })
  const server = new McpServer(
    { name: 'doublerule', title: 'Doublerule', version: engineVersion.version },
    { instructions },
  )
  const tools = [
    { name: 'analyse_document', tool: addDocumentTool(server, ports) },
    { name: 'find_factors', tool: addSearchTool(server) },
    { name: 'explain_figure', tool: addFigureTool(server) },
    { name: 'calculate_emissions', tool: addCalculationTool(server, ports) },
  ]
  server.server.setRequestHandler(ListToolsRequestSchema, () => listTools(tools))
  addResources(server, ports)
  return server
}

function addDocumentTool(server: McpServer, ports: McpPorts): RegisteredTool {
  return server.registerTool(
    'analyse_document',
    {
      title: 'Read a document',
      description:
        'Reads a bill, receipt, invoice, travel or meter file (pdf, jpg, png, txt, csv, json, docx, xlsx, up to 10 MB) and works out its emissions, with the place of each line on the page. The file is not kept.',
      inputSchema: ports.readPath === null ? sentDocumentSchema : localDocumentSchema,
      outputSchema: documentAnswerSchema,
      annotations: readOnly,
    },
    async (call: SentDocument, { signal }: { signal: AbortSignal }) => {
      const refusal = await ports.admit('file', 1)
      if (refusal !== null) return fail(refusal)
      const sent = await readSentDocument(call, ports.readPath)
      if (!sent.ok) return fail(sent.problem)
      const result = await ports.analyse(sent.value.bytes, sent.value.fileName, signal)
      if (!result.ok)
        return fail(`The file could not be read (${result.problem.code}): ${result.problem.detail}`)
      return answer(renderReply(result.analysis), { analysis: result.analysis })
    },
  )
}

function addSearchTool(server: McpServer): RegisteredTool {
  return server.registerTool(
    'find_factors',
    {
      title: 'Find emission factors',
      description:
        'Finds emission factors by words and filters, each with its source, table, edition and licence.',
      inputSchema: factorSearchSchema,
      outputSchema: factorListSchema,
      annotations: readOnly,
    },
    async ({ limit, ...search }) => {
      const unknown = findUnknownFilter(search, mcpLists.regions)
      if (unknown !== null) return fail(unknown.text)
      const found = await searchFactors(search)
      const factors = found.slice(0, limit).map(toAnalysisFactor)
      const rows = factors.map(
        ({ id, name, kgCO2ePerUnit, unit, source }) =>
          `${id}: ${name}, ${kgCO2ePerUnit} kgCO2e/${unit} (${source})`,
      )
      return answer([`${found.length} found.`, ...rows].join('\n'), { total: found.length, factors })
    },
  )
}

function addFigureTool(server: McpServer): RegisteredTool {
  return server.registerTool(
    'explain_figure',
    {
      title: 'Explain a figure',
      description:
        'Shows how a quantity and a factor make kilograms of CO2e: conversions, the multiplication, and the source of the factor. Holds a stated figure against it.',
      inputSchema: figureCallSchema,
      outputSchema: figureAnswerSchema,
      annotations: readOnly,
    },
    (call) => {
      const explained = explainFigure(call)
      if (!explained.ok) return fail(explained.problem)
      const { steps, expression, kgCO2e, factor, agrees } = explained.value
      const verdict =
        agrees === null ? [] : [agrees ? 'The stated figure agrees.' : 'The stated figure differs.']
      const text = [
        ...steps,
        `${expression} = ${kgCO2e} kg CO2e`,
        `${factor.source} (${factor.licence})`,
        ...verdict,
      ]
      return answer(text.join('\n'), explained.value)
    },
  )
}

function addCalculationTool(server: McpServer, ports: McpPorts): RegisteredTool {
  return server.registerTool(
    'calculate_emissions',
    {
      title: 'Work out emissions',
      description:
        'Works out activities such as 4826 kWh of electricity in Queensland in August 2025, or a return flight, with factors and totals by scope. Electricity, gas, heat and hotels need a place.',
      inputSchema: calculationCallSchema,
      outputSchema: calculationAnswerSchema,
      annotations: readOnly,
    },
    async (call) => {
      const refusal = await ports.admit('line', call.activities.length)
      if (refusal !== null) return fail(refusal)
      const calculation = await workInTurns(workThroughCalculation(call, mcpLists))
      return answer(describeCalculation(calculation), calculation)
    },
  )
}

function answer(text: string, structuredContent: Record<string, unknown>): CallToolResult {
  return { content: [{ type: 'text', text }], structuredContent }
}

function fail(text: string): CallToolResult {
  return { content: [{ type: 'text', text }], isError: true }
}
