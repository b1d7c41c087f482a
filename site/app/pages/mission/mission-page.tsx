import { PageHead } from '#app/ui/page-head.tsx'
import { RuledList } from '#app/ui/ruled-list.tsx'
import { Section } from '#app/ui/section.tsx'
import { TickKey } from '#app/ui/tick-key.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { TickMark } from '#app/ui/tick-mark.tsx'
import { CheckedFigure } from './checked-figure.tsx'

const beliefs = [
  {
    mark: <TickMark name="traced" />,
    title: 'Evidence comes first',
    text: 'A figure starts on a bill, a docket or a manifest. One that cannot be traced to a document is marked as assumed.',
  },
  {
    mark: <TickMark name="vouched" />,
    title: 'Sources are named',
    text: 'Every factor carries its publisher, edition, table and licence, and says how we read it.',
  },
  {
    mark: <TickMark name="recalculated" />,
    title: 'Sums can be done again',
    text: 'We keep exact decimals and round once, at the end. A pocket calculator gives the same digits.',
  },
  {
    mark: <TickMark name="review" />,
    title: 'Doubt is shown',
    text: 'A row that rests on a weak reading, a stand-in factor or a failed check says so, where the decision is made.',
  },
  {
    mark: <TickMark name="footed" />,
    title: 'Reduction follows measurement',
    text: 'A plan is worth what its baseline is worth. Get the baseline right first; then argue about the target.',
  },
  {
    mark: <TickMark name="notStated" />,
    title: 'Claims need a basis',
    text: 'We say what a method covers and what it leaves out. Greenwashing begins where that sentence is missing.',
  },
]

export function MissionPage() {
  return (
    <>
      <PageHead title="A tonne that the reader can check" name="Our mission" picture={<CheckedFigure />}>
        <p>
          Our mission: to make every reported tonne of carbon something that the people who sign it, and the
          people who read it, can work out again.
        </p>
      </PageHead>
      <Section
        isSplit
        title="Carbon deserves the care that money gets"
        tone="sheet"
        margin={<p>Mission statement</p>}
      >
        <div className="prose text-lg">
          <p>
            Companies are asked for their emissions by law, by lenders and by customers. The figures go into
            contracts and annual reports. They deserve what every dollar in those reports has: a source for
            each entry, a rule for each step, and a second person who can follow both.
          </p>
          <p>
            We build the tools for that care. Machines read the documents, because there are too many of them.
            People decide what the machine is unsure of, because they sign. And the working stays with the
            figure, because one day somebody will ask.
          </p>
        </div>
      </Section>
      <Section title="Six beliefs, and the marks they left" margin={<p>Beliefs</p>}>
        <RuledList items={beliefs} />
        <TickKey className="mt-8" />
        <p className="mt-8">
          Hold us to them: <TextLink href="/working">check a bill of your own</TextLink>, or read{' '}
          <TextLink href="/about">who holds these beliefs</TextLink>.
        </p>
      </Section>
    </>
  )
}
