import { CellGrid, type Cell } from '#app/ui/cell-grid.tsx'

/** One kind of integration: a line about all of them, then a cell for each with what passes through it. */
export function IntegrationPanel({ cells, children }: { cells: readonly Cell[]; children: string }) {
  return (
    <>
      <p className="mb-5 text-ink-2">{children}</p>
      <CellGrid cells={cells} />
    </>
  )
}
