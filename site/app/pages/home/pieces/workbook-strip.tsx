const heads = ['A', 'B', 'C'] as const

const rows = [
  { number: 4, cells: ['kWh', 'kg/kWh', 'kg'] },
  { number: 5, cells: ['4,826', '0.67', '=A5*B5'] },
  { number: 6, cells: ['4,826', '0.09', '=A6*B6'] },
  { number: 7, cells: ['', '', '=SUM(C5:C6)'] },
] as const

/** A strip of an exported workbook, with its formulas showing. */
export function WorkbookStrip() {
  return (
    <figure className="piece">
      <table className="workbook-strip">
        <caption className="sr-only">
          Four rows of an exported workbook; the last column holds formulas
        </caption>
        <thead aria-hidden="true">
          <tr>
            <td>&nbsp;</td>
            {heads.map((head) => (
              <th key={head}>{head}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ number, cells }) => (
            <tr key={number}>
              <th scope="row">{number}</th>
              {cells.map((cell, index) => (
                <td key={heads[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption className="type-caption mt-3">Live formulas, from the specimen bill above.</figcaption>
    </figure>
  )
}
