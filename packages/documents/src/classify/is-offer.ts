import type { DocumentType } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { ReadLine } from '../lay-out/layout/read-line.ts'
import type { Concept } from '../lay-out/lexicon/concept.ts'
import { cueFor } from '../lay-out/lexicon/cue-for.ts'
import { findMentions } from '../lay-out/lexicon/find-mentions.ts'
import { says } from '../lay-out/lexicon/says.ts'
import { type Paper, paperOf } from '../find/paper/paper.ts'

const titleLines = 15
const longestTitle = 60
const offerTitle = cueFor('is-offer offer title')
// A bill or a docket names the offer that it follows.
const settled = cueFor('is-offer settled')
const denied = cueFor('is-offer denied')

/** "Ponuda br. 12": a title that begins with a word for an offer in any language; "Oferta: 118" refers to one. */
function beginsAsQuote(title: string): boolean {
  return (
    !/[:#]/.test(title) &&
    findMentions(title).some(
      ({ concept, strength, start }) => concept === 'quote' && strength === 3 && start === 0,
    )
  )
}

/** What the head of a page says that was sold, delivered or booked, by the papers that may be offers. */
const settling: Readonly<Partial<Record<Paper, readonly Concept[]>>> = {
  goods: ['invoice', 'delivery-note', 'receipt'],
  travel: ['invoice', 'receipt', 'booking', 'ticket', 'itinerary', 'hotel-folio'],
}

/** True where the title of a page about goods or journeys offers or describes them: its quantities are nobody's yet. */
export function isOffer(type: DocumentType, lines: readonly ReadLine[]): boolean {
  const paper = paperOf[type]
  const settles = settling[paper]
  if (settles === undefined) return false
  const head = lines.slice(0, titleLines)
  const isSold = head.some(({ folded }) => says(folded, settles, 3))
  // A booking that names its quote is settled; a docket says so in the words of `settled`.
  if (isSold && paper === 'travel') return false
  const isTitled = head.some(({ cells, folded }) =>
    cells.some(({ start, end }) => {
      const title = folded.slice(start, end)
      return title.length <= longestTitle && (offerTitle.test(title) || (!isSold && beginsAsQuote(title)))
    }),
  )
  return isTitled && !lines.some(({ folded }) => settled.test(folded.replace(denied, '')))
}
