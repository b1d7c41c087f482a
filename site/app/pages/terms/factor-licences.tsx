const sources = [
  {
    publisher: 'DCCEEW, Australia',
    work: 'National Greenhouse Accounts Factors',
    licence: 'CC BY 4.0',
  },
  {
    publisher: 'DESNZ and Defra, United Kingdom',
    work: 'Conversion factors for company reporting',
    licence: 'Open Government Licence v3.0',
  },
  {
    publisher: 'US EPA',
    work: 'Emission Factors Hub and supply chain factors',
    licence: 'Public domain',
  },
  {
    publisher: 'Ministry for the Environment, New Zealand',
    work: 'Measuring emissions: a guide for organisations',
    licence: 'CC BY 4.0',
  },
  { publisher: 'Ember', work: 'Yearly electricity data', licence: 'CC BY 4.0' },
  { publisher: 'World Bank', work: 'Exchange rates and price indices', licence: 'CC BY 4.0' },
  { publisher: 'ip2location', work: 'Positions of airports', licence: 'CC BY-SA 4.0' },
] as const

/** The large collections; the single figures of others are named where they stand. */
export function FactorLicences() {
  return (
    <table className="ledger" data-rows="double" data-narrow="stack">
      <caption>The larger collections. Others are cited figure by figure.</caption>
      <thead>
        <tr>
          <th scope="col">Publisher</th>
          <th scope="col">What we use</th>
          <th scope="col">Licence</th>
        </tr>
      </thead>
      <tbody>
        {sources.map(({ publisher, work, licence }) => (
          <tr key={work}>
            <th scope="row">{publisher}</th>
            <td>{work}</td>
            <td data-label="Licence">{licence}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
