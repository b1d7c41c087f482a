import { expect, test } from 'vitest'
import { tableBelow } from '../tables/find-table.ts'
import { columnBars } from './column-bars.ts'
import { judgeColumns } from './judge-columns.ts'

/** The heads of the columns that are surely counted, of a table as text. */
function countedIn(...lines: readonly string[]): string[] {
  const place = { page: 1, box: null, cell: null }
  const rows = lines.map(
    (line) =>
      new Map(
        line
          .split(';')
          .flatMap((text, index) => (text === '' ? [] : [[index, { text, place, readConfidence: 1 }]])),
      ),
  )
  const table = tableBelow({ name: '', rows }, 0)
  return [...judgeColumns(table, '')].flatMap(([{ title }, likely]) =>
    likely >= columnBars.alone ? [title] : [],
  )
}

test('a use is told from money, price, year before and reading in languages and heads of any kind', () => {
  expect(
    countedIn(
      'Mois;Index;Consommation (kWh);Consommation N-1 (kWh);Prix (€/kWh);Montant €',
      'janv. 2025;10200;812;901;0,21;170,52',
      'févr. 2025;10950;750;770;0,21;157,50',
      'mars 2025;11600;650;702;0,21;136,50',
      'avr. 2025;12010;410;455;0,21;86,10',
    ),
  ).toEqual(['Consommation (kWh)'])
  expect(
    countedIn(
      'txn_id;driver;litres;price_per_litre;net_amount;odometer',
      '8812;T. Ross;52.10;1.812;94.41;120300',
      '8813;A. Bell;44.75;1.799;80.51;88410',
      '8817;T. Ross;61.02;1.825;111.36;121014',
    ),
  ).toEqual(['litres'])
})

test('a list of what things cost, hold or need counts nothing', () => {
  expect(countedIn('Tank;Capacity (L);Length (mm)', 'T1;1200;1900', 'T2;2500;2300', 'T3;5000;2850')).toEqual(
    [],
  )
  expect(
    countedIn('Appliance;kWh/year;Price', 'Fridge A;120;699', 'Fridge B;98;849', 'Freezer;201;1099'),
  ).toEqual([])
})
