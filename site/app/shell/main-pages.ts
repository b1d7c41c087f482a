/** The pages beside the features that every header leads to. */
export const mainPages = [
  { href: '/partners', title: 'Partners' },
  { href: '/pricing', title: 'Pricing' },
  { href: '/about', title: 'About Us' },
  { href: '/contact', title: 'Contact' },
] as const
