import type { Analysis } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { Proposed } from '@doublerule/carbon/analysis/second-reading-schema.ts'
import { refusalTexts, secondReadingTexts } from '@doublerule/carbon/analysis/second-reading-texts.ts'
import { kindName } from '@doublerule/carbon/working/kind-name.ts'
import { deskTexts } from '#shared/desk-texts.ts'

/** What a configured model agreed with, and what of it was refused and why: small, under the checks. */
export function PaperSecondReading({ secondReading }: Pick<Analysis, 'secondReading'>) {
  if (secondReading === undefined) return null
  const { model, proposals } = secondReading
  return (
    <section className="paper-second" aria-labelledby="paper-second-title">
      <h3 id="paper-second-title">{secondReadingTexts.title(model)}</h3>
      <p>{deskTexts.secondReadingLaw}</p>
      {proposals.length === 0 && <p>{secondReadingTexts.nothing}</p>}
      <ul>
        {proposals.map((proposed) => (
          <li key={JSON.stringify(proposed)} data-verdict={proposed.verdict}>
            <span className="paper-second-verdict">{secondReadingTexts[proposed.verdict]}</span>{' '}
            {kindName(proposed.kind)} {proposed.quantity} {proposed.unit}, “{proposed.text}”,{' '}
            {deskTexts.ofPage(proposed.page)}
            {reasonOf(proposed)}
          </li>
        ))}
      </ul>
    </section>
  )
}

function reasonOf({ reason }: Proposed): string {
  return reason === null ? '' : `: ${refusalTexts[reason]}`
}
