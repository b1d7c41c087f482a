import type { Holding, Place } from './list-holdings.ts'

const places = [
  { place: 'browser', name: 'Your browser' },
  { place: 'server', name: 'Our server' },
  { place: 'others', name: 'Others' },
] as const satisfies readonly { place: Place; name: string }[]

/** Where each thing lies, at a glance: a filled square where it does. */
export function WhereItLies({ holdings }: { holdings: readonly Holding[] }) {
  return (
    <figure className="sheet p-4 sm:p-6">
      <table className="ledger" data-rows="double" data-narrow="tight">
        <caption>Where it lies after you have left the page</caption>
        <thead>
          <tr>
            <th scope="col">What</th>
            {places.map(({ name }) => (
              <th key={name} scope="col" className="text-center">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {holdings.map((holding) => (
            <tr key={holding.what}>
              <th scope="row">
                {holding.what}
                {holding.places.length === 0 && (
                  <span className="type-caption block font-normal">nowhere</span>
                )}
              </th>
              {places.map(({ place }) => (
                <td key={place} className="text-center">
                  {holding.places.includes(place) ? (
                    <>
                      <span className="inline-block size-3 bg-mangrove" aria-hidden="true" />
                      <span className="sr-only">Yes</span>
                    </>
                  ) : (
                    <span className="sr-only">No</span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}
