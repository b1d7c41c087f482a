import { Band } from '#app/ui/band.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { RuledList } from '#app/ui/ruled-list.tsx'

const topics = [
  {
    title: 'Carbon Accounting',
    text: 'Factors and their editions, Scope 2 in two methods, diesel on site, and how to read a bill for emissions.',
  },
  {
    title: 'ESG Reporting',
    text: 'AASB S2 and NGER in the order of the work: who reports, what is checked, and what evidence is kept.',
  },
  {
    title: 'AI in Sustainability',
    text: 'What machines read well, what they should ask, and how to check a figure that no person typed.',
  },
]

/** The blog's front page announces; single articles are reached from the home page and by their address. */
export function BlogPage() {
  return (
    <>
      <PageHead
        title="Our Blog is Coming Soon!"
        reference="G-1"
        actions={
          <ButtonLink href="/contact" look="filled">
            Contact Us
          </ButtonLink>
        }
      >
        <p>
          Working notes on carbon accounting, reporting and the machines that help with both. Written to be
          checked.
        </p>
      </PageHead>
      <Band labelledBy="topics-title" tone="sheet" reference="G-2">
        <h2 id="topics-title" className="type-title mb-6">
          Topics We'll Cover
        </h2>
        <RuledList items={topics} columns={3} />
      </Band>
      <Band labelledBy="subscribe-title" reference="G-3">
        <h2 id="subscribe-title" className="type-title">
          Subscribe For Updates
        </h2>
        <p className="type-lead mt-4">
          Leave your address on the contact page and say that it is about the blog. You get one message when
          it opens.
        </p>
        <ButtonLink href="/contact" className="mt-8">
          Get Notified
        </ButtonLink>
      </Band>
    </>
  )
}
