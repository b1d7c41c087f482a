import { Band } from '#app/ui/band.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Co2 } from '#app/ui/co2.tsx'
import { ScopeBar } from '#app/ui/scope-bar.tsx'
import { siteConfig } from '#shared/site-config.ts'
import { scopes, scopeTonnes, yearTonnes } from './pieces/illustrative-year.ts'

const longest = Math.max(...scopes.map(scopeTonnes))

export function CallToAction() {
  return (
    <Band labelledBy="call-to-action" tone="sheet">
      <div className="columns items-center">
        <div className="lg:col-span-6">
          <h2 id="call-to-action" className="type-title">
            Ready to streamline your carbon reporting?
          </h2>
          <p className="type-lead mt-4">
            Send a month of bills and we show you what the year looks like, with a working paper behind every
            figure.
          </p>
          <div className="mt-8 flex flex-wrap gap-4">
            <ButtonLink look="filled" href={siteConfig.links.getStarted} newTab>
              Get Started
            </ButtonLink>
            <ButtonLink href="/contact">Request a Demo</ButtonLink>
          </div>
        </div>
        <div className="lg:col-span-6">
          <DashboardCard />
        </div>
      </div>
    </Band>
  )
}

function DashboardCard() {
  return (
    <div className="sheet bg-paper pt-3">
      <table className="ledger" data-rows="double">
        <caption className="px-3">Emissions by scope, one year. Illustrative figures.</caption>
        <thead>
          <tr>
            <th scope="col">Scope</th>
            <th scope="col">
              <span className="sr-only">Bar</span>
            </th>
            <th scope="col" className="figure">
              t <Co2 equivalent />
            </th>
          </tr>
        </thead>
        <tbody>
          {scopes.map((scope) => (
            <tr key={scope}>
              <th scope="row" className="whitespace-nowrap">
                Scope {scope}
              </th>
              <td className="w-full">
                <ScopeBar parts={[{ scope, share: scopeTonnes(scope) / longest }]} />
              </td>
              <td className="figure">{scopeTonnes(scope)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="total">
            <th scope="row" colSpan={2}>
              Total
            </th>
            <td className="figure text-lg">
              {yearTonnes.toLocaleString('en-AU')} <span className="text-sm">t</span>
              <span className="sr-only"> CO2e</span>
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
