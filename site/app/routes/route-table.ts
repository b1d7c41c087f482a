import type { RouteModule, RouteRow } from '#app/navigation/route-row.ts'

/** Every page of the site, one row for each file of this folder. README.md says how to add one. */
export const routeTable: readonly RouteRow[] = [
  { ...page('home', '/', () => import('./home.tsx')), rendering: 'per-request' },
  page('working', '/working', () => import('./working.tsx')),
  {
    ...page('saved-working', '/working/:id', () => import('./saved-working.tsx')),
    rendering: 'per-request',
    isAliveAtLoad: true,
    isListed: false,
  },
  {
    ...page('factors', '/factors', () => import('./factors.tsx')),
    rendering: 'per-request',
    readsQuery: true,
  },
  {
    ...page('factor', '/factors/:id', () => import('./factor.tsx')),
    rendering: 'per-request',
    readsQuery: true,
    isListed: false,
  },
  page('features', '/features', () => import('./features.tsx')),
  page('carbon-planning', '/features/carbon-planning', () => import('./carbon-planning.tsx')),
  page('incidents', '/features/incidents', () => import('./incidents.tsx')),
  page('emission-data', '/features/emission-data', () => import('./emission-data.tsx')),
  page('asset-emissions', '/features/asset-emissions', () => import('./asset-emissions.tsx')),
  page('web-api', '/features/web-api', () => import('./web-api.tsx')),
  page('natural-language', '/features/natural-language', () => import('./natural-language.tsx')),
  page('dashboard', '/features/dashboard', () => import('./dashboard.tsx')),
  page('team-management', '/features/team-management', () => import('./team-management.tsx')),
  page('pricing', '/pricing', () => import('./pricing.tsx')),
  page('integrations', '/integrations', () => import('./integrations.tsx')),
  page('partners', '/partners', () => import('./partners.tsx')),
  // Its endpoints come from the server, which writes the OpenAPI document from its schemas.
  {
    ...page('api', '/api', () => import('./api.tsx')),
    rendering: 'per-request',
    keepsDataApart: true,
  },
  page('about', '/about', () => import('./about.tsx')),
  page('mission', '/mission', () => import('./mission.tsx')),
  page('contact', '/contact', () => import('./contact.tsx')),
  page('blog', '/blog', () => import('./blog.tsx')),
  contentPage('blog-post', '/blog/:slug', () => import('./blog-post.tsx')),
  contentPage('author', '/author/:slug', () => import('./author.tsx')),
  page('privacy', '/privacy', () => import('./privacy.tsx')),
  page('terms', '/terms', () => import('./terms.tsx')),
  { ...page('studio', '/studio', () => import('./studio.tsx')), isAliveAtLoad: true, isListed: false },
  // For the people who build the site; the built one leaves it out.
  ...(import.meta.env.DEV
    ? [{ ...page('styleguide', '/styleguide', () => import('./styleguide.tsx')), isListed: false }]
    : []),
]

export const notFoundRow: RouteRow = {
  ...page('not-found', '/404', () => import('./not-found.tsx')),
  isListed: false,
}

/** A page that is the same for everyone. */
function page(name: string, path: string, load: () => Promise<RouteModule>): RouteRow {
  return { name, path, load, rendering: 'prerendered', isListed: true }
}

/** A page made from the content; the content lists its addresses itself. */
function contentPage(name: string, path: string, load: () => Promise<RouteModule>): RouteRow {
  return { name, path, load, rendering: 'per-request', isListed: false }
}
