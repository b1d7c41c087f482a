import { TickMark } from '#app/ui/tick-mark.tsx'
import { deskTexts } from '#shared/desk-texts.ts'
import type { ReplayedDocument } from '#shared/working-answers.ts'

const mostTold = 100

/** Whether papers that came back give the same figures with the library of today, or each one that does not. */
export function ReplayNote({ replay }: { replay: readonly ReplayedDocument[] }) {
  const cells = replay.filter(({ isOfCells }) => isOfCells === true)
  const documents = replay.filter(({ isOfCells }) => isOfCells !== true)
  const count = documents.reduce((sum, { differences }) => sum + differences.length, 0)
  return (
    <div className="desk-replay">
      {cells.map((workbook) => (
        <div key={workbook.fileName} role="alert">
          <p className="text-pencil">
            {deskTexts.cellsChanged(workbook.fileName, workbook.differences.length)}
          </p>
          <Differences of={workbook} isNamed={false} />
        </div>
      ))}
      {count === 0 ? (
        <p>
          {cells.length > 0 ? deskTexts.papersAreSame : deskTexts.replayed(0)}{' '}
          <TickMark name="recalculated" />
        </p>
      ) : (
        <p className="text-pencil">{deskTexts.replayed(count)}</p>
      )}
      {documents.map((document, index) => (
        <Differences key={index} of={document} isNamed={replay.length > 1} />
      ))}
    </div>
  )
}

/** What differs, each in a sentence: the document, the line, what is in the file and what came out. */
function Differences({ of: { fileName, differences }, isNamed }: { of: ReplayedDocument; isNamed: boolean }) {
  if (differences.length === 0) return null
  return (
    <ul className="paper-problems">
      {differences.slice(0, mostTold).map(({ path, text }) => (
        <li key={path}>
          {isNamed && `${fileName}: `}
          {text}
        </li>
      ))}
    </ul>
  )
}
