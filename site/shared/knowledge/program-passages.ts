import { pages } from './pages.ts'
import { partnerTiers } from './partner-tiers.ts'
import type { Passage } from './passage.ts'
import { severityLevels } from './severity-levels.ts'

const commissions = partnerTiers.map((tier) => `${tier.name} ${tier.commissionPercent}%`).join(', ')
const highestCommission = Math.max(...partnerTiers.map((tier) => tier.commissionPercent))
const severities = severityLevels.map((level) => `${level.name} ${level.responseTime}`).join(', ')
const escalations = severityLevels.map((level) => `${level.name} to ${level.escalatesTo}`).join(', ')

/** The partner program and incidents. */
export const programPassages: readonly Passage[] = [
  {
    id: 'partners.overview',
    topic: 'the partner program',
    keywords:
      'partner partners partnership program reseller resell affiliate refer referral join apply become consultant consultancy agency steps model',
    questions: [
      'How do I apply as a partner?',

      'Can consultants resell it?',
      'How do I join as a partner?',
      'I am a consultant, how can we work together?',

      'What is the partner program?',
      'How does the partner programme work?',
      'Can I become a partner?',
      'Do you work with resellers?',
      'I am a consultant, can I resell this?',
      'How do I join the partner program?',
      'Do you have a reseller or affiliate scheme?',
      'I want to refer clients to you',
      'Can consultants partner with you?',
      'How do I apply as a partner?',
      'Who is the partner program for?',
    ],
    text: 'The Partner Program is for sustainability and ESG consultants. It has four steps, Refer, Onboard, Support and Earn, and you apply with Become a Partner on its page.',
    page: pages.partners,
  },
  {
    id: 'partners.commission',
    topic: 'partner commissions',
    keywords:
      'commission commissions revenue share percentage percent earn earnings paid payout monthly referral fee fees cut rate money income recurring how often when tier tiers',
    questions: [
      'What would I earn for sending you clients?',
      'How much do you pay for a referral?',
      'What do I get for bringing in a customer?',
      'What is my cut if I recommend you?',

      'What would I earn for sending you clients?',
      'How much do you pay for a referral?',
      'What do I get for bringing in a customer?',
      'What is my cut if I recommend you?',

      'How much commission do partners earn?',
      'What is the revenue share?',
      'What are the partner tiers?',
      'What commission does a Strategic Partner get?',
      'When are commissions paid?',
      'What percentage does a referral partner get?',
      'How do partners make money?',
      'What is the commission rate?',
      'How much do partners earn?',
      'What cut do partners get?',
      'How are partners paid?',
    ],
    text: `Commissions by tier: ${commissions}. They are recurring, up to ${highestCommission}%, and paid monthly on client subscription revenue.`,
    page: pages.partners,
  },
  ...partnerTiers.map((tier) => ({
    id: `partners.${tier.id}`,
    topic: `the ${tier.name} tier`,
    questions: [`What does a ${tier.name} earn?`, `What is a ${tier.name}?`, `${tier.name} commission`],
    text: `A ${tier.name} earns ${tier.commissionPercent}% of client subscription revenue, recurring and paid monthly.`,
    page: pages.partners,
  })),
  {
    id: 'partners.benefits',
    topic: 'partner benefits',
    keywords:
      'benefit benefits perk perks advantage certification training support co-branded brand branding roadmap deployment access why',
    questions: [
      'What does a partner get?',
      'Do partners get support?',

      'What are the benefits of being a partner?',
      'What do partners get?',
      'Is there partner certification?',
      'Do partners get training or support?',
      'What is in it for partners?',
      'Why become a partner?',
      'Perks for partners',
      'Do partners get certified?',
    ],
    text: 'Six benefits: Revenue Share, Easy Deployment, Full Access, Co-Branded Support, Priority Roadmap Access and a Certification Program.',
    page: pages.partners,
  },
  {
    id: 'incidents.overview',
    topic: 'incident management',
    keywords:
      'incident incidents spill chemical exceedance water contamination waste report log record register module environmental event hazard near miss type types category',
    questions: [
      'How is a near miss recorded?',

      'I want to log a spill',
      'Where do I report a chemical spill?',

      'What is incidents management?',
      'Can I report environmental incidents?',
      'How do I log a chemical spill?',
      'What types of incidents are there?',
      'Which incident types can I record?',
      'Do you track environmental incidents?',
      'What does the incident module do?',
      'Can we record spills and exceedances?',
      'Which kinds of incident can be logged?',
      'Is there an incident register?',
      'How do I report a water contamination?',
    ],
    text: 'Incidents Management records environmental incidents with severity, status, location and reporter. The types are Chemical Spill, Emissions Exceedance, Water Contamination, Waste Management and Other.',
    page: pages.incidents,
  },
  {
    id: 'incidents.severity',
    topic: 'incident response times',
    keywords:
      'respond responds response react reaction severity severities level levels response time times fast quickly urgent priority classification low medium high critical',
    questions: [
      'How long until somebody responds to a critical incident?',

      'How fast must we react to an incident?',
      'What does critical mean?',

      'What are the incident severity levels?',
      'How fast must an incident be handled?',
      'What are the incident response times?',
      'How are incidents prioritised?',
      'How soon must incidents be answered?',
      'What severities exist?',
      'What are the response times?',
    ],
    text: `There are four severity levels with these described response times: ${severities}.`,
    page: pages.incidents,
  },
  ...severityLevels.map((level) => ({
    id: `incidents.${level.id}`,
    topic: `${level.name.toLowerCase()} severity`,
    questions: [
      `What is the response time for a ${level.name.toLowerCase()} severity incident?`,
      `Who handles ${level.name.toLowerCase()} incidents?`,
      `${level.name} severity incident escalation`,
    ],
    text: `${level.name} severity: the described response time is ${level.responseTime}, and it escalates to ${level.escalatesTo}.`,
    page: pages.incidents,
  })),
  {
    id: 'incidents.escalation',
    topic: 'incident escalation',
    keywords:
      'escalate escalation escalated notify notified notification alert alerted told informed supervisor manager leadership path who',
    questions: [
      'Who is told about a serious incident?',

      'How are incidents escalated?',
      'Who is an incident escalated to?',
      'What is the escalation path?',
      'Who gets told about an incident?',
      'To whom do incidents escalate?',
      'Who gets notified of a spill or another incident?',
    ],
    text: `Escalation goes by severity: ${escalations}.`,
    page: pages.incidents,
  },
  {
    id: 'incidents.status',
    topic: 'incident statuses',
    keywords:
      'status state states open progress resolved closed assign assigned assignment team lead priority track follow up lifecycle',
    questions: [
      'Can I assign an incident to somebody?',
      'How do I close an incident?',

      'What statuses can an incident have?',
      'How do I follow an incident?',
      'Can incidents be assigned to a team?',
      'How do I assign an incident?',
      'Which states does an incident go through?',
      'How do I know whether an incident is closed?',
      'Who is an incident assigned to?',
    ],
    text: 'Incidents are open, in progress, resolved or closed. They are assigned to a team (Environmental Response Team, Facility Management, Safety Officers or an individual) with a team lead, a response priority and an estimated resolution time.',
    page: pages.incidents,
  },
]
