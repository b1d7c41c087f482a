import type { LeftOut } from '#app/desk/left-out.ts'
import { deskTexts } from '#shared/desk-texts.ts'

type LeftOutNoteProps = { leftOut: readonly LeftOut[]; onClose: () => void }

/** What was dropped and does not lie on the desk: every file by its name, under the reason. */
export function LeftOutNote({ leftOut, onClose }: LeftOutNoteProps) {
  const byReason = Map.groupBy(leftOut, ({ because }) => because)
  return (
    <section className="desk-notice left-out" role="alert" aria-label="Left out">
      <div>
        <p>{deskTexts.leftOutCount(leftOut.length)}</p>
        <dl>
          {[...byReason].map(([because, files]) => (
            <div key={because}>
              <dt>{deskTexts.leftOut[because]}</dt>
              {files.map(({ name }, index) => (
                <dd key={`${index} ${name}`}>{name}</dd>
              ))}
            </div>
          ))}
        </dl>
      </div>
      <button type="button" className="text-button" onClick={onClose}>
        Close
      </button>
    </section>
  )
}
