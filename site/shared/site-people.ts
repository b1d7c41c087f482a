import { siteConfig } from './site-config.ts'

/** The people of the site. Pages that name nobody do not load them. */
export const sitePeople = {
  /** As the about page names them, each with its article. */
  startupProgrammes: ['one for cloud computing', 'one run by a search company'],
  /** Shown by initials. */
  founders: [
    {
      initials: 'A.M.',
      role: 'Co-founder, carbon accounting',
      bio: 'Kept emission inventories for construction and plant before this. Signs off the method and every new factor.',
    },
    {
      initials: 'J.K.',
      role: 'Co-founder, engineering',
      bio: 'Builds what reads the documents and what does the arithmetic, and keeps the two apart.',
    },
  ],
  /** Firms with a profile on the partners page. The first is the house's own desk. */
  partners: [
    {
      id: 'method-desk',
      name: 'Doublerule method desk',
      initials: 'M.D.',
      profileImage: '/partners/method-desk.svg',
      qualification: 'In-house',
      shortDescription:
        'Our own people set up business units, sort the first documents and explain each factor, until a partner near you does.',
      fullProfile: {
        location: 'Brisbane, Queensland',
        specialties: [
          'NGER and AASB S2 preparation',
          'Inventories of construction sites and plant',
          'Reading bills, dockets and manifests',
        ],
        experience: 'Keeps the factor library behind this site: its editions, tables and disputes.',
        certifications: ['None yet. The Certification Program opens with the first outside partner.'],
        linkedInUrl: siteConfig.hosts.linkedIn,
        website: '/author/method-desk',
        bio: 'The desk writes the notes on factors in the blog and answers when two sources disagree. It sells no advice and takes no commission.',
      },
    },
  ],
} as const
