import { siteConfig } from '#shared/site-config.ts'
import document from './platform-openapi.json' with { type: 'json' }

const apiHost = `https://api.${new URL(siteConfig.origin).host.replace(/^www\./, '')}`

/** The OpenAPI 3.1 document of the platform's documented API, which this site shows and does not serve. */
export function platformDocument() {
  const title = `${siteConfig.brand} platform API`
  return { ...document, info: { ...document.info, title }, servers: [{ url: apiHost }] }
}
