import type { OpenSiteOptions, Site } from './site.ts'

/** Opens the site: the last build in production, the sources with hot updates in development. */
export async function openSite(options: OpenSiteOptions): Promise<Site> {
  if (options.mode === 'production') {
    const { openProductionSite } = await import('./production-site.ts')
    return openProductionSite(options)
  }
  const { openDevelopmentSite } = await import('./development-site.ts')
  return openDevelopmentSite(options)
}
