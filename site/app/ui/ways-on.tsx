import { RuledList } from './ruled-list.tsx'
import { Section } from './section.tsx'
import { TextLink } from './text-link.tsx'
import './inner-page.css'

const ways = [
  { href: '/#articles', name: 'Articles', text: 'How to read a bill, and why diesel has two factors.' },
  { href: '/working', name: 'The desk', text: 'Put a bill on it and read the working.' },
  { href: '/factors', name: 'Emission factors', text: 'Look one up, with its edition and table.' },
  { href: '/features', name: 'Features', text: 'What the platform does, from docket to report.' },
  { href: '/pricing', name: 'Pricing', text: 'Four plans, by the business units you track.' },
  { href: '/contact', name: 'Contact', text: 'A person answers.' },
]

/** For whoever came to a page with nothing on it: the ways that lead on. */
export function WaysOn() {
  return (
    <Section title="Perhaps you wanted one of these" tone="sheet">
      <RuledList
        columns={3}
        items={ways.map(({ href, name, text }) => ({ title: <TextLink href={href}>{name}</TextLink>, text }))}
      />
    </Section>
  )
}
