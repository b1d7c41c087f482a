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

/** What a buyer changes to put the site under another name: brand, addresses and places here, people in site-people.ts. */
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
