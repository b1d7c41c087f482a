import { kindName } from '../working/kind-name.ts'
import type { Analysis } from '../analysis/analysis-schema.ts'
import type { Proposed } from '../analysis/second-reading-schema.ts'
import { clipText, plainText } from '../analysis/plain-text.ts'
import { refusalTexts, secondReadingTexts } from '../analysis/second-reading-texts.ts'

/** What a configured model agreed with and what of it was refused, in a few lines. */
export function renderSecondReading({ secondReading }: Analysis): string[] {
  if (secondReading === undefined) return []
  const { model, proposals } = secondReading
  const of = (verdict: Proposed['verdict']) => proposals.filter((one) => one.verdict === verdict)
  return [
    '',
    `**${secondReadingTexts.title(clipText(model, 60))}**`,
    ...(proposals.length === 0 ? [secondReadingTexts.nothing] : []),
    ...of('agreed').map((one) => `✓ ${secondReadingTexts.agreed}: ${nameProposal(one)}`),
    ...of('refused').map((one) => `✗ ${secondReadingTexts.refused}: ${nameProposal(one)}${reasonOf(one)}`),
  ]
}

function reasonOf({ reason }: Proposed): string {
  return reason === null ? '' : `: ${refusalTexts[reason]}`
}

/** In the letters of the model, which are data like those of the document. */
function nameProposal({ kind, quantity, unit }: Proposed): string {
  return plainText(`${kindName(kind)} ${clipText(quantity, 24)} ${clipText(unit ?? '', 16)}`.trim())
}
