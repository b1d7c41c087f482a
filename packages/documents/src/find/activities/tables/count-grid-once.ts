import { says } from '../../../lay-out/lexicon/says.ts'
import { headerWords } from '../../tables/column-roles.ts'
import { type Table, columnsOf } from '../../tables/table.ts'
import { type EnergyFlow, countedFlows, energyFlowOf } from '../meter/energy-flow.ts'
import type { TableQuantity } from './table-quantity.ts'

/**
 * The electricity of a table by the way it ran: what was fed in or made is export, and where a table tells what the
 * grid gave, what was made, stored and used behind the meter is not counted again.
 */
export function countGridOnce(
  table: Table,
  quantities: readonly TableQuantity[],
  title: string,
): TableQuantity[] {
  const known = new Map<string, EnergyFlow | null>()
  const told = (['direction', 'mode', 'product'] as const).flatMap((role) => columnsOf(table, role))
  // What is said over a table holds for columns that say nothing: "Daily injection", unless it speaks of use as well.
  const ownFlow = energyFlowOf([title]) === 'fed-in' && !says(headerWords(title), ['use']) ? 'fed-in' : null
  const flowOf = ({ row, column, kind }: TableQuantity): EnergyFlow | null => {
    if (kind !== 'electricity' && kind !== 'electricity-export') return null
    const texts = [...told.flatMap(({ index }) => row.get(index)?.text ?? []), column.title]
    const key = texts.join('\n')
    const flow = known.get(key)
    if (flow !== undefined) return flow
    // "Export of 24 November" over a column of consumption is a file that was saved.
    const own = energyFlowOf(texts) ?? (says(column.folded, ['use']) ? null : ownFlow)
    known.set(key, own)
    return own
  }
  const flows = quantities.map((quantity) => ({ quantity, flow: flowOf(quantity) }))
  const isCounted = countedFlows(new Set(known.values()))
  return flows.flatMap(({ quantity, flow }) =>
    isCounted(flow) ? [{ ...quantity, kind: kindOfFlow(quantity, flow) }] : [],
  )
}

function kindOfFlow({ kind }: TableQuantity, flow: EnergyFlow | null): TableQuantity['kind'] {
  if (flow === 'fed-in' || flow === 'made') return 'electricity-export'
  return kind
}
