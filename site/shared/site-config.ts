/**
 * Everything a buyer changes to put the site under another name: brand, addresses, people, places.
 * External hosts are placeholders under example.com until their owner sets them.
 */
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
  links: {
    getStarted: 'https://app.doublerule.example.com/contact',
    app: 'https://app.doublerule.example.com/',
    appContact: 'https://app.doublerule.example.com/contact',
    careers: 'https://careers.doublerule.example.com/',
    documentation: 'https://docs.doublerule.example.com/',
  },
  social: [
    { network: 'X', label: 'Doublerule on X', href: 'https://x.com/doublerule' },
    {
      network: 'LinkedIn',
      label: 'Doublerule on LinkedIn',
      href: 'https://www.linkedin.com/company/doublerule',
    },
    { network: 'GitHub', label: 'Doublerule on GitHub', href: 'https://github.com/doublerule' },
  ],
  /** Printed as they stand; name the programmes once their owners allow it. */
  startupProgrammes: ["a cloud provider's startup programme", "a search company's startup programme"],
  /** Initials and roles only, until the founders put their names here. */
  founders: [
    {
      initials: 'A.M.',
      role: 'Co-founder, carbon accounting',
      bio: 'Has kept emission inventories for construction and plant, and signs off the method.',
    },
    {
      initials: 'J.K.',
      role: 'Co-founder, engineering',
      bio: 'Builds the reading of documents and the arithmetic, and keeps the two apart.',
    },
  ],
  /** One entry: a specimen profile that shows the form of a partner page until a partner signs. */
  partners: [
    {
      id: 'specimen-partner',
      name: 'Specimen Partner',
      initials: 'S.P.',
      profileImage: null,
      qualification: 'Solution Partner',
      shortDescription:
        'A specimen profile: an environmental consultancy that sets up inventories for construction firms.',
      fullProfile: {
        location: 'Brisbane, Queensland',
        specialties: [
          'NGER and AASB S2 preparation',
          'Construction and plant inventories',
          'Site data collection',
        ],
        experience: 'Specimen text: years in practice and sectors served stand here.',
        certifications: ['Specimen certification'],
        linkedInUrl: 'https://www.linkedin.com/company/specimen-partner.example',
        website: 'https://specimen-partner.example.com/',
        bio: 'This profile shows what a partner page holds. It describes no real firm and is replaced by the first partner who signs.',
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
