import { siteConfig } from '#shared/site-config.ts'
import { Reference } from './api-reference.tsx'
import { useReferences } from './reference-query.ts'

/** One of the two references, once its rows are here; a sentence where they could not be had. */
export function ReferenceOf({ which }: { which: 'platform' | 'engine' }) {
  const references = useReferences()
  if (references === null) return <p>The endpoints could not be loaded. Reload the page to try again.</p>
  const reference = references[which]
  const isEngine = which === 'engine'
  return (
    <Reference
      reference={reference}
      anchor={which}
      title={isEngine ? 'the open engine' : 'the platform'}
      server={reference.server.startsWith('/') ? `${siteConfig.origin}${reference.server}` : reference.server}
      canTry={isEngine}
    />
  )
}
