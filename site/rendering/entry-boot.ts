import { readKeptView } from '#app/chat/read-kept-view.ts'
import { countedPathOf } from '#app/navigation/counted-path.ts'
import { makePageViewReporter, type ReportPageView } from '#app/navigation/page-view-reporter.ts'
import { catchFiles } from './boot/catch-files.ts'
import { closeMenus } from './boot/close-menus.ts'
import { dismissPanel } from './boot/dismiss-panel.ts'
import { hasPapersToCome } from './boot/has-papers-to-come.ts'
import { holdTouches } from './boot/hold-touches.ts'
import { keepTheme } from './boot/keep-theme.ts'
import { markTabStops } from './boot/mark-tab-stops.ts'
import { makePageWaker } from './boot/page-waker.ts'
import { readBootTag } from './boot/read-boot-tag.ts'
import { tellChanges } from './boot/tell-changes.ts'
import { tellPlaces } from './boot/tell-places.ts'
import { wakeOnSight } from './boot/wake-on-sight.ts'
import { wakeOnTouch } from './boot/wake-on-touch.ts'
import { whenShown } from './boot/when-shown.ts'

const { modules, measurementId = null, start } = readBootTag()

/** Made with the first view: it may fetch a script of Google's, which a page that nobody opens has no use for. */
let report: ReportPageView | null = null
function reportPageView(path: string): void {
  report ??= makePageViewReporter({ gaMeasurementId: measurementId })
  report(path)
}
const waker = makePageWaker(async () => {
  // The page's own code comes along with the client's instead of after it.
  for (const href of modules?.split(' ') ?? [])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  const { startClient } = await import('./entry-client.tsx')
  return startClient(reportPageView)
})

keepTheme()
closeMenus()
catchFiles(waker, async ({ files, entries }) => {
  const { takeFiles } = await import('#app/desk/take-files.ts')
  await takeFiles(files, entries)
})
markTabStops(waker)
dismissPanel(waker)
wakeOnTouch(waker)
wakeOnSight(waker)
// In this order they run when the page is alive: values and places first, then what was pressed.
tellChanges(waker)
tellPlaces(waker)
holdTouches(waker, () => location.reload())
waker.onAwake(() => {
  // From here on links are React's, which fetches a page's code and data instead of its document.
  document.querySelector('script[type="speculationrules"]')?.remove()
  // What the replayed events open stands with the next frame; until then the stylesheet holds it open.
  setTimeout(() => document.documentElement.toggleAttribute('data-awake', true), 100)
})
whenShown(() => {
  reportPageView(countedPathOf(location.pathname))
  if (start === 'at-load' || hasPapersToCome() || readKeptView() !== 'closed') void waker.wake()
})
