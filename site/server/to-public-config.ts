import type { Config } from '#server/config.ts'
import type { PublicConfig } from '#shared/public-config.ts'

/** What of the configuration the browser may know. */
export function toPublicConfig(config: Config): PublicConfig {
  const { botCheck, gaMeasurementId, sanity, studioUrl } = config
  return {
    gaMeasurementId,
    botCheck: botCheck.kind === 'off' ? 'none' : botCheck.kind,
    botCheckSiteKey: 'siteKey' in botCheck ? botCheck.siteKey : null,
    content:
      sanity === null
        ? { mode: 'embedded' }
        : {
            mode: 'hosted',
            projectId: sanity.projectId,
            dataset: sanity.dataset,
            apiHost: sanity.apiHost ?? `https://${sanity.projectId}.apicdn.sanity.io`,
          },
    studioUrl,
    privacy: {
      asksModel: config.ai !== null,
      matchesByModel: config.aiMatching,
      readsByModel: config.aiReading,
      contactRetentionDays: config.contactRetentionDays,
      workingRetentionDays: config.workingRetentionDays,
      readsElsewhere: config.workerSecret !== null,
    },
  }
}
