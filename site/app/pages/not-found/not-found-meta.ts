import type { PageMeta } from '#shared/page-meta.ts'

/** Without a canonical address: an address without a page is nothing to index. */
export const notFoundMeta: PageMeta = {
  path: null,
  title: '404 Page Not Found',
  description:
    'There is no page at this address. It may have moved; the home page leads to everything on the site.',
}
