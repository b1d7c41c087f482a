import { siteConfig } from './site-config.ts'

/** A schema.org node; each is written as one JSON-LD script. */
export type StructuredData = { '@context': 'https://schema.org'; '@type': string } & Readonly<
  Record<string, unknown>
>

export const organizationId = `${siteConfig.origin}/#organization`
