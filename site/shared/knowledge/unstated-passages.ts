import { pages } from './pages.ts'
import type { Passage } from './passage.ts'

/** What visitors ask and the site does not state: each says so, and what it does say that comes near. */
export const unstatedPassages: readonly Passage[] = [
  {
    id: 'unstated.onboarding',
    topic: 'onboarding and training',
    keywords:
      'onboarding onboard implementation implement rollout roll set up setup install deployment go live long time weeks days training train tutorial webinar course learn help documentation migrate migration staff teach',
    questions: [
      'How long does onboarding take?',
      'How quickly can we be up and running?',
      'Do you offer training?',
      'Who helps us set it up?',
      'Is there a tutorial?',
      'How long until we go live?',
      'What does implementation involve?',
      'How much effort is it to get going?',
    ],
    text: 'The site gives no time for onboarding and describes no training for customers. What it does describe is short: create an organization, add business units, invite people, and start with documents. Please ask us what a start would look like for you.',
    page: pages.contact,
  },
  {
    id: 'unstated.mobile-app',
    topic: 'a mobile app',
    keywords: 'mobile app phone iphone ipad android ios tablet native store field offline desktop browser',
    questions: [
      'Do you have a mobile app?',
      'Is there an app for iPhone or Android?',
      'Does it work on a phone?',
      'Can field staff use it on a tablet?',
      'Does it work offline?',
    ],
    text: 'No mobile app is named on the site. This website and its chat work in the browser of a phone or tablet; for the platform itself, please ask us.',
    page: pages.contact,
  },
  {
    id: 'unstated.countries',
    topic: 'use outside Australia',
    keywords:
      'country countries international overseas global outside abroad new zealand nz uk united kingdom britain usa america europe asia singapore region regions world worldwide currency currencies foreign dollars euro',
    questions: [
      'Do you work outside Australia?',
      'Can we use it in New Zealand?',
      'Which countries do you support?',
      'We have sites overseas',
      'Do you handle other currencies?',
      'Is it only for Australian companies?',
      'Can it do our UK offices?',
    ],
    text: 'The site speaks to Australia first: NGA Factors by state, NGER and AASB S2. The demo also has UK DEFRA/DESNZ and US EPA factors. Coverage of other countries and of foreign currencies is not stated, so please ask us.',
    page: pages.contact,
  },
  {
    id: 'unstated.languages',
    topic: 'languages',
    keywords:
      'language languages english french german chinese spanish foreign translate translation multilingual',
    questions: [
      'Which languages do you support?',
      'Can it read a bill in German?',
      'Is it only in English?',
      'Do you read documents in other languages?',
    ],
    text: 'The site and this assistant are in English. Documents in other languages may be read, but the site makes no promise about them: try one of yours here and compare the figures with the page.',
    page: pages.contact,
  },
  {
    id: 'unstated.cancel',
    topic: 'leaving',
    keywords:
      'cancel cancellation terminate termination leave leaving quit stop end contract exit lock lock-in notice period unsubscribe customer data afterwards export downgrade',
    questions: [
      'Can I cancel at any time?',
      'What happens to our data if we leave?',
      'How do we get out of the contract?',
      'Is there a lock-in?',
      'How much notice do we give?',
      'Can we take our data with us when we stop?',
    ],
    text: 'Cancellation, notice and what happens to customer data afterwards are not on the site and belong in your quote. Reports can be exported as XLSX, CSV or PDF at any time.',
    page: pages.contact,
  },
  {
    id: 'unstated.refunds',
    topic: 'refunds',
    keywords: 'refund refunds refunded money back reimbursement reimburse chargeback',
    questions: [
      'What is your refund policy?',
      'Refund policy',
      'Can I get a refund?',
      'Do you give money back?',
      'Can we have our money back?',
      'Will you refund us if we are not happy?',
    ],
    text: 'I don’t know: the site states no refund policy and no prices, and such terms belong in your quote. Please ask us on the [contact page](/contact).',
    page: pages.contact,
  },
  {
    id: 'unstated.assurance-service',
    topic: 'assurance and advice',
    keywords:
      'assurance audit auditing service services consulting advice advise do you audit certify sign off verify our report lodge submit file regulator on our behalf',
    questions: [
      'Do I still need a carbon consultant?',
      'Do I still need an auditor?',

      'Do you audit our report?',
      'Do you do assurance?',
      'Do you give advice as well?',
      'Can you submit our report to the regulator?',
      'Do you lodge the NGER report for us?',
      'Do you offer consulting?',
    ],
    text: 'The site offers a platform, not assurance, legal advice or lodgement with a regulator: an assurer has to be independent of it. Consultants work with it through the Partner Program.',
    page: pages.partners,
  },
  {
    id: 'unstated.forecasting',
    topic: 'forecasts and benchmarks',
    keywords:
      'forecast forecasting predict prediction projection future benchmark benchmarking compare peers industry average anomaly alerts',
    questions: [
      'Does it forecast emissions?',
      'Can it predict next year?',
      'Can I benchmark against my industry?',
      'Does it compare us with peers?',
      'Does it find anomalies?',
    ],
    text: 'Strategic Carbon Planning shows annual projections of the actions in a plan and of material alternatives. Forecasts of your whole footprint and benchmarks against other companies are not described on the site.',
    page: pages.carbonPlanning,
  },
  {
    id: 'unstated.open-source',
    topic: 'source code and technology',
    keywords:
      'open source code github technology stack built with built on tech language framework kubernetes docker repository self-host self host on-premises infrastructure',
    questions: [
      'Is it open source?',
      'What is it built with?',
      'Can we host it ourselves?',
      'Which technology do you use?',
      'Can I see the code?',
    ],
    text: 'The site does not describe the technology of the platform and says nothing about running it yourself. Dedicated AI infrastructure and a private vector database are on the card of the Enterprise plan; for anything else, please ask us.',
    page: pages.contact,
  },
  {
    id: 'unstated.penalties',
    topic: 'penalties',
    keywords:
      'penalty penalties fine fines punishment consequence late not reporting fail miss deadline lodge due date when due',
    questions: [
      'What is the penalty for not reporting?',
      'What happens if we miss the deadline?',
      'Are there fines?',
      'When is the report due?',
      'What if we report late?',
    ],
    text: 'I don’t know the penalties and due dates that apply to you, and the site states none. The [Clean Energy Regulator](https://cer.gov.au) answers for NGER and [ASIC](https://asic.gov.au) for sustainability reports; please check there or with your adviser.',
    page: pages.contact,
  },
  {
    id: 'unstated.sample-report',
    topic: 'a sample report',
    keywords:
      'tour product recording sample example specimen report screenshot show look like preview template brochure video walkthrough recording',
    questions: [
      'Is there a recording or a product tour?',

      'Can I see a sample report?',
      'What does a report look like?',
      'Do you have screenshots?',
      'Is there a video?',
      'Do you have a brochure?',
    ],
    text: 'The site shows no full sample report. The home page works a specimen bill line by line, and a bill attached here gives a working paper that can be saved as CSV; for a sample of a report, please ask us.',
    page: pages.home,
  },
  {
    id: 'unstated.terms',
    topic: 'terms and conditions',
    keywords:
      'terms conditions legal tos agreement contract licence liability warranty dpa data processing agreement nda',
    questions: [
      'Where are the terms and conditions?',
      'What are your terms?',
      'Is there a data processing agreement?',
      'Do you sign an NDA?',
      'Who is liable for wrong figures?',
    ],
    text: 'The terms of this website are linked in the footer. Terms of the platform, such as liability or a data processing agreement, are not on the site and are settled with your contract.',
    page: pages.contact,
  },
  {
    id: 'unstated.staff-access',
    topic: 'access by our own staff',
    keywords:
      'staff employees engineers support people your team read look see access our data invoices documents insider who internal human eyes',
    questions: [
      'Do your engineers get to read our invoices?',
      'Who at your company can see our data?',
      'Can your staff look at our documents?',
      'Does anybody on your side read what I upload?',
    ],
    text: 'In this demo nobody reads an upload: a process reads it in memory and drops it. Who on our side may see the data of customers on the platform is not stated on the site, so please ask us.',
    page: pages.contact,
  },
]
