import DOMPurify, { type Config } from 'dompurify'
import { isAllowedPicture } from '#shared/content/is-allowed-picture.ts'

const tags =
  'a abbr b blockquote br caption code dd del div dl dt em figcaption figure h2 h3 h4 h5 h6 hr i img kbd li ol p pre q s ' +
  'samp small span strong sub sup table tbody td tfoot th thead tr ul var'
const attributes =
  'href src alt title width height id class colspan rowspan scope align role aria-label tabindex target rel loading start'

const allowed = {
  ALLOWED_TAGS: tags.split(' '),
  ALLOWED_ATTR: attributes.split(' '),
  ALLOW_DATA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|[#/])/i,
  RETURN_DOM_FRAGMENT: true,
} satisfies Config

/** The classes of the server's pipeline; any other could dress a post's text as a part of the site. */
const ownClass = /^(?:table-scroll|language-[\w+-]+|token-[a-z-]+|line)$/
const headingId = /^[\p{L}\d_-]+$/u

const purifier = DOMPurify(window)
purifier.addHook('uponSanitizeAttribute', (node, attribute) => {
  if (attribute.attrName === 'class') {
    attribute.attrValue = attribute.attrValue
      .split(/\s+/)
      .filter((name) => ownClass.test(name))
      .join(' ')
    attribute.keepAttr = attribute.attrValue !== ''
  }
  if (attribute.attrName === 'id') {
    attribute.keepAttr = /^H[2-6]$/.test(node.tagName) && headingId.test(attribute.attrValue)
  }
})
purifier.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName === 'IMG' && !isAllowedPicture(node.getAttribute('src') ?? '')) node.remove()
  if (node.tagName !== 'A') return
  node.removeAttribute('target')
  if (!/^https?:/i.test(node.getAttribute('href') ?? '')) return
  node.setAttribute('target', '_blank')
  node.setAttribute('rel', 'noopener')
})

/**
 * HTML with nothing left that runs, loads elsewhere, covers the page or passes for a part of it. Tables scroll by
 * themselves, as in what the server renders.
 */
export function sanitizeInBrowser(html: string): string {
  const holder = document.createElement('div')
  holder.append(purifier.sanitize(html, allowed))
  for (const table of holder.querySelectorAll('table')) {
    if (table.closest('.table-scroll') === null) makeScroll(table)
  }
  return holder.innerHTML
}

function makeScroll(table: HTMLTableElement): void {
  const region = document.createElement('div')
  region.className = 'table-scroll'
  region.setAttribute('role', 'region')
  region.setAttribute('aria-label', 'Table')
  region.tabIndex = 0
  table.replaceWith(region)
  region.append(table)
}
