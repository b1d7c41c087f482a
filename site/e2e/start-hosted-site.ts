import { startHostedContent, type HostedContent } from '../server/testing/start-hosted-content.ts'
import { startOwnSite } from './start-own-site.ts'

export type HostedSite = AsyncDisposable & { origin: string; service: HostedContent }

/** The built site in a server of its own, with a stand-in for the hosted content service behind it. */
export async function startHostedSite(): Promise<HostedSite> {
  const service = await startHostedContent()
  const site = await startOwnSite({ SANITY_PROJECT_ID: 'p1', SANITY_API_HOST: service.origin })
  return {
    origin: site.origin,
    service,
    [Symbol.asyncDispose]: async () => {
      await site[Symbol.asyncDispose]()
      await service.end()
    },
  }
}
