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
    mainContact: 'https://www.doublerule.example.com/contact',
    careers: 'https://careers.doublerule.example.com/',
    documentation: 'https://docs.doublerule.example.com/',
  },
  social: [
    { network: 'X', label: 'Doublerule on X', href: 'https://x.com/doublerule' },
    { network: 'LinkedIn', label: 'Doublerule on LinkedIn', href: 'https://www.linkedin.com/company/doublerule' },
    { network: 'GitHub', label: 'Doublerule on GitHub', href: 'https://github.com/doublerule' },
  ],
} as const
