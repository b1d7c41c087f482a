import { openDesk } from '#app/desk/open-desk.ts'
import { ChooseDocuments } from './choose-documents.tsx'

const specimens = [
  {
    specimen: 'electricity',
    label: 'Electricity bill',
    about: 'Two meters, one Queensland quarter',
    lines: [4, 5, 6],
  },
  {
    specimen: 'diesel',
    label: 'Fuel docket, a photo',
    about: 'The desk asks what burnt the diesel',
    lines: [3],
  },
  { specimen: 'concrete', label: 'Concrete invoice', about: 'Two mixes by the cubic metre', lines: [2, 3] },
] as const

/**
 * The desk with nothing on it, which the server writes. What is chosen here goes to the inbox of the desk, whose own code may
 * still be on its way; so these fields stay where they are, with the focus and an open file dialog, while it comes.
 */
export function EmptyDesk() {
  async function lay(files: readonly File[]) {
    const { takeFiles } = await import('#app/desk/take-files.ts')
    await takeFiles(files)
  }

  return (
    <div className="desk-empty no-script:hidden">
      <div className="desk-drop">
        <h2 className="type-heading">Put a bill on the desk</h2>
        <p className="text-ink-2">
          Drop it anywhere on this page: a PDF, a photo, a spreadsheet, a Word or text file, up to 10 MB each
          and 20 at once, also as a folder or a zip. Our server keeps none of them.
        </p>
        <div className="desk-add-buttons">
          <ChooseDocuments label="Choose files" look="filled" onChoose={(files) => void lay(files)} />
        </div>
        <p className="text-sm text-ink-2">
          Download the paper as XLSX with live formulas, PDF, CSV or JSON, or share it by a link.
        </p>
      </div>
      <div>
        <p className="text-sm text-ink-2">No bill at hand? Take one of ours:</p>
        <ul className="desk-specimens">
          {specimens.map(({ specimen, label, about, lines }) => (
            <li key={specimen}>
              <button
                type="button"
                className="desk-specimen"
                onClick={() => openDesk({ kind: 'specimen', specimen })}
              >
                <SpecimenPicture marked={lines} />
                <span>
                  <span className="link font-semibold">{label}</span>
                  <span className="block text-sm text-ink-2">{about}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

const lineWidths = [30, 44, 36, 44, 40, 44, 30] as const

/** A small page whose marked lines are those that are read. */
function SpecimenPicture({ marked }: { marked: readonly number[] }) {
  return (
    <svg className="desk-specimen-page" viewBox="0 0 60 76" width="60" height="76" aria-hidden="true">
      <rect x="0.5" y="0.5" width="59" height="75" className="desk-specimen-edge" />
      {lineWidths.map((width, line) => (
        <rect
          key={line}
          x="8"
          y={8 + line * 9}
          width={width}
          height={marked.includes(line) ? 6 : 3}
          data-marked={marked.includes(line)}
        />
      ))}
    </svg>
  )
}
