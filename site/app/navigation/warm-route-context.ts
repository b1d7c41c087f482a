import { createContext } from 'react'

/** Warms the page at a path. A context of its own, so that Link never imports the route table (an import cycle). */
export const WarmRouteContext = createContext<(pathname: string) => void>(() => undefined)
