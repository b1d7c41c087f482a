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
  /** What the privacy page has to say of this deployment. */
  privacy: {
    /** Whether questions to the assistant go to a language model of others. */
    asksModel: boolean
    /** Whether that model also sees the lines for which no factor was found. */
    matchesByModel: boolean
    /** Whether that model also sees the text of the pages of uploaded documents. */
    readsByModel: boolean
    contactRetentionDays: number
    workingRetentionDays: number
    /** Whether documents wait, sealed, in the database for readers on other machines. */
    readsElsewhere: boolean
  }
}

/** The configuration of a server started with no settings; prerendered pages are built for it. */
export const defaultPublicConfig: PublicConfig = {
  gaMeasurementId: null,
  botCheck: 'altcha',
  botCheckSiteKey: null,
  content: { mode: 'embedded' },
  studioUrl: null,
  privacy: {
    asksModel: false,
    matchesByModel: false,
    readsByModel: false,
    contactRetentionDays: 365,
    workingRetentionDays: 30,
    readsElsewhere: false,
  },
}
