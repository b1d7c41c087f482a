import type { ReactNode } from 'react'

type LedgerTotalProps = { name: string; children: ReactNode }

/** The foot of a ledger of three columns: what the last comes to. The home page has its own: a file more is too many bytes. */
export function LedgerTotal({ name, children }: LedgerTotalProps) {
  return (
    <tfoot>
      <tr className="total">
        <th scope="row" colSpan={2}>
          {name}
        </th>
        <td className="figure">{children}</td>
      </tr>
    </tfoot>
  )
}
