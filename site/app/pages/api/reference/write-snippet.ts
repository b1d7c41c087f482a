import type { ReferenceOperation } from '#shared/api-reference-model.ts'

export const languages = ['curl', 'TypeScript', 'Python', 'C#'] as const
export type Language = (typeof languages)[number]

const mostQuery = 2
/** A longer one stands in a line of its own. */
const longestUrl = 50
/** A longer body is read from a file; the form below and the document hold its example. */
const longestBody = 1500
const bodyFile = 'body.json'

/** A request to read and copy: the path with its example, at most two query parameters, the example body. */
export function writeSnippet(language: Language, server: string, operation: ReferenceOperation): string {
  const url = `${server}${exampleAddress(operation)}`
  const { method, body } = operation
  const headers = exampleHeaders(operation)
  const json = body?.example ?? null
  const isForm = json === null && body !== null && body.type.startsWith('multipart/')
  if (language === 'curl') return writeCurl(method, url, headers, json, isForm)
  const write = writers[language]
  const snippet = write(method, url, headers, json, isForm)
  // The last line reads the answer; where nothing is sent back there is none to read.
  const isEmpty = operation.answers.some(({ status }) => status === '204')
  return isEmpty ? snippet.slice(0, snippet.lastIndexOf('\n')) : snippet
}

/** The path and query of an example call. */
export function exampleAddress({ path, parameters }: ReferenceOperation): string {
  const query = parameters
    .filter(({ place, example }) => place === 'query' && example !== '')
    .slice(0, mostQuery)
    .map(({ name, example }) => `${name}=${encodeURIComponent(example).replaceAll('%20', '+')}`)
  const filled = parameters
    .filter(({ place, example }) => place === 'path' && example !== '')
    .reduce((address, { name, example }) => address.replace(`{${name}}`, example), path)
  return query.length === 0 ? filled : `${filled}?${query.join('&')}`
}

type Header = readonly [name: string, value: string]

/** Headers without which the call is refused. */
function exampleHeaders({ needsKey, parameters }: ReferenceOperation): Header[] {
  const required = parameters.filter(({ place, isRequired }) => place === 'header' && isRequired)
  return [
    ...(needsKey ? [['Authorization', 'Bearer YOUR_API_KEY'] as const] : []),
    ...required.map(({ name, example }) => [name, example] as const),
  ]
}

type Write = (
  method: string,
  url: string,
  headers: readonly Header[],
  json: string | null,
  isForm: boolean,
) => string

const writeCurl: Write = (method, url, headers, json, isForm) => {
  const start = method === 'GET' ? 'curl' : `curl -X ${method}`
  const lines = [url.length > longestUrl ? `${start} \\\n"${url}"` : `${start} "${url}"`]
  lines.push(...headers.map(([name, value]) => `-H "${name}: ${value}"`))
  if (json !== null)
    lines.push('-H "Content-Type: application/json"', isLong(json) ? `-d @${bodyFile}` : `-d '${json}'`)
  if (isForm) lines.push('-F "file=@bill.pdf"')
  return lines.join(' \\\n  ')
}

const writeTypeScript: Write = (method, url, headers, json, isForm) => {
  const rows = [
    ...headers.map(([name, value]) => `    ${name.includes('-') ? `'${name}'` : name}: '${value}',`),
    ...(json === null ? [] : ["    'Content-Type': 'application/json',"]),
  ]
  const lines = [
    ...(isForm ? ['const form = new FormData()', "form.set('file', file)", ''] : []),
    ...(isLong(json) ? ["import { readFile } from 'node:fs/promises'", ''] : []),
    `const response = await fetch('${url}', {`,
    `  method: '${method}',`,
    ...(rows.length === 0 ? [] : ['  headers: {', ...rows, '  },']),
    ...(json === null
      ? []
      : [
          isLong(json)
            ? `  body: await readFile('${bodyFile}'),`
            : `  body: JSON.stringify(${indent(json, '  ')}),`,
        ]),
    ...(isForm ? ['  body: form,'] : []),
    '})',
    'const answer = await response.json()',
  ]
  return lines.join('\n')
}

const writePython: Write = (method, url, headers, json, isForm) => {
  const lines = [
    ...(isLong(json) ? ['import json'] : []),
    'import requests',
    '',
    `response = requests.${method.toLowerCase()}(`,
    `    "${url}",`,
    ...(headers.length === 0
      ? []
      : [`    headers={${headers.map(([name, value]) => `"${name}": "${value}"`).join(', ')}},`]),
    ...(json === null
      ? []
      : [
          isLong(json)
            ? `    json=json.load(open("${bodyFile}")),`
            : `    json=${indent(toPython(json), '    ')},`,
        ]),
    ...(isForm ? ['    files={"file": open("bill.pdf", "rb")},'] : []),
    ')',
    'answer = response.json()',
  ]
  return lines.join('\n')
}

const writeCsharp: Write = (method, url, headers, json, isForm) => {
  const verb = `${method.charAt(0)}${method.slice(1).toLowerCase()}`
  const lines = [
    'using var client = new HttpClient();',
    ...headers.map(([name, value]) => `client.DefaultRequestHeaders.Add("${name}", "${value}");`),
    ...(json === null
      ? []
      : [
          'var body = new StringContent(',
          isLong(json) ? `    File.ReadAllText("${bodyFile}"),` : `    """\n${indentAll(json)}\n    """,`,
          '    Encoding.UTF8, "application/json");',
        ]),
    ...(isForm
      ? [
          'var body = new MultipartFormDataContent();',
          'body.Add(new StreamContent(file), "file", "bill.pdf");',
        ]
      : []),
    `var request = new HttpRequestMessage(HttpMethod.${verb},`,
    `    "${url}");`,
    ...(json === null && !isForm ? [] : ['request.Content = body;']),
    'var response = await client.SendAsync(request);',
    'var answer = await response.Content.ReadAsStringAsync();',
  ]
  return lines.join('\n')
}

const writers = { TypeScript: writeTypeScript, Python: writePython, 'C#': writeCsharp } as const

function isLong(json: string | null): boolean {
  return json !== null && json.length > longestBody
}

function indent(text: string, by: string): string {
  return text.replaceAll('\n', `\n${by}`)
}

function indentAll(text: string): string {
  return `    ${indent(text, '    ')}`
}

/** JSON as Python writes it: only these three words differ. */
function toPython(json: string): string {
  return json.replaceAll(/: (true|false|null)\b/g, (_text, word: string) =>
    word === 'null' ? ': None' : `: ${word.charAt(0).toUpperCase()}${word.slice(1)}`,
  )
}
