import type { Analysis } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { documentTypeName } from '@doublerule/carbon/analysis/document-type-name.ts'
import { regionName } from '@doublerule/carbon/regions/place-names.ts'
import { useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '#app/ui/button.tsx'
import { TickKey } from '#app/ui/tick-key.tsx'
import { describePeriod } from './describe-document.ts'
import { CheckList } from './check-list.tsx'
import { saveFile } from './save-file.ts'
import { WorkingTable } from './working-table.tsx'
import { workingCsv } from './working-csv.ts'

/** Spreadsheets take a CSV for UTF-8 only when it starts with this mark. */
const byteOrderMark = '\uFEFF'

/** The whole working on one sheet, over the page: to read, print, take along and do again. */
export function WorkingPaper({ analysis, onClose }: { analysis: Analysis; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const { document: source, supplier, place, engine } = analysis
  const baseName = source.fileName.replace(/\.[^.]*$/, '')
  const period = describePeriod(analysis.period)

  useEffect(() => dialog.current?.showModal(), [])

  return createPortal(
    // The dialog's own Escape closes it; the key must not close the chat behind it as well.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className="chat-paper"
      aria-labelledby={titleId}
      onClose={onClose}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <header className="chat-paper-head">
        <div>
          <h2 id={titleId} className="type-heading">
            Working paper
          </h2>
          <p>
            {documentTypeName(source.type)} {source.fileName}
          </p>
        </div>
        <div className="chat-paper-actions screen-only">
          <Button size="small" onClick={() => window.print()}>
            Print
          </Button>
          <Button
            size="small"
            onClick={() =>
              saveFile(`${baseName}-working.csv`, 'text/csv', `${byteOrderMark}${workingCsv(analysis)}`)
            }
          >
            CSV with formulas
          </Button>
          <Button
            size="small"
            onClick={() =>
              saveFile(`${baseName}-working.json`, 'application/json', JSON.stringify(analysis, null, 2))
            }
          >
            JSON
          </Button>
          <Button size="small" onClick={() => dialog.current?.close()}>
            Close
          </Button>
        </div>
      </header>
      <dl className="chat-paper-facts">
        {supplier !== null && <Fact name="Supplier" value={supplier.value} />}
        {period !== null && <Fact name="Period" value={period} />}
        {place !== null && <Fact name="Place" value={`${regionName(place.region)}: ${place.because}`} />}
        <Fact name="Engine" value={`${engine.version}, factor library ${engine.factorLibrary}`} />
        <Fact name="SHA-256 of the file" value={source.sha256} />
      </dl>
      <WorkingTable analysis={analysis} />
      <CheckList checks={analysis.checks} />
      <TickKey only={['traced', 'recalculated', 'footed', 'assumed', 'review']} />
      <p className="type-caption">
        Products and totals on this sheet were multiplied and added again in your browser. Figures are exact;
        only tonnes are rounded, to the kilogram.
      </p>
    </dialog>,
    document.body,
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
