import { LineCounter, isMap, isNode, isPair, isScalar, parseDocument, type Document } from 'yaml'
import type { z } from 'zod'

export type FrontMatterResult<Value> =
  { ok: true; value: Value; body: string } | { ok: false; problems: readonly string[] }

const fence = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?/

/**
 * Reads the YAML block at the head of a Markdown file and checks it against a schema.
 * Problems read "posts/slug.md:4:1 publishedAt: must be an ISO date such as 2026-10-14".
 */
export function parseFrontMatter<Schema extends z.ZodType>(
  text: string,
  path: string,
  schema: Schema,
): FrontMatterResult<z.infer<Schema>> {
  const [block, yamlText] = fence.exec(text) ?? []
  if (block === undefined || yamlText === undefined) {
    return {
      ok: false,
      problems: [`${path}:1:1 front matter: the file must start with a block between --- lines`],
    }
  }
  const lines = new LineCounter()
  const document = parseDocument(yamlText, { lineCounter: lines })
  if (document.errors.length > 0) {
    return {
      ok: false,
      problems: document.errors.map(
        (error) => `${place(path, lines, error.pos[0])} ${firstLine(error.message)}`,
      ),
    }
  }
  const checked = schema.safeParse(document.toJS() ?? {})
  if (checked.success) return { ok: true, value: checked.data, body: text.slice(block.length) }
  const problems = checked.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map(
          (key) => `${place(path, lines, offsetOf(document, [...issue.path, key]))} ${key}: unknown key`,
        )
      : [
          `${place(path, lines, offsetOf(document, issue.path))} ${issue.path.join('.') || 'front matter'}: ${issue.message}`,
        ],
  )
  return { ok: false, problems }
}

/** The line in the file: the YAML starts on its second line. */
function place(path: string, lines: LineCounter, offset: number): string {
  const { line, col } = lines.linePos(offset)
  return `${path}:${line + 1}:${col}`
}

function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  let node: unknown = document.contents
  let offset = 0
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isPair(item) && isScalar(item.key) && item.key.value === step)
      if (pair === undefined) break
      if (isNode(pair.key)) offset = pair.key.range?.[0] ?? offset
      node = pair.value
    } else {
      node = document.getIn([step], true)
    }
  }
  return offset
}

function firstLine(message: string): string {
  return message.split('\n')[0] ?? message
}
