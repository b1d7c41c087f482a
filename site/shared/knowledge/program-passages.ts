import { pages } from './pages.ts'
import { partnerTiers } from './partner-tiers.ts'
import type { Passage } from './passage.ts'
import { severityLevels } from './severity-levels.ts'

const commissions = partnerTiers.map((tier) => `${tier.name} ${tier.commissionPercent}%`).join(', ')
const highestCommission = Math.max(...partnerTiers.map((tier) => tier.commissionPercent))
const severities = severityLevels.map((level) => `${level.name} ${level.responseTime}`).join(', ')
const escalations = severityLevels.map((level) => `${level.name} to ${level.escalatesTo}`).join(', ')

/** Partner program, incidents and the API. */
export const programPassages: readonly Passage[] = [
  {
    id: 'partners.overview',
    topic: 'the partner program',
    keywords:
      'partner partners partnership program reseller resell affiliate refer referral join apply become consultant consultancy agency steps model',
    questions: [
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
      'What are the benefits of being a partner?',
      'What do partners get?',
      'Is there partner certification?',
      'Do partners get training or support?',
      'What is in it for partners?',
      'Why become a partner?',
      'Perks for partners',
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
      'severity severities level levels response time times fast quickly urgent priority classification low medium high critical',
    questions: [
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
      'How are incidents escalated?',
      'Who is an incident escalated to?',
      'What is the escalation path?',
      'Who gets told about an incident?',
      'To whom do incidents escalate?',
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
  {
    id: 'api.overview',
    topic: 'the API',
    keywords:
      'api rest endpoint endpoints developer developers sdk openapi swagger postman graphql reference documentation docs programmatic integrate build',
    questions: [
      'Do you have an API?',
      'Is there a REST API?',
      'What can I do with the API?',
      'Where is the API documentation?',
      'How do I integrate your API with our system?',
      'Can developers use it?',
      'Is there a developer interface?',
      'Can we build on top of it?',
      'Can I get at the data by program?',
      'What endpoints are there?',
      'Do you offer an SDK?',
    ],
    text: 'Yes. The API covers auth, organizations, emissions, documents, incidents, materials, dashboard and webhooks. API access is on the card of the Pro plan, and the documentation page has sample requests.',
    page: pages.api,
  },
  {
    id: 'api.authentication',
    topic: 'API authentication',
    keywords:
      'authenticate authentication authorization auth bearer token key keys oauth client credentials header secret scope scoped read-only write-only access request get scheme',
    questions: [
      'How do I authenticate with the API?',
      'How do I get an API key?',
      'What are API keys?',
      'Can API keys be read-only?',
      'Can I restrict an API key to one project?',
      'Is it a bearer token?',
      'How do API calls log in?',
      'Where do I get an API token?',
      'How are API requests authorised?',
      'Can a key be limited to reading?',
      'Do you use OAuth?',
    ],
    text: 'Requests carry a bearer API key in the Authorization header. A key can be read-only, write-only, or scoped to business units or projects. You ask for access with Get API Access on the API page.',
    page: pages.api,
  },
  {
    id: 'api.rate-limits',
    topic: 'API rate limits',
    keywords:
      'rate limit limits ratelimit throttle throttled requests calls per hour minute second quota 429 header remaining reset',
    questions: [
      'What are the API rate limits?',
      'How many requests can I make?',
      'What is X-RateLimit-Remaining?',
      'Is the API throttled?',
      'How many API calls am I allowed?',
      'How many calls per hour can I make?',
      'What is the request quota?',
      'Is there a limit on API requests?',
    ],
    text: 'Limits depend on the plan. Every response carries X-RateLimit-Limit, X-RateLimit-Remaining and X-RateLimit-Reset, so a client can pace itself.',
    page: pages.api,
  },
  {
    id: 'api.parameters',
    topic: 'API query parameters',
    keywords:
      'parameter parameters query filter date dates format start end period quarter year scope unit page paging pagination limit sort csv json business unit material tag emissions endpoint extractions',
    questions: [
      'Which query parameters does the API take?',
      'How do I filter emissions by date?',
      'What date format does the API use?',
      'Can I filter by scope?',
      'How does paging work in the API?',
      'Does the API return CSV?',
      'What filters does the API offer?',
      'How do I ask the API for one quarter?',
      'How do I get results for one business unit?',
      'Which units can the API return?',
    ],
    text: 'Among others: start_date and end_date as YYYY-MM-DD, period, year, quarter (1-4), scope (1, 2, 3), business_unit_id, material, document_type, page, limit, sort_by and sort_order. The output is JSON by default, with CSV by format=csv, in tCO2e or kgCO2e.',
    page: pages.webApi,
  },
  {
    id: 'api.errors',
    topic: 'API errors',
    keywords:
      'error errors code message details response status fail failure invalid date range 400 wrong later before after start end',
    questions: [
      'What do API errors look like?',
      'What is invalid_date_range?',
      'How does the API report errors?',
      'What happens if the start date is after the end date?',
      'What does the API return when a request is wrong?',
      'Which error codes are there?',
    ],
    text: 'An error is an object with code, message and details. For example invalid_date_range, "Start date must be before end date", when the range runs backwards.',
    page: pages.api,
  },
  {
    id: 'api.webhooks',
    topic: 'webhooks',
    keywords:
      'webhook webhooks event events callback notify notification push subscribe url document processed register uuid token',
    questions: [
      'Do you have webhooks?',
      'How do webhooks work?',
      'Can I get notified when a document is processed?',
      'What is the webhook token?',
      'Can you call our URL when something happens?',
      'Do you send events?',
      'Can I subscribe to events?',
    ],
    text: 'Yes. You register a URL with the events you want, for example a document being processed. Inbound, each business unit has a webhook with its own UUID-based token, which its email-in address shares.',
    page: pages.webApi,
  },
  {
    id: 'api.documentation',
    topic: 'API code samples',
    keywords:
      'example examples sample samples snippet snippets code curl request python javascript documentation docs token import upload tutorial',
    questions: [
      'Do you have API examples?',
      'Is there sample code?',
      'Show me a code snippet',
      'How do I upload data with the API?',
      'How do I import data by API?',
      'Where can I find code examples?',
      'How do I get an access token by API?',
      'Can you give me a sample request?',
    ],
    text: 'The API page shows four sample requests: getting a token, reading the emissions summary, importing data and registering a webhook. Imports are a POST to /v1/data/import with a JSON body and a bearer token.',
    page: pages.api,
  },
]
