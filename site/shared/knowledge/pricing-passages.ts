import { describeBusinessUnits, plans } from '../plans.ts'
import { siteConfig } from '../site-config.ts'
import { pages } from './pages.ts'
import type { Passage } from './passage.ts'

const lineOfPlans = plans
  .map((plan) => `${plan.name}: ${describeBusinessUnits(plan).toLowerCase()}`)
  .join('; ')

/** Pricing in words, and the five questions of the pricing page. Plan limits come from the plan table. */
export const pricingPassages: readonly Passage[] = [
  {
    id: 'pricing.overview',
    topic: 'pricing',
    questions: [
      'How does pricing work?',
      'What are your plans?',
      'Which plans do you offer?',
      'List the pricing tiers',
      'Tell me about pricing',
      'What subscription options are there?',
    ],
    text: `There are four plans, sized by business units. ${lineOfPlans}. Pricing is custom, so no prices are listed; tell us what you need and you get a quote.`,
    page: pages.pricing,
  },
  {
    id: 'pricing.custom',
    topic: 'the price',
    questions: [
      'How much does it cost?',
      'What does it cost per month?',
      'What is the price of the Pro plan?',
      'Give me a quote',
      'Is it expensive?',
      'What are your fees?',
      'Can you give me a ballpark figure?',
    ],
    text: 'Pricing is custom, so there is no price list to quote from. It depends on the number of business units and what you need; the contact page is where a quote starts.',
    page: pages.pricing,
  },
  {
    id: 'pricing.upgrade',
    topic: 'changing plans',
    questions: [
      'Can I upgrade later?',
      'How do upgrades work?',
      'Are upgrades prorated?',
      'Can I change plans in the middle of the billing period?',
      'What happens if we outgrow our plan?',
      'Can I downgrade?',
      'Can we switch plan?',
    ],
    text: 'You can move to a larger plan when you need it, and the upgrade is prorated. For moving to a smaller plan, please ask us before you sign.',
    page: pages.pricing,
  },
  {
    id: 'pricing.billing',
    topic: 'billing',
    questions: [
      'What is the billing unit?',
      'How am I billed?',
      'Do you bill per user or per business unit?',
      'Is it a subscription?',
      'Is there an annual discount?',
      'What payment methods do you accept?',
      'Is there a setup fee?',
      'What is the contract length?',
    ],
    text: 'You are billed by business units, also called projects; the plan also sets how many users and integrations you have. Terms such as contract length, discounts and payment methods are not on the site and are settled in your quote.',
    page: pages.pricing,
  },
  {
    id: 'pricing.trial',
    topic: 'trying it first',
    questions: [
      'Is there a free trial?',
      'Do you have a free plan?',
      'Can I try it before buying?',
      'How do I get a demo?',
      'Can I book a demo?',
      'I want to see a demonstration',
    ],
    text: 'You can try the demo here at once, with no account: attach a bill or receipt and read the result. For a guided demo or a trial of the platform, please use the contact page; the site does not list a free plan.',
    page: pages.contact,
  },
  {
    id: 'pricing.get-started',
    topic: 'getting started',
    questions: [
      'How do I get started?',
      'How do I sign up?',
      'How do I create an account?',
      'How can I buy it?',
      'Where do I register?',
      'How long does onboarding take?',
      'How do I become a customer?',
    ],
    text: 'Use Get Started in the header or write to us from the contact page: tell us how many business units you have and which documents you receive. There is no sign-in on this website itself.',
    page: pages.contact,
  },
  {
    id: 'pricing.talk-to-sales',
    topic: 'talking to us',
    questions: [
      'Can I talk to a human?',
      'I want to speak to sales',
      'Connect me with a person',
      'How do I contact support?',
      'What is your email address?',
      'What is your phone number?',
      'Contact details',
      'How can I reach you?',
    ],
    text: `Write to us from the contact page, or by e-mail: ${siteConfig.emails.contact} for general questions, ${siteConfig.emails.support} for support. No phone number is listed on the site.`,
    page: pages.contact,
  },
]
