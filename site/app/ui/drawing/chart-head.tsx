type ChartHeadProps = {
  /** What a row is of. */
  row: string
  /** What the column of the drawing holds, for those who do not see it. */
  drawing: string
  drawingClass?: string | undefined
  figures: readonly string[]
}

/** The head of a table whose second column is drawn. */
export function ChartHead({ row, drawing, drawingClass, figures }: ChartHeadProps) {
  return (
    <thead>
      <tr>
        <th scope="col">{row}</th>
        <th scope="col" className={drawingClass}>
          <span className="sr-only">{drawing}</span>
        </th>
        {figures.map((figure) => (
          <th key={figure} scope="col" className="figure">
            {figure}
          </th>
        ))}
      </tr>
    </thead>
  )
}
