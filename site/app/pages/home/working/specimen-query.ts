import type { Query } from '#app/queries/query.ts'
import type { SpecimenId, SpecimenSheet } from './specimen-sheet.ts'

/**
 * A specimen's sheet. The server works the first one out and sends it with the page; the code that works out the others
 * is fetched when the visitor changes something.
 */
export function specimenQuery(
  id: SpecimenId,
  option: string | null = null,
  before: string | null = null,
): Query<SpecimenSheet> {
  return {
    queryKey: ['specimen', id, option, before],
    queryFn: async () => {
      const { openSpecimen } = await import('./open-specimen.ts')
      return openSpecimen(id, option, before)
    },
  }
}
