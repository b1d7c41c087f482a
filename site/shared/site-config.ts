/**
 * Addresses of the brand outside this site, without a closing slash. One that is null is not set: its links lead to the
 * page of this site that serves instead, and say there what the visitor finds.
 */
const hosts: Readonly<Record<BrandHost, string | null>> = {
  app: null,
  documentation: null,
  careers: null,
  x: null,
  linkedIn: null,
  github: null,
}

type BrandHost = 'app' | 'documentation' | 'careers' | 'x' | 'linkedIn' | 'github'

/** Everything a buyer changes to put the site under another name: brand, addresses, people, places. */
export const siteConfig = {
  brand: 'Doublerule',
  legalName: 'Doublerule Pty Ltd',
  origin: 'https://www.doublerule.example.com',
  tagline: 'Show your working.',
  city: 'Brisbane',
  region: 'Queensland',
  country: 'Australia',
  copyrightYear: 2025,
  emails: {
    contact: 'hello@doublerule.example.com',
    support: 'support@doublerule.example.com',
    security: 'security@doublerule.example.com',
  },
  hosts,
  links: {
    getStarted: hosts.app === null ? '/contact' : `${hosts.app}/contact`,
    app: hosts.app ?? '/contact#the-app',
    appContact: hosts.app === null ? '/contact' : `${hosts.app}/contact`,
    careers: hosts.careers ?? '/contact#careers',
    documentation: hosts.documentation ?? '/api',
  },
  social: [
    { network: 'X', href: hosts.x ?? '/contact#social' },
    { network: 'LinkedIn', href: hosts.linkedIn ?? '/contact#social' },
    { network: 'GitHub', href: hosts.github ?? '/contact#social' },
  ],
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
        linkedInUrl: hosts.linkedIn,
        website: '/author/method-desk',
        bio: 'The desk writes the notes on factors in the blog and answers when two sources disagree. It sells no advice and takes no commission.',
      },
    },
  ],
  /** Named in the footer; the server's configuration says which one runs. ALTCHA runs on the site's own server. */
  botChecks: {
    altcha: {
      name: 'ALTCHA',
      privacy: '/privacy',
      terms: '/terms',
    },
    turnstile: {
      name: 'Cloudflare Turnstile',
      privacy: 'https://www.cloudflare.com/privacypolicy/',
      terms: 'https://www.cloudflare.com/website-terms/',
    },
    recaptcha: {
      name: 'reCAPTCHA',
      privacy: 'https://policies.google.com/privacy',
      terms: 'https://policies.google.com/terms',
    },
  },
} as const
