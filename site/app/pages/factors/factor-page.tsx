import { useQuery } from '@tanstack/react-query'
import { HeadTags } from '#app/navigation/head-tags.tsx'
import { notFoundMeta } from '#app/pages/not-found/not-found-meta.ts'
import { NotFoundPage } from '#app/pages/not-found/not-found-page.tsx'
import { CodeBlock } from '#app/ui/code-block.tsx'
import { Co2, Co2Text } from '#app/ui/co2.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { Section } from '#app/ui/section.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { FactorDetail } from '#shared/factor-answers.ts'
import { factorsPath } from '#shared/factor-page.ts'
import { describeFactorPage } from './describe-factor-page.ts'
import { citeAsBibtex, citeAsText } from './cite-factor.ts'
import { FactorEditions } from './factor-editions.tsx'
import { FactorFacts } from './factor-facts.tsx'
import { FactorProductForm } from './factor-product-form.tsx'
import { factorQuery } from './factor-queries.ts'
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
  const { factor, grade, editions } = detail
  return (
    <>
      <HeadTags meta={describeFactorPage(detail)} />
      <section className="band" aria-labelledby="page-title">
        <div className="frame">
          <div className="factor-head">
            <p className="type-caption">
              <TextLink href={factorsPath}>Emission factors</TextLink>
            </p>
            <h1 id="page-title" tabIndex={-1} className="type-title">
              <Co2Text>{factor.name}</Co2Text>
            </h1>
            <p className="factor-value">
              <span className="type-figure">{factor.kgCO2ePerUnit}</span> kg <Co2 equivalent /> per{' '}
              {factor.unit}
            </p>
            {grade !== '' && <p className="factor-stands-in">{gradeSentences[grade] ?? grade}</p>}
          </div>
        </div>
      </section>
      <Section title="Multiply by it" tone="sheet">
        <FactorProductForm key={factor.id} detail={detail} />
      </Section>
      <Section title="Where it comes from">
        <FactorFacts detail={detail} />
      </Section>
      {editions.length > 1 && (
        <Section title="The same factor over the years" tone="sheet">
          <FactorEditions detail={detail} />
        </Section>
      )}
      <Section title="Cite this" tone={editions.length > 1 ? 'paper' : 'sheet'}>
        <div className="factor-citations">
          <CodeBlock title="As text" code={citeAsText(detail)} />
          <CodeBlock title="As BibTeX" code={citeAsBibtex(detail)} />
        </div>
      </Section>
    </>
  )
}

const gradeSentences: Readonly<Record<string, string>> = {
  'Screening average':
    'Screening grade: it stands in where no official factor is in the library. It is life-cycle, so no upstream row is added to it.',
  Default: 'A default: it stands in for countries without a factor of their own.',
  'List of a scheme': 'From a list with rules of its own: used only where somebody chooses it.',
}
