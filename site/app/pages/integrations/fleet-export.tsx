import { ScrollRegion } from '#app/ui/scroll-region.tsx'

const rows = [
  { date: '03/07/2025', card: '7712', site: 'Rocklea', product: 'Diesel', litres: '71.32', amount: '134.01' },
  {
    date: '04/07/2025',
    card: '7713',
    site: 'Yatala',
    product: 'Unleaded 91',
    litres: '42.18',
    amount: '75.88',
  },
  { date: '09/07/2025', card: '7712', site: 'Ipswich', product: 'Diesel', litres: '68.05', amount: '128.27' },
  { date: '11/07/2025', card: '7714', site: 'Rocklea', product: 'Diesel', litres: '93.40', amount: '175.50' },
  { date: '15/07/2025', card: '7713', site: 'Rocklea', product: 'E10', litres: '40.66', amount: '71.68' },
] as const

/** The first rows of our specimen fuel card, as exported, with what a sum needs under the highlighter. */
export function FleetExport() {
  return (
    <figure className="sheet p-4 sm:p-6">
      <ScrollRegion label="Rows of an exported fuel card">
        <table className="ledger" data-rows="double" data-narrow="tight">
          <caption>fuel-card.xlsx, a specimen: five of its rows</caption>
          <thead>
            <tr>
              <th scope="col">Date</th>
              <th scope="col" className="max-md:hidden">
                Card
              </th>
              <th scope="col" className="max-md:hidden">
                Site
              </th>
              <th scope="col">Product</th>
              <th scope="col" className="figure">
                Litres
              </th>
              <th scope="col" className="figure max-md:hidden">
                Amount, $
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ date, card, site, product, litres, amount }) => (
              <tr key={date}>
                <td className="tabular-nums">
                  <mark>{date}</mark>
                </td>
                <td className="tabular-nums max-md:hidden">{card}</td>
                <td className="max-md:hidden">{site}</td>
                <td>
                  <mark>{product}</mark>
                </td>
                <td className="figure">
                  <mark>{litres}</mark>
                </td>
                <td className="figure max-md:hidden">{amount}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </figure>
  )
}
