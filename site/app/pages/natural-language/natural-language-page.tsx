import { openChat } from '#app/chat/open-chat.ts'
import { Button } from '#app/ui/button.tsx'
import { Co2 } from '#app/ui/co2.tsx'
import { HeadedColumns } from '#app/ui/headed-columns.tsx'
import { NextStep } from '#app/ui/next-step.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { ReviewerNote } from '#app/ui/reviewer-note.tsx'
import { RuledList } from '#app/ui/ruled-list.tsx'
import { Section } from '#app/ui/section.tsx'
import { ChatExample } from './chat-example.tsx'
import { CommandTable } from './command-table.tsx'
import { QuotaDisplay } from './quota-display.tsx'

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

/** Questions, each with the answer of a worked example: 1,600 kWh less at 0.71, then 38,400 kWh at 0.04 less. */
const analytics = [
  answered('Trend', '“Scope 2 by month since July, Rail stage 2.”', 'Jul 25.7 t, Aug 24.9 t, Sep 24.7 t'),
  answered(
    'Compare',
    '“Which site changed most against the same month last year?”',
    'Gladstone depot, −2.672 t, electricity',
  ),
  answered(
    'Explain',
    '“Why did it fall?” Less power used and a lower factor are told apart.',
    'Less power −1.136 t, factor −1.536 t',
  ),
  answered(
    'Find gaps',
    '“Which units have no electricity bill for August?”',
    'Quarry; its last bill is for July',
  ),
]

function answered(title: string, question: string, answer: string) {
  return {
    title,
    text: (
      <>
        {question}
        <span className="type-figure mt-1 block text-sm text-ink">{answer}</span>
      </>
    ),
  }
}

const prompts = [
  { label: 'Ask it for a factor', prompt: 'What is the grid factor for Queensland in 2025?' },
  { label: 'Ask it for a sum', prompt: '340 L of diesel in a ute' },
] as const

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
        picture={<ChatExample />}
        margin={<ReviewerNote mark="recalculated">The sum is done on this page</ReviewerNote>}
      >
        <p>
          The natural language assistant reads your question and finds the rows. The engine does the sum, so
          the same question gives the same figure.
        </p>
        <p className="mt-4 text-base">
          The depot and its bill are invented. The factors are those of NGA 2025, Table 1, and you can do the
          sum again.
        </p>
      </PageHead>
      <HeadedColumns
        tone="sheet"
        columns={[
          { title: 'What it can do', content: <RuledList items={capabilities} columns={1} /> },
          { title: 'Analytics querying', content: <RuledList items={analytics} columns={1} /> },
        ]}
      />
      <Section title="Slash commands">
        <CommandTable />
      </Section>
      <Section
        isSplit
        title="Cost tiers, and a quota you can see"
        lead={
          <>
            You see what a question costs before it runs, what is left after it, and when the quota starts
            again. A heavy question costs more because it uses more computing, and so emits more <Co2 />.
          </>
        }
        tone="sheet"
      >
        <QuotaDisplay />
      </Section>
      <NextStep
        title="It answers on this page too"
        action={prompts.map(({ label, prompt }) => (
          <Button key={label} onClick={() => openChat({ prompt })}>
            {label}
          </Button>
        ))}
      >
        The demo runs on this server. It works sums out, explains the method and reads up to three documents.
      </NextStep>
    </>
  )
}
