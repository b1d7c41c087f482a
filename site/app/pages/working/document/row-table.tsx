import { useEffect, useRef, useState } from 'react'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { useScrollsSideways } from '#app/ui/use-scrolls-sideways.ts'
import type { DocumentMark, MarkHandlers } from './document-mark.ts'
import { type DocumentRow, findRow, isCellOf, mostRows } from './document-rows.ts'
import { MarkButton } from './mark-button.tsx'
import { readDocumentRows } from './read-document-rows.ts'
import { showWithinPane } from './show-within-pane.ts'

/** A document without pictures, row by row; the cells that values were read from are marked. */
export function RowTable({
  file,
  marks,
  onFailed,
  ...handlers
}: MarkHandlers & { file: File; marks: readonly DocumentMark[]; onFailed: () => void }) {
  const [rows, setRows] = useState<readonly DocumentRow[] | null>(null)
  useEffect(() => {
    let isGone = false
    const open = async () => {
      const read = await readDocumentRows(file).catch(() => null)
      if (isGone) return
      if (read === null) onFailed()
      else setRows(read)
    }
    void open()
    return () => {
      isGone = true
    }
  }, [file, onFailed])

  if (rows === null) return <Skeleton label="Opening the document" rows={12} />
  return <RowPane name={file.name} rows={rows} marks={marks} {...handlers} />
}

type RowPaneProps = MarkHandlers & {
  name: string
  rows: readonly DocumentRow[]
  marks: readonly DocumentMark[]
}

/** Wide tables scroll sideways in their own pane, so that no word of a column is broken. */
function RowPane({ name, rows, marks, ...handlers }: RowPaneProps) {
  const { ref, tabIndex } = useScrollsSideways<HTMLElement>()
  const columns = Math.max(1, ...rows.slice(0, mostRows).map(({ cells }) => cells.length))
  const marksByRow = Map.groupBy(marks, ({ evidence }) => findRow(rows, evidence))
  return (
    <section className="document-rows" ref={ref} tabIndex={tabIndex} aria-label={`Rows of ${name}`}>
      <table>
        <caption className="sr-only">The document {name}, row by row</caption>
        <tbody>
          {rows.slice(0, mostRows).map((row, index) => (
            <Row key={index} row={row} columns={columns} marks={marksByRow.get(index) ?? []} {...handlers} />
          ))}
        </tbody>
      </table>
      {rows.length > mostRows && (
        <p className="type-caption">{rows.length - mostRows} more rows are not shown here.</p>
      )}
    </section>
  )
}

function Row({
  row,
  columns,
  marks,
  active,
  onPoint,
  onChoose,
}: MarkHandlers & { row: DocumentRow; columns: number; marks: readonly DocumentMark[] }) {
  const element = useRef<HTMLTableRowElement>(null)
  const isActive = marks.some(({ id }) => id === active)
  // A value whose cell is known marks its cell; one that was read from the whole line marks the line.
  const whole = marks.filter(({ evidence }) => !row.cells.some(({ cell }) => isCellOf(cell, evidence)))
  useEffect(() => {
    if (isActive) showWithinPane(element.current)
  }, [isActive])
  return (
    <tr
      ref={element}
      data-marked={whole.length > 0}
      data-standing={standingOfMarks(whole)}
      data-active={isActive}
    >
      <th scope="row">
        {marks.length === 0
          ? row.name
          : marks.map((mark) => (
              <MarkButton key={mark.id} mark={mark} onPoint={onPoint} onChoose={onChoose} />
            ))}
      </th>
      {row.cells.map(({ text, cell }, column) => {
        const own = marks.filter(({ evidence }) => isCellOf(cell, evidence))
        return (
          <td
            key={column}
            // A line of words above or below a table has all its width.
            colSpan={row.cells.length === 1 ? columns : undefined}
            data-marked={own.length > 0 ? true : undefined}
            data-standing={standingOfMarks(own)}
            data-active={own.some(({ id }) => id === active) ? true : undefined}
          >
            {text}
          </td>
        )
      })}
    </tr>
  )
}

/** A place where something settled was read is marked as such, whatever else was read there. */
function standingOfMarks(marks: readonly DocumentMark[]): DocumentMark['standing'] | undefined {
  if (marks.length === 0) return undefined
  return marks.some(({ standing }) => standing === 'settled') ? 'settled' : 'open'
}
