import { countedPathOf } from '#app/navigation/counted-path.ts'
import type { ReportPageView } from '#app/navigation/page-view-reporter.ts'

/**
 * Reports the page that the document opens with, once it is shown: a page that the browser prepares ahead may never be.
 * One that comes back from the browser's memory is a page opened again. Navigations inside the document are React's.
 */
export function countPage(report: ReportPageView): void {
  const count = () => report(countedPathOf(location.pathname))
  if ('prerendering' in document && document.prerendering === true)
    document.addEventListener('prerenderingchange', count, { once: true })
  else count()
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) count()
  })
}
