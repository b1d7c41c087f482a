import { withHead } from '#app/navigation/with-head.tsx'
import { SavedWorkingPage } from '#app/pages/working/saved-working-page.tsx'
import type { PageMeta } from '#shared/page-meta.ts'

/** Without a canonical address: nobody indexes a saved paper. */
export const meta: PageMeta = {
  path: null,
  title: 'Saved working paper',
  description:
    'A working paper that somebody saved and shared: every line with its evidence, factor and sum, read-only, until it expires.',
}

export const Route = withHead(meta, SavedWorkingPage)
