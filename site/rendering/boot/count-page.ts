import { countedPathOf } from '#app/navigation/counted-path.ts'
import type { ReportPageView } from '#app/navigation/page-view-reporter.ts'

/**
 * Reports the page that the document opens with, and again when it comes back from the browser's memory. Navigations
 * inside the document are React's.
 */
export function countPage(report: ReportPageView): void {
  const count = () => report(countedPathOf(location.pathname))
  count()
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) count()
  })
}
