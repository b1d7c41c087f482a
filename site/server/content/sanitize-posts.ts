import type { Root } from 'hast'
import { htmlPipeline } from './html-pipeline.ts'

/** A result of the hosted service with the HTML of its posts made safe; everything else as it came. */
export function sanitizePosts(result: unknown): unknown {
  if (Array.isArray(result)) return result.map(sanitizePosts)
  if (typeof result !== 'object' || result === null) return result
  if (!('content' in result) || typeof result.content !== 'string') return result
  return { ...result, content: sanitizeHtml(result.content) }
}

function sanitizeHtml(html: string): string {
  const tree: Root = { type: 'root', children: [{ type: 'raw', value: html }] }
  return htmlPipeline.stringify(htmlPipeline.runSync(tree))
}
