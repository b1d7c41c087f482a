import { workingId } from './working-ports.ts'
import type { WorkingStore } from './working-store.ts'

/** Whether a link leads to saved papers. A store that does not answer leaves that to the page, which asks it again. */
export async function holdsPapers(id: string, store: Pick<WorkingStore, 'holds'>): Promise<boolean> {
  if (!workingId.test(id)) return false
  return store.holds(id).catch(() => true)
}
