import { useQuery } from '#app/queries/use-query.ts'
import { HeadTags } from '#app/navigation/head-tags.tsx'
import { notFoundMeta } from '#app/pages/not-found/not-found-meta.ts'
import { NotFoundPage } from '#app/pages/not-found/not-found-page.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { CodeBlock } from '#app/ui/code-block.tsx'
import { Co2, Co2Text } from '#app/ui/co2.tsx'
import { NextStep } from '#app/ui/next-step.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { Section } from '#app/ui/section.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { FactorDetail } from '#shared/factor-answers.ts'
import { factorPagePath, factorsPath } from '#shared/factor-page.ts'
import { describeFactorPage } from './describe-factor-page.ts'
import { citeAsBibtex, citeAsText } from './cite-factor.ts'
import { FactorEditions } from './factor-editions.tsx'
import { FactorFacts } from './factor-facts.tsx'
import { FactorProductForm } from './factor-product-form.tsx'
import { factorQuery } from './factor-queries.ts'
import { typesetName } from './typeset-name.ts'
import './factors.css'

/** One factor: its figure, where it comes from, a sum with it, its other editions, and how to cite it. */
export function FactorPage({ id }: { id: string }) {
  const { data, isError } = useQuery(factorQuery(id))
  if (data === null) {
    return (
      <>
        <HeadTags meta={notFoundMeta} />
        <NotFoundPage />
      </>
    )
  }
  if (data === undefined) {
    return (
      <PageHead title="Emission factor">
        {isError ? (
          <p>The factor could not be fetched. Load the page again.</p>
        ) : (
          <Skeleton label="Fetching the factor" rows={8} />
        )}
      </PageHead>
    )
  }
  return <FactorView detail={data} />
}

function FactorView({ detail }: { detail: FactorDetail }) {
  const { factor, standsIn, editions, companions } = detail
  return (
    <>
      <HeadTags meta={describeFactorPage(detail)} />
      <section className="band page-head" aria-labelledby="page-title">
        <div className="frame">
          <div className="page-head-split">
            <div>
              <p className="type-caption">
                <TextLink href={factorsPath}>Emission factors</TextLink>
              </p>
              <h1 id="page-title" tabIndex={-1} className="type-title mt-2">
                <Co2Text>{typesetName(factor.name)}</Co2Text>
              </h1>
              <p className="factor-value">
                <span className="factor-figure">{factor.kgCO2ePerUnit}</span> kg <Co2 equivalent /> per{' '}
                {factor.unit}
              </p>
              <p className="mt-2 text-ink-2">
                <Co2Text>{factor.source}</Co2Text>
              </p>
              {standsIn !== '' && <p className="factor-stands-in">{standsIn}</p>}
              {companions.map((other) => (
                <p key={other.id} className="factor-companion">
                  Count with it:{' '}
                  <TextLink href={factorPagePath(other.id)}>
                    Scope {other.scope}, {other.kgCO2ePerUnit} kg per {other.unit}
                  </TextLink>
                </p>
              ))}
            </div>
            <section className="sheet p-4 sm:p-6" aria-labelledby="product-title">
              <h2 id="product-title" className="type-heading mb-4">
                Multiply by it
              </h2>
              <FactorProductForm key={factor.id} detail={detail} />
            </section>
          </div>
        </div>
      </section>
      <Section title="Where it comes from" tone="sheet">
        <div className="columns">
          <div className="lg:col-span-7!">
            <FactorFacts detail={detail} />
          </div>
          <div className="lg:col-span-5!">
            {editions.length > 1 && (
              <>
                <h3 className="type-subheading mb-4">The same factor over the years</h3>
                <FactorEditions detail={detail} />
              </>
            )}
            <h3 className={`type-subheading mb-4 ${editions.length > 1 ? 'mt-12' : ''}`}>Cite this</h3>
            <div className="factor-citations">
              <CodeBlock title="As text" code={citeAsText(detail)} />
              <CodeBlock title="As BibTeX" code={citeAsBibtex(detail)} />
            </div>
          </div>
        </div>
      </Section>
      <NextStep
        title="Let a bill choose its own factor"
        action={<ButtonLink href="/working">Put a bill on the desk</ButtonLink>}
      >
        The desk takes the factor that fits its place and period, and names it in the sum.
      </NextStep>
    </>
  )
}
