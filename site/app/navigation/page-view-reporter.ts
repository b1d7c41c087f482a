import type { PublicConfig } from '#shared/public-config.ts'

export type ReportPageView = (pagePath: string) => void

declare global {
  // Declaration merging works on interfaces only.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Window {
    dataLayer?: unknown[]
  }
}

/**
 * The one place that reports page views: to Google Analytics when a measurement id is configured, else to our own count
 * (the path only). Visitors who send Do Not Track or Global Privacy Control are not reported at all.
 */
export function makePageViewReporter(
  { gaMeasurementId }: Pick<PublicConfig, 'gaMeasurementId'>,
  loadScript: (address: string) => void = appendScript,
): ReportPageView {
  if (asksNotToBeTracked(navigator)) return () => undefined
  return gaMeasurementId === null ? countPageView : reportToGoogle(gaMeasurementId, loadScript)
}

function asksNotToBeTracked(browser: Navigator): boolean {
  return (
    browser.doNotTrack === '1' || ('globalPrivacyControl' in browser && browser.globalPrivacyControl === true)
  )
}

function countPageView(path: string): void {
  const body = JSON.stringify({ page_path: path })
  const headers = { 'content-type': 'application/json' }
  // A view that can't be counted is not the visitor's problem.
  void fetch('/api/page-views', {
    method: 'POST',
    headers,
    body,
    credentials: 'omit',
    keepalive: true,
  }).catch(() => undefined)
}

function reportToGoogle(measurementId: string, loadScript: (address: string) => void): ReportPageView {
  const queue = (window.dataLayer ??= [])
  // gtag.js reads `arguments` objects only; arrays are data layer messages of another kind.
  function gtag(..._command: readonly unknown[]): void {
    // oxlint-disable-next-line prefer-rest-params
    queue.push(arguments)
  }
  gtag('js', new Date())
  const address = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(measurementId)}`
  afterPageLoad(() => loadScript(address))
  return (pagePath) => gtag('config', measurementId, { page_path: pagePath })
}

function afterPageLoad(run: () => void): void {
  if (document.readyState === 'complete') run()
  else window.addEventListener('load', run, { once: true })
}

function appendScript(address: string): void {
  const script = document.createElement('script')
  script.async = true
  script.src = address
  document.head.append(script)
}
