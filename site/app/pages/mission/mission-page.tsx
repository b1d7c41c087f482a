import { Band } from '#app/ui/band.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { RuledList } from '#app/ui/ruled-list.tsx'
import { TickKey } from '#app/ui/tick-key.tsx'
import { TickMark } from '#app/ui/tick-mark.tsx'

const beliefs = [
  {
    mark: <TickMark name="traced" />,
    title: 'Evidence comes first',
    text: 'A figure starts on a document: a bill, a docket, a manifest. What cannot be traced to one is marked as assumed.',
  },
  {
    mark: <TickMark name="vouched" />,
    title: 'Sources are named',
    text: 'Publisher, edition and table stand beside every factor, with its licence and how we read it.',
  },
  {
    mark: <TickMark name="recalculated" />,
    title: 'Sums can be done again',
    text: 'Exact decimals, one rounding at the end, no hidden step. A calculator gives the same digits.',
  },
  {
    mark: <TickMark name="review" />,
    title: 'Doubt is shown',
    text: 'Low confidence, a proxy factor or a failed check is printed in the row, where the decision is made.',
  },
  {
    mark: <TickMark name="footed" />,
    title: 'Reduction follows measurement',
    text: 'A plan is worth what its baseline is worth. First get the baseline right, then argue about the target.',
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
      <PageHead title="Our mission" reference="M-1">
        <p>To make every reported tonne of carbon something that the reader can check.</p>
      </PageHead>
      <Band labelledBy="statement-title" tone="sheet" reference="M-2">
        <div className="columns">
          <h2 id="statement-title" className="type-title lg:col-span-4!">
            Mission statement
          </h2>
          <div className="prose lg:col-span-8!">
            <p>
              Companies are asked for their emissions by law, by lenders and by customers. The figures go into
              contracts and annual reports. They deserve the care that money gets: a source for each entry, a
              rule for each step, and a second person who can follow both.
            </p>
            <p>
              We build the tools for that care. Machines read the documents, because there are too many of
              them. People decide what the machine is unsure of, because they sign. And the working stays with
              the figure, because one day somebody will ask.
            </p>
          </div>
        </div>
      </Band>
      <Band labelledBy="beliefs-title" reference="M-3">
        <h2 id="beliefs-title" className="type-title mb-6">
          What we believe
        </h2>
        <RuledList items={beliefs} />
        <TickKey className="mt-8" />
      </Band>
    </>
  )
}
