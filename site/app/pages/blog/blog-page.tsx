import { ButtonLink } from '#app/ui/button-link.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { Section } from '#app/ui/section.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { TopicDrawing } from './topic-drawing.tsx'
import './blog.css'

const topics = [
  {
    title: 'Carbon Accounting',
    drawing: 'factors',
    text: 'How to read a bill for emissions, why factors have editions, and which of two right factors diesel needs.',
  },
  {
    title: 'ESG Reporting',
    drawing: 'ticks',
    text: 'AASB S2 and NGER in the order of the work: who reports, what gets checked and which evidence to keep.',
  },
  {
    title: 'AI in Sustainability',
    drawing: 'reading',
    text: 'What machines read well, when they should ask, and how to check a figure that no person typed.',
  },
] as const

/** The blog's front page announces; single articles are reached from the home page and by their address. */
export function BlogPage() {
  return (
    <>
      <PageHead
        title="Our Blog is Coming Soon!"
        actions={
          <ButtonLink href="/contact" look="filled">
            Contact Us
          </ButtonLink>
        }
      >
        <p>
          The blog gets a page of its own. The first articles are out already:{' '}
          <TextLink href="/#articles">read them on the home page</TextLink>.
        </p>
      </PageHead>
      <Section title="Topics We'll Cover" tone="sheet">
        <ul className="topic-cards">
          {topics.map(({ title, text, drawing }) => (
            <li key={title} className="sheet">
              <TopicDrawing name={drawing} />
              <h3 className="type-subheading mt-4">{title}</h3>
              <p className="mt-1 text-ink-2">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Subscribe For Updates">
        <p className="type-lead mt-4">
          Write to us and say that it is about the blog. You get one message, on the day it opens.
        </p>
        <ButtonLink href="/contact" className="mt-8">
          Get Notified
        </ButtonLink>
      </Section>
    </>
  )
}
