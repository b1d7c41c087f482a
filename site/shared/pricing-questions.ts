import { siteConfig } from './site-config.ts'

export type PricingQuestion = { question: string; answer: string }

/** The five questions of the pricing page, also its FAQPage data. */
export const pricingQuestions: readonly PricingQuestion[] = [
  {
    question: 'What counts as a business unit?',
    answer:
      'A distinct department, location or subsidiary whose emissions are tracked separately. A construction site, a plant or a regional office is usually one. The platform also calls it a project. It is the unit you are billed by.',
  },
  {
    question: 'Why are there no prices on this page?',
    answer:
      'Pricing is custom. It depends on the number of business units, the systems you connect and the support you need, so a figure here would be wrong for most readers. Tell us your units and documents and you get a written quote.',
  },
  {
    question: 'Can we move to a larger plan during the year?',
    answer:
      'Yes. Upgrades are prorated: you pay the difference for the part of the period that is left, and nothing that you have entered moves or changes.',
  },
  {
    question: 'Which documents can we process on the Core plan?',
    answer:
      'All of them. AI document processing and dashboards are part of every plan, from utility bills and fuel receipts to travel manifests and invoices. Webhook and email ingestion start with Growth, API access with Pro.',
  },
  {
    question: 'Can we try it before we talk to anyone?',
    answer: `Yes. The chat on this site reads up to three of your own documents without an account and shows the whole working. For more than that, write to ${siteConfig.emails.contact}.`,
  },
]
