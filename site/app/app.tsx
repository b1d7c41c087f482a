import type { QueryClient } from './queries/make-query-client.ts'
import { QueryClientContext } from './queries/query-client-context.ts'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Router } from 'wouter'
import type { PublicConfig } from '#shared/public-config.ts'
import { deskPath } from '#app/desk/desk-path.ts'
import { factorsPath } from '#shared/factor-page.ts'
import { ChooseBill } from '#app/desk/choose-bill.tsx'
import { ChatLauncher } from './chat/chat-launcher.tsx'
import { PublicConfigContext } from './public-config-context.ts'
import { countedPathOf } from './navigation/counted-path.ts'
import { Link } from './navigation/link.tsx'
import { RouteOutlet } from './navigation/route-outlet.tsx'
import type { LoadedRoute, RouteLoader } from './navigation/route-loader.ts'
import { WarmRouteContext } from './navigation/warm-route-context.ts'
import { SiteFooter } from './shell/site-footer.tsx'
import { SiteHeader } from './shell/site-header.tsx'
import { ToastRegion } from './ui/toast/toast-region.tsx'

/** What the browser adds to the tree; the server renders without it. */
type NavigationEffects = {
  /** A page stands after a navigation: scroll and focus. */
  onShown: () => void
  /** The served page is taken over. */
  onAlive: () => void
  /** A page other than the first is on show: the boot script has counted that one. */
  onPageView: (pagePath: string) => void
  reload: () => void
}

type AppProps = {
  initialRoute: LoadedRoute
  loader: RouteLoader
  queryClient: QueryClient
  publicConfig: PublicConfig
  /** The server's request path. */
  ssrPath?: string
  /** The server's query string, without its question mark. */
  ssrSearch?: string
  effects: NavigationEffects
}

/** The frame of every page: header, main part, footer, chat, and the line that tells screen readers of a new page. */
export function App({
  initialRoute,
  loader,
  queryClient,
  publicConfig,
  ssrPath,
  ssrSearch = '',
  effects,
}: AppProps) {
  const warm = useMemo(() => (pathname: string) => loader.warm(pathname, queryClient), [loader, queryClient])
  const [shownPath, setShownPath] = useState(initialRoute.pathname)
  const [announcement, setAnnouncement] = useState('')

  const { onShown, onAlive, onPageView, reload } = effects
  const handleShown = useCallback(() => {
    onShown()
    setShownPath(window.location.pathname)
    setAnnouncement(document.title)
  }, [onShown])
  const countedPath = countedPathOf(shownPath)
  const reportedPath = useRef(countedPath)
  useEffect(() => {
    if (reportedPath.current === countedPath) return
    reportedPath.current = countedPath
    onPageView(countedPath)
  }, [onPageView, countedPath])
  useEffect(() => onAlive(), [onAlive])

  return (
    <PublicConfigContext value={publicConfig}>
      <QueryClientContext value={queryClient}>
        <Router {...(ssrPath === undefined ? {} : { ssrPath, ssrSearch })}>
          <WarmRouteContext value={warm}>
            <a className="skip-link" href="#main">
              Skip to the content
            </a>
            <SiteHeader />
            <RouteOutlet initialRoute={initialRoute} loader={loader} onShown={handleShown} reload={reload}>
              {(page, isPending) => (
                <main id="main" tabIndex={-1} aria-busy={isPending}>
                  {page}
                </main>
              )}
            </RouteOutlet>
            <SiteFooter />
            <div className="launcher-dock screen-only no-script:hidden">
              {countedPath === deskPath ? (
                <Link href={factorsPath} className="link py-2.5 text-sm font-semibold">
                  Look up a factor
                </Link>
              ) : (
                <>
                  <ChooseBill />
                  <Link href={deskPath} className="link py-2.5 text-sm font-semibold">
                    The desk
                  </Link>
                </>
              )}
            </div>
            <ChatLauncher />
            <ToastRegion />
            <output className="sr-only">{announcement}</output>
          </WarmRouteContext>
        </Router>
      </QueryClientContext>
    </PublicConfigContext>
  )
}
