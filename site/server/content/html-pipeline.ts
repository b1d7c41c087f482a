import type { Element, Root } from 'hast'
import rehypeRaw from 'rehype-raw'
import rehypeSanitize from 'rehype-sanitize'
import rehypeSlug from 'rehype-slug'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { isAllowedPicture } from '#shared/content/is-allowed-picture.ts'
import { contentHtmlSchema } from './content-html-schema.ts'
import { highlightCode } from './highlight-code.ts'

/** Sanitised HTML and nothing more. */
export const plainHtmlPipeline = unified()
  .use(rehypeRaw)
  .use(rehypeSanitize, contentHtmlSchema)
  .use(rehypeStringify)
  .freeze()

/** What every article's HTML passes: sanitised first, then ids for headings, scrolling tables and coloured code. */
export const htmlPipeline = unified()
  .use(rehypeRaw)
  .use(rehypeSanitize, contentHtmlSchema)
  .use(rehypeSlug)
  .use(() => dropOutsidePictures)
  .use(() => openOutsideLinksInNewTabs)
  .use(() => makeTablesScroll)
  .use(() => highlightCode)
  .use(rehypeStringify)
  .freeze()

/** The security policy would not load them: they would stand in the text as holes. */
function dropOutsidePictures(tree: Root): void {
  tree.children = tree.children.filter((child) => child.type !== 'element' || !isOutsidePicture(child))
  visitElements(tree, (element) => {
    element.children = element.children.filter(
      (child) => child.type !== 'element' || !isOutsidePicture(child),
    )
  })
}

function isOutsidePicture({ tagName, properties }: Element): boolean {
  return tagName === 'img' && !(typeof properties['src'] === 'string' && isAllowedPicture(properties['src']))
}

function openOutsideLinksInNewTabs(tree: Root): void {
  visitElements(tree, (element) => {
    const href = element.properties['href']
    if (element.tagName !== 'a' || typeof href !== 'string' || !/^https?:/.test(href)) return
    element.properties['rel'] = ['noopener']
    element.properties['target'] = '_blank'
  })
}

/** A wide table gets its own scrolling region, reachable by keyboard. */
function makeTablesScroll(tree: Root): void {
  visitElements(tree, (element) => {
    element.children = element.children.map((child) =>
      child.type === 'element' && child.tagName === 'table' && !isTableRegion(element)
        ? tableRegion(child)
        : child,
    )
  })
  tree.children = tree.children.map((child) =>
    child.type === 'element' && child.tagName === 'table' ? tableRegion(child) : child,
  )
}

function isTableRegion(element: Element): boolean {
  return element.properties['role'] === 'region'
}

function tableRegion(table: Element): Element {
  return {
    type: 'element',
    tagName: 'div',
    properties: { role: 'region', ariaLabel: 'Table', tabIndex: 0, className: ['table-scroll'] },
    children: [table],
  }
}

function visitElements(parent: Root | Element, visit: (element: Element) => void): void {
  for (const child of parent.children) {
    if (child.type !== 'element') continue
    visit(child)
    visitElements(child, visit)
  }
}
