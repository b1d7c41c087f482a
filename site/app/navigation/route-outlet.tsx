import { startTransition, useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useRouter } from 'wouter'
import { usePathname } from 'wouter/use-browser-location'
import { PageErrorBoundary } from './page-error-boundary.tsx'
import type { LoadedRoute, RouteLoader } from './route-loader.ts'

type RouteOutletProps = {
  initialRoute: LoadedRoute
  loader: Pick<RouteLoader, 'load'>
  /** Told once a page other than the first stands in the document. */
  onShown: () => void
  /** Gets the page of the address bar from the server when its chunk can't be had. */
  reload: () => void
  children: (page: ReactNode, isPending: boolean) => ReactNode
}

/** Shows the page of the location. The page before it stays until the next one's chunk is here. */
export function RouteOutlet({ initialRoute, loader, onShown, reload, children }: RouteOutletProps) {
  const pathname = usePathname(useRouter())
  const [shown, setShown] = useState(initialRoute)
  const isPending = pathname !== shown.pathname

  useEffect(() => {
    const wanted = new AbortController()
    async function show(target: string): Promise<void> {
      const route = await loader.load(target).catch(() => null)
      if (wanted.signal.aborted) return
      if (route === null) reload()
      else startTransition(() => setShown(route))
    }
    if (isPending) void show(pathname)
    return () => wanted.abort()
  }, [isPending, loader, pathname, reload])

  const settled = useRef(shown)
  useLayoutEffect(() => {
    if (settled.current === shown) return
    settled.current = shown
    onShown()
  }, [onShown, shown])

  // The same element while the page stays: an update would break into parts of it that are not hydrated yet.
  const page = useMemo(
    () => (
      <PageErrorBoundary key={shown.pathname}>
        <shown.module.Route params={shown.params} />
      </PageErrorBoundary>
    ),
    [shown],
  )
  return children(page, isPending)
}
