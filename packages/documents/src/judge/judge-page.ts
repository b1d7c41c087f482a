import type { ReadLayout } from '../lay-out/read-layout.ts'
import { type Account, settleAccount } from './account/settle-account.ts'
import { type PageKnown, knowPage } from './known/know-page.ts'
import { settleSections } from './sections/settle-sections.ts'

/** A page judged: what all later stages ask of it, and what its meters count. */
export type PageJudged = { known: PageKnown; account: Account }

/** Which of the printed values are the total, the day of issue and the period, then which figures a meter counted. */
export function judgePage(layout: ReadLayout): PageJudged {
  const known = knowPage(layout)
  return { known, account: settleSections(layout, known, settleAccount(layout, known)) }
}
