import { ButtonLink } from '#app/ui/button-link.tsx'
import { CodeBlock } from '#app/ui/code-block.tsx'
import { EndpointTable } from '#app/ui/endpoint-table.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { RuledList } from '#app/ui/ruled-list.tsx'
import { Section } from '#app/ui/section.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { endpointCategories, type Endpoint } from '#shared/api-reference.ts'
import { siteConfig } from '#shared/site-config.ts'
import { engineDocumentPath, platformDocumentPath } from '#shared/api-reference-model.ts'
import { PlanLimits } from './plan-limits.tsx'
import { ReferenceOf } from './reference/reference-of.tsx'
import { useReferences } from './reference/reference-query.ts'
import { StatusCodes } from './status-codes.tsx'
import { capabilities } from './capabilities.ts'
import { openCall } from './open-call.ts'

const waysOfUse = [
  { title: 'Finance closes the month', text: 'Emissions by cost centre beside the ledger, in the same job.' },
  {
    title: 'Sites send dockets',
    text: 'A form on the phone posts the photo with the unit’s token; nobody retypes it.',
  },
  {
    title: 'Design compares materials',
    text: 'A model asks for factors by material and gets source and edition with them.',
  },
  {
    title: 'Reporting fills its tables',
    text: 'GRI, TCFD, SASB and CDP tables drawn from the same rows each year.',
  },
  {
    title: 'Operations watch incidents',
    text: 'High and Critical go to the duty phone, once webhooks are built.',
  },
  {
    title: 'Auditors do it again',
    text: 'A read-only key, the rows, the factors and the expressions, as CSV.',
  },
]

/** The one error that the documentation spells out. */
const dateRangeError = JSON.stringify(
  {
    error: {
      code: 'invalid_date_range',
      message: 'Start date must be before end date',
      details: { start_date: '2026-09-30', end_date: '2026-07-01' },
    },
  },
  null,
  2,
)

export function ApiPage() {
  const operations = useReferences()?.platform.groups.flatMap((group) => group.operations) ?? []
  const hrefOf = ({ method, path }: Endpoint) => {
    const described = operations.find((operation) => operation.method === method && operation.path === path)
    return described === undefined ? null : `#platform-${described.id}`
  }
  return (
    <>
      <PageHead
        title="API Documentation"
        picture={<CodeBlock title="A call that runs today, without a key" code={openCall} />}
        actions={
          <>
            <ButtonLink href={siteConfig.links.getStarted} newTab look="filled">
              Get API Access
            </ButtonLink>
            <ButtonLink href={siteConfig.links.documentation} newTab>
              Read API Docs
            </ButtonLink>
          </>
        }
      >
        <p>
          One API for documents, figures and incidents. Every figure it returns can carry its document, line,
          factor and edition.
        </p>
      </PageHead>
      <Section isSplit title="Overview" tone="sheet">
        <div className="prose">
          <p>
            Calls are HTTPS with a bearer API key in the Authorization header. Bodies and answers are JSON;
            lists also come as CSV. Dates are YYYY-MM-DD, scopes are 1, 2 and 3, quarters are 1 to 4.
          </p>
          <p>
            API access is part of the Pro and Enterprise plans. Limits depend on the plan, and every answer
            states them:
          </p>
          <dl className="text-sm">
            <LimitHeader name="X-RateLimit-Limit" text="Calls in the window, for example 10000" />
            <LimitHeader name="X-RateLimit-Remaining" text="Calls that are left" />
            <LimitHeader name="X-RateLimit-Reset" text="When the window starts again" />
          </dl>
          <p>
            <TextLink href={siteConfig.links.documentation} newTab>
              Access Full API Documentation
            </TextLink>
          </p>
        </div>
      </Section>
      <Section
        title="Capabilities"
        lead="Four requests to read and copy. Keys and addresses are placeholders."
      >
        <ul className="grid grid-cols-1 gap-8">
          {capabilities.map(({ title, text, request, code }) => (
            <li key={title} className="columns border-t border-rule-strong pt-4">
              <div className="lg:col-span-4!">
                <h3 className="type-subheading">{title}</h3>
                <p className="mt-1 text-ink-2">{text}</p>
              </div>
              <div className="lg:col-span-8!">
                <CodeBlock title={request} code={code} />
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Endpoints by category" tone="sheet">
        <EndpointTable
          caption="Eight resource categories. Each path leads to its request and its answer. This site makes none of these calls."
          categories={endpointCategories}
          hrefOf={hrefOf}
        />
        <ButtonLink href={siteConfig.links.documentation} newTab className="mt-8">
          View Documentation
        </ButtonLink>
      </Section>
      <Section title="Every endpoint of the platform">
        <p className="mb-4 max-w-prose text-ink-2">
          What each one takes and what it answers, with illustrative figures. The trend, the extractions, the
          summary and the error are published shapes. The others are drafts and may still change. Webhooks are
          documented and not built yet.
        </p>
        <p className="mb-8">
          <TextLink href={platformDocumentPath}>Download as OpenAPI 3.1</TextLink>
        </p>
        <ReferenceOf which="platform" />
      </Section>
      <Section title="Errors and limits" tone="sheet">
        <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2">
          <div className="min-w-0">
            <p className="mb-4 max-w-prose text-ink-2">
              An error has a code for your program, a message for a person, and details. The documentation
              names one code, shown here; statuses are those of HTTP.
            </p>
            <CodeBlock title="Error" code={dateRangeError} />
          </div>
          <PlanLimits />
        </div>
      </Section>
      <Section title="The open engine, served here">
        <p className="mb-4 max-w-prose text-ink-2">
          This is a different API from the one above. This site answers it itself, without an account and
          within limits for each caller. You can try every endpoint below from this page; agents reach the
          same engine over MCP at <code className="type-figure">/mcp</code>.
        </p>
        <p className="mb-8">
          <TextLink href={engineDocumentPath}>Its OpenAPI 3.1 document</TextLink>
        </p>
        <StatusCodes />
        <ReferenceOf which="engine" />
      </Section>
      <Section title="Six ways to use it" tone="sheet">
        <RuledList items={waysOfUse} columns={3} />
        <ButtonLink href={siteConfig.links.getStarted} newTab className="mt-8">
          Request API Access
        </ButtonLink>
      </Section>
    </>
  )
}

function LimitHeader({ name, text }: { name: string; text: string }) {
  return (
    <div className="grid gap-x-4 border-b border-rule py-1 leading-6 sm:grid-cols-[14rem_1fr]">
      <dt className="type-figure">{name}</dt>
      <dd className="text-ink-2">{text}</dd>
    </div>
  )
}
