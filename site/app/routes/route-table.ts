import type { RouteRow } from '#app/navigation/route-row.ts'

/** Every page of the site, one row for each file of this folder. README.md says how to add one. */
export const routeTable: readonly RouteRow[] = [
  { name: 'home', path: '/', load: () => import('./home.tsx'), rendering: 'prerendered', isListed: true },
]

export const notFoundRow: RouteRow = {
  name: 'not-found',
  path: '/404',
  load: () => import('./not-found.tsx'),
  rendering: 'prerendered',
  isListed: false,
}
