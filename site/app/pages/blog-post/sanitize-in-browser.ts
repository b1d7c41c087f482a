import DOMPurify, { type Config } from 'dompurify'

const tags =
  'a abbr b blockquote br caption code dd del div dl dt em figcaption figure h2 h3 h4 h5 h6 hr i img kbd li ol p pre q s ' +
  'samp small span strong sub sup table tbody td tfoot th thead tr ul var'
const attributes =
  'href src alt title width height id class colspan rowspan scope align role aria-label tabindex target rel loading start'

const allowed: Config = {
  ALLOWED_TAGS: tags.split(' '),
  ALLOWED_ATTR: attributes.split(' '),
  ALLOW_DATA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|[#/])/i,
}

const purifier = DOMPurify(window)
purifier.addHook('afterSanitizeAttributes', (node) => {
  if (node.getAttribute('target') === '_blank') node.setAttribute('rel', 'noopener')
})

/** HTML with nothing left that runs, loads elsewhere or covers the page. */
export function sanitizeInBrowser(html: string): string {
  return purifier.sanitize(html, allowed)
}
