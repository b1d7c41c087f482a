import type { ReactNode } from 'react'

type LedgerTotalProps = { name: string; isLarge?: boolean; children: ReactNode }

/** The foot of a ledger of three columns: what the last comes to. The home page has its own, for its bytes. */
export function LedgerTotal({ name, isLarge = false, children }: LedgerTotalProps) {
  return (
    <tfoot>
      <tr className="total">
        <th scope="row" colSpan={2}>
          {name}
        </th>
        <td className={isLarge ? 'figure text-lg' : 'figure'}>{children}</td>
      </tr>
    </tfoot>
  )
}
