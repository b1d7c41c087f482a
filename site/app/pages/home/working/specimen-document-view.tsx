import type { SpecimenDocument } from './specimen-sheet.ts'

const letters = 'abcdef'

/** The letter that ties a marked region of the document to its entry on the paper. */
export function letterOf(step: number): string {
  return letters[step - 1] ?? ''
}

/** The specimen as its paper would look, with the regions that are done so far under the highlighter. */
export function SpecimenDocumentView({ document, done }: { document: SpecimenDocument; done: number }) {
  function regionAt(step: number | undefined) {
    return step === undefined
      ? {}
      : { 'data-region': step, 'data-filled': step <= done, className: 'highlight' }
  }
  return (
    <figure className="specimen" aria-label={`Specimen document, ${document.fileName}`}>
      <figcaption className="specimen-file">
        <span {...regionAt(1)}>
          {document.fileName}
          <Letter step={1} />
        </span>
        <span>
          {document.page} of {document.pages}
        </span>
      </figcaption>
      <div className="specimen-page">
        <p className="type-subheading">{document.supplier}</p>
        <p className="text-ink-3">{document.supplierNote}</p>
        <p className="mt-3 text-sm font-semibold">
          <span {...regionAt(document.title.step)}>
            {document.title.text}
            <Letter step={document.title.step} />
          </span>
        </p>
        <dl className="mt-3">
          {document.facts.map(({ label, value, step }) => (
            <div key={label} className="specimen-fact">
              <dt className="text-ink-3">{label}</dt>
              <dd>
                <span {...regionAt(step)}>
                  {value}
                  <Letter step={step} />
                </span>
              </dd>
            </div>
          ))}
        </dl>
        <table className="specimen-table">
          <thead>
            <tr>
              {document.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {document.rows.map(({ cells: [name, quantity, ...amounts], step }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>
                  <span {...regionAt(step)}>
                    <Letter step={step} />
                    {quantity}
                  </span>
                </td>
                {amounts.map((amount, index) => (
                  <td key={document.columns[index + 2]}>{amount}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <dl className="ms-auto mt-3 w-3/5">
          {document.closing.map(({ label, value, step }) => (
            <div key={label} className="flex justify-between gap-4">
              <dt>{label}</dt>
              <dd className="tabular-nums">
                <span {...regionAt(step)}>
                  <Letter step={step} />
                  {value}
                </span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </figure>
  )
}

function Letter({ step }: { step: number | undefined }) {
  if (step === undefined) return null
  return <sup className="specimen-letter">{`\u00a0${letterOf(step)}\u00a0`}</sup>
}
