import type { siteConfig } from '#shared/site-config.ts'

export type Partner = (typeof siteConfig.partners)[number]
