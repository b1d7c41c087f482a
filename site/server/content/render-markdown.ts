import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { htmlPipeline, plainHtmlPipeline } from './html-pipeline.ts'

const markdownPipeline = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { allowDangerousHtml: true })
  .freeze()

/** HTML of a post's Markdown: sanitised, headings with ids, tables that scroll, code highlighted by classes. */
export function renderMarkdown(markdown: string): string {
  const tree = markdownPipeline.runSync(markdownPipeline.parse(markdown))
  return htmlPipeline.stringify(htmlPipeline.runSync(tree))
}

/** The same HTML without what the site adds for itself: for a content service, whose HTML passes `htmlPipeline` later. */
export function renderPlainMarkdown(markdown: string): string {
  const tree = markdownPipeline.runSync(markdownPipeline.parse(markdown))
  return plainHtmlPipeline.stringify(plainHtmlPipeline.runSync(tree))
}
