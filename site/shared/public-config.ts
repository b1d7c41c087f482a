/** What the browser may know of the server's configuration; it travels in every page as JSON. */
export type PublicConfig = {
  /** Google Analytics 4 measurement id; null counts page views first-party. */
  gaMeasurementId: string | null
  botCheck: 'none' | 'altcha' | 'turnstile' | 'recaptcha'
  /** Site key of the hosted bot check; null for `none` and `altcha`. */
  botCheckSiteKey: string | null
  /** `hosted`: the browser asks the hosted content service on client navigation; `embedded`: our own server. */
  content: { mode: 'embedded' } | { mode: 'hosted'; projectId: string; dataset: string; apiHost: string }
  /** Where /studio leads; null when no studio is connected. */
  studioUrl: string | null
  /** Days for which contact messages and saved papers are kept. */
  retentionDays: { contact: number; working: number }
}

/** The configuration of a server started with no settings; prerendered pages are built for it. */
export const defaultPublicConfig: PublicConfig = {
  gaMeasurementId: null,
  botCheck: 'altcha',
  botCheckSiteKey: null,
  content: { mode: 'embedded' },
  studioUrl: null,
  retentionDays: { contact: 365, working: 30 },
}
