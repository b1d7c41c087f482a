import { TickMark } from '#app/ui/tick-mark.tsx'
import { deskTexts } from '#shared/desk-texts.ts'
import type { ReplayedDocument } from '#shared/working-answers.ts'

/** Whether papers that came back give the same figures with the library of today, or each one that does not. */
export function ReplayNote({ replay }: { replay: readonly ReplayedDocument[] }) {
  const differences = replay.flatMap(({ fileName, differences: found }) =>
    found.map((difference) => ({ fileName, ...difference })),
  )
  if (differences.length === 0) {
    return (
      <p className="desk-replay">
        {deskTexts.replayed(0)} <TickMark name="recalculated" />
      </p>
    )
  }
  return (
    <div className="desk-replay">
      <p className="text-pencil">{deskTexts.replayed(differences.length)}</p>
      <ul className="paper-problems">
        {differences.slice(0, 100).map(({ fileName, path, stored, replayed }) => (
          <li key={`${fileName}${path}`}>
            {fileName}, {path}: {stored} in the file, now {replayed}
          </li>
        ))}
      </ul>
    </div>
  )
}
