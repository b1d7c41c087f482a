import type { ReactNode } from 'react'
import { TextLink } from '#app/ui/text-link.tsx'
import type { sitePeople } from '#shared/site-people.ts'

export type Partner = (typeof sitePeople.partners)[number]

/** Everything that a partner says of itself. */
export function PartnerProfile({ partner }: { partner: Partner }) {
  const { location, specialties, experience, certifications, bio, linkedInUrl, website } = partner.fullProfile
  return (
    <dl className="grid grid-cols-1 gap-4">
      <Entry name="Location">{location}</Entry>
      <Entry name="Specialties">
        <ul className="list-[square] pl-5">
          {specialties.map((specialty) => (
            <li key={specialty}>{specialty}</li>
          ))}
        </ul>
      </Entry>
      <Entry name="Experience">{experience}</Entry>
      <Entry name="Certifications">
        <ul className="list-[square] pl-5">
          {certifications.map((certification) => (
            <li key={certification}>{certification}</li>
          ))}
        </ul>
      </Entry>
      <Entry name="About">{bio}</Entry>
      <Entry name="LinkedIn">
        {linkedInUrl === null ? (
          'No page there yet'
        ) : (
          <TextLink href={linkedInUrl} newTab>
            {linkedInUrl}
          </TextLink>
        )}
      </Entry>
      <Entry name="Website">
        <TextLink href={website} newTab={website.startsWith('https:')}>
          {website.startsWith('/') ? 'Articles by the desk, on this site' : website}
        </TextLink>
      </Entry>
    </dl>
  )
}

function Entry({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="type-column text-ink-3">{name}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  )
}
