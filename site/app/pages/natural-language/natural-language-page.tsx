import { openChat } from '#app/chat/open-chat.ts'
import { Band } from '#app/ui/band.tsx'
import { Button } from '#app/ui/button.tsx'
import { Co2 } from '#app/ui/co2.tsx'
import { NextStep } from '#app/ui/next-step.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { ReviewerNote } from '#app/ui/reviewer-note.tsx'
import { RuledList } from '#app/ui/ruled-list.tsx'
import { Section } from '#app/ui/section.tsx'
import { ChatExample } from './chat-example.tsx'
import { CommandTable } from './command-table.tsx'
import { QuotaDisplay } from './quota-display.tsx'
import { ReadQuestion } from './read-question.tsx'

const capabilities = [
  {
    title: 'Ask in your own words',
    text: 'Ask about figures, documents, factors and open reviews. Each answer comes with the rows it rests on.',
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
    text: 'Each answer lists its source rows, and a figure in it opens like a figure in a table.',
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
        title="Ask in a sentence, get the working"
        name="Natural language assistant"

        actions={
          <Button look="filled" onClick={() => openChat({ prompt: 'How does the platform work?' })}>
            Try the demo assistant
          </Button>
        }
        picture={<ReadQuestion />}
      >
        <p>
          The natural language assistant reads your question and finds the rows. The engine does the sum, so
          the same question gives the same figure.
        </p>
      </PageHead>
      <Section
        isSplit
        title="The answer shows its sum"
        lead="The depot and its bill are invented. The sum uses the National Greenhouse Accounts Factors 2025, Table 1, and you can do it again."
        tone="sheet"
        margin={<ReviewerNote mark="recalculated">The sum is done on this page</ReviewerNote>}
      >
        <ChatExample />
      </Section>
      <Band labelledBy="capabilities-title">
        <div className="columns">
          <div className="lg:col-span-6!">
            <h2 id="capabilities-title" className="type-title mb-6">
              What it can do
            </h2>
            <RuledList items={capabilities} columns={1} />
          </div>
          <div className="lg:col-span-6!">
            <h2 className="type-title mb-6">Analytics querying</h2>
            <RuledList items={analytics} columns={1} />
          </div>
        </div>
      </Band>
      <Section title="Slash commands and cost tiers" tone="sheet">
        <CommandTable />
      </Section>
      <Section
        isSplit
        title="The quota is on the screen"
        lead={
          <>
            You see what a question costs before it runs, what is left after it, and when the quota starts
            again. A heavy question costs more because it uses more computing, and so emits more <Co2 />.
          </>
        }
      >
        <QuotaDisplay />
      </Section>
      <NextStep
        title="It answers on this page too"
        tone="sheet"
        action={
          <Button onClick={() => openChat({ prompt: 'What is the grid factor for Queensland in 2025?' })}>
            Ask it for a factor
          </Button>
        }
      >
        The demo runs on this server. It answers questions about the method and reads up to three documents.
      </NextStep>
    </>
  )
}
