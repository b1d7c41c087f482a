import { openChat } from '#app/chat/open-chat.ts'
import { Band } from '#app/ui/band.tsx'
import { Button } from '#app/ui/button.tsx'
import { Co2 } from '#app/ui/co2.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { RuledList } from '#app/ui/ruled-list.tsx'
import { ChatExample } from './chat-example.tsx'
import { CommandTable } from './command-table.tsx'
import { QuotaDisplay } from './quota-display.tsx'

const capabilities = [
  {
    title: 'Ask in your own words',
    text: 'Questions about figures, documents, factors and open reviews, answered with the rows they rest on.',
  },
  {
    title: 'Follow up',
    text: '“And last quarter?” keeps the unit, the scope and the place of the question before.',
  },
  {
    title: 'Add data by writing',
    text: '“Add 340 L diesel, generator, Gladstone” becomes a row for review, never a silent entry.',
  },
  {
    title: 'See what it used',
    text: 'Each answer lists its source rows; a figure in an answer opens like a figure in a table.',
  },
]

const analytics = [
  { title: 'Trend', text: '“Scope 2 by month this financial year, by site.”' },
  {
    title: 'Compare',
    text: '“Which two sites changed most against the same quarter last year, and by which activity?”',
  },
  {
    title: 'Explain',
    text: '“Why did Scope 2 fall in July?” separates less power used from a lower factor edition.',
  },
  { title: 'Find gaps', text: '“Which units have no electricity bill for August?”' },
]

export function NaturalLanguagePage() {
  return (
    <>
      <PageHead
        title="Natural language assistant"
        reference="N-1"
        actions={
          <Button look="filled" onClick={() => openChat({ prompt: 'How does the platform work?' })}>
            Try the demo assistant
          </Button>
        }
      >
        <p>
          Ask for a figure in a sentence and get it with its working. The assistant reads; the sums are done
          by the engine.
        </p>
      </PageHead>
      <Band labelledBy="example-title" tone="sheet" reference="N-2">
        <div className="columns">
          <div className="lg:col-span-4!">
            <h2 id="example-title" className="type-title">
              A conversation
            </h2>
            <p className="mt-4 text-ink-2">
              Illustrative data. The arithmetic is real: it uses the National Greenhouse Accounts Factors
              2025, Table 1.
            </p>
          </div>
          <div className="lg:col-span-8!">
            <ChatExample />
          </div>
        </div>
      </Band>
      <Band labelledBy="capabilities-title" reference="N-3">
        <h2 id="capabilities-title" className="type-title mb-6">
          What it can do
        </h2>
        <RuledList items={capabilities} />
      </Band>
      <Band labelledBy="analytics-title" tone="sheet" reference="N-4">
        <h2 id="analytics-title" className="type-title mb-6">
          Analytics querying
        </h2>
        <RuledList items={analytics} />
      </Band>
      <Band labelledBy="commands-title" reference="N-5">
        <h2 id="commands-title" className="type-title mb-6">
          Slash commands and cost tiers
        </h2>
        <CommandTable />
      </Band>
      <Band labelledBy="quota-title" tone="sheet" reference="N-6">
        <div className="columns">
          <div className="lg:col-span-4!">
            <h2 id="quota-title" className="type-title">
              The quota is on the screen
            </h2>
            <p className="mt-4 text-ink-2">
              Before a question runs, its cost tier is shown; after it, what is left and when it resets. The
              electricity of the answer itself is not hidden in an overhead: heavy questions cost more because
              they use more, and emit more <Co2 />.
            </p>
          </div>
          <div className="lg:col-span-8!">
            <QuotaDisplay />
          </div>
        </div>
      </Band>
    </>
  )
}
