// What an agent does over MCP, without a model: each call that it would make, and what it gets back.
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'

const [bill = 'bill.pdf'] = process.argv.slice(2)
const agent = new Client({ name: 'example-agent', version: '1.0.0' })
await agent.connect(new StdioClientTransport({ command: 'npx', args: ['doublerule', 'mcp'] }))

async function callTool(name, given) {
  const { structuredContent, content, isError } = await agent.callTool({ name, arguments: given })
  if (isError) throw new Error(content.map(({ text }) => text).join('\n'))
  return structuredContent
}

const { tools } = await agent.listTools()
console.log('tools:', tools.map(({ name }) => name).join(', '))

const { factors } = await callTool('find_factors', { words: 'electricity queensland', edition: '2025' })
console.log('factor:', factors[0].kgCO2ePerUnit, 'kg per', factors[0].unit, 'by', factors[0].source)

const content = (await readFile(bill)).toString('base64')
const { analysis } = await callTool('analyse_document', { fileName: basename(bill), content })
console.log('bill:', analysis.document.type, analysis.totals.kgCO2e, 'kg')

const [{ quantity, unit, emissions }] = analysis.activities
const [{ factor, kgCO2e }] = emissions
const explained = await callTool('explain_figure', { factor, quantity, unit, stated: kgCO2e })
console.log(
  'explained:',
  explained.expression,
  '=',
  explained.kgCO2e,
  explained.agrees ? 'agrees' : 'differs',
)

const method = await agent.readResource({ uri: 'doublerule://methods/electricity' })
console.log('method:', method.contents[0].text.split('\n', 1)[0])
await agent.close()
