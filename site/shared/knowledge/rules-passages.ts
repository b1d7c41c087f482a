import { pages } from './pages.ts'
import type { Passage } from './passage.ts'

/**
 * Reporting law in Australia, as read on 2026-11-21. NGER thresholds: Clean Energy Regulator, "NGER thresholds"
 * (cer.gov.au/node/3533). Groups of AASB S2: Corporations Act 2001, ss 292A, 296B and 1707B (ato.gov.au/law,
 * austlii.edu.au). Consultation: Treasury, "Improving the efficiency of climate-related financial disclosures", August 2026.
 */
export const rulesPassages: readonly Passage[] = [
  {
    id: 'rules.nger',
    topic: 'NGER',
    keywords:
      'nger national greenhouse energy reporting act clean energy regulator threshold thresholds facility corporate group kt tj terajoule kilotonne register report size big mandatory law have to obligated',
    questions: [
      'At what point does NGER kick in?',
      'Do we have to report if we emit 30 kt?',

      'What is NGER?',
      'Who has to report under NGER?',
      'What are the NGER thresholds?',
      'Do I have to report under the National Greenhouse and Energy Reporting scheme?',
      'What is the NGER threshold for a facility?',
      'At what size do I have to report to the Clean Energy Regulator?',
      'Does NGER apply to us?',
      'What is the National Greenhouse and Energy Reporting Act?',
      'Are we big enough for NGER?',
      'NGER limits',
      'We emit so many kilotonnes, must we report?',
      'When do we fall under NGER?',
    ],
    text: 'NGER is Australia’s National Greenhouse and Energy Reporting scheme, run by the Clean Energy Regulator. Reporting starts at 25 kt CO2e (Scope 1 and 2) or 100 TJ of energy produced or consumed for a facility, and at 50 kt or 200 TJ for a corporate group, in a financial year. Check your own case with the [Clean Energy Regulator](https://cer.gov.au).',
    page: pages.nger,
  },
  {
    id: 'rules.nger-scope-3',
    topic: 'Scope 3 under NGER',
    keywords: 'nger scope 3 scope3 include covers part',
    questions: [
      'Does NGER include scope 3?',
      'Is scope 3 reported under NGER?',
      'Is scope 3 part of NGER?',
      'Do NGER reports cover scope 3?',
      'Which scopes are in NGER?',
    ],
    text: 'No. NGER reports cover Scope 1 and Scope 2 emissions, energy production and energy consumption. Scope 3 comes in with other reporting, such as AASB S2.',
    page: pages.nger,
  },
  {
    id: 'rules.aasb-s2',
    topic: 'AASB S2',
    keywords:
      'aasb aasbs2 s2 climate disclosure disclosures mandatory reporting sustainability report group 1 2 3 group1 group2 group3 timeline start date when asic rg280 treasury law act compulsory required must obligation phase 2025 2026 2027 issb ifrs',
    questions: [
      'Who has to comply with AASB S2?',

      'When does the climate law start for mid-size companies?',
      'Does the new climate law apply to us?',

      'What is AASB S2?',
      'When does mandatory climate reporting start?',
      'What are the AASB S2 groups?',
      'Which group are we in?',
      'When do Group 2 entities report?',
      'When does Group 3 start?',
      'What is ASIC climate reporting?',
      'What is RG 280?',
      'Do I have to publish a sustainability report?',
      'Mandatory climate disclosure in Australia',
      'When does climate reporting become mandatory?',
      'When do we have to start AASB S2?',
      'Is climate disclosure compulsory?',
      'What are the new climate disclosure rules?',
      'Timetable of AASB S2',
    ],
    text: 'AASB S2 is Australia’s standard for mandatory climate-related disclosures. It applies to financial years starting on or after 1 January 2025 for Group 1, 1 July 2026 for Group 2 and 1 July 2027 for Group 3; groups go by size and NGER status. Treasury consulted on changes in August 2026: check your group with [ASIC](https://asic.gov.au), guidance RG 280.',
    page: pages.aasbArticle,
  },
  {
    id: 'rules.aasb-s2-group-1',
    topic: 'the size test for Group 1',
    keywords:
      'group1 group 1 first size test threshold revenue assets employees million billion large company biggest 500',
    questions: [
      'What is the Group 1 threshold?',
      'How big is a Group 1 entity?',
      'What is the size test for AASB S2?',
      'Which companies are in Group 1?',
      'Who is a Group 1 entity?',
      'How many employees make a Group 1 company?',
      'What are the size thresholds of AASB S2?',
      'Are we in Group 1 with our number of staff?',
    ],
    text: 'Group 1 takes in entities that meet at least two of three: consolidated revenue of $500 million or more, gross assets of $1 billion or more, 500 or more employees (Corporations Act 2001, s 1707B). Some NGER reporters are in it whatever their size test says. Take advice before you rely on it.',
    page: pages.asic,
  },
  {
    id: 'rules.aasb-s2-group-2',
    topic: 'the size test for Group 2',
    keywords:
      'group2 group 2 second size test threshold revenue assets employees million medium mid sized company 250 200 nger',
    questions: [
      'What is the Group 2 threshold?',
      'How big is a Group 2 entity?',
      'Which companies are in Group 2?',
      'Who is a Group 2 entity?',
      'Are we in Group 2 with our number of staff?',
      'What is the size test for Group 2?',
    ],
    text: 'Group 2 takes in entities that meet at least two of three: consolidated revenue of $200 million or more, gross assets of $500 million or more, 250 or more employees (Corporations Act 2001, s 296B). NGER reporters and large asset owners have tests of their own. Check with [ASIC](https://asic.gov.au), RG 280.',
    page: pages.asic,
  },
  {
    id: 'rules.aasb-s2-group-3',
    topic: 'the size test for Group 3',
    keywords:
      'group3 group 3 third size test threshold revenue assets employees million small smaller company 100 50 25 sme',
    questions: [
      'What is the Group 3 threshold?',
      'How big is a Group 3 entity?',
      'Which companies are in Group 3?',
      'Are small companies covered by AASB S2?',
      'What is the size test for Group 3?',
      'We are a small business, does climate reporting apply?',
    ],
    text: 'Group 3 takes in entities that meet at least two of three: consolidated revenue of $50 million or more, gross assets of $25 million or more, 100 or more employees, where the regulations name no other amounts (Corporations Act 2001, s 292A). Treasury consulted on changes in August 2026: check with [ASIC](https://asic.gov.au).',
    page: pages.asic,
  },
  {
    id: 'rules.aasb-s2-scope-3',
    topic: 'Scope 3 under AASB S2',
    keywords: 'aasbs2 aasb scope3 scope 3 relief first year mandatory disclose required',
    questions: [
      'Does AASB S2 require scope 3?',
      'Is scope 3 mandatory in Australia?',
      'Do I have to report scope 3?',
      'Do we disclose scope 3 under AASB S2?',
      'When is scope 3 reporting due?',
    ],
    text: 'AASB S2 asks for Scope 1, 2 and 3 emissions, with relief for Scope 3 in the first reporting year. Check the standard and [ASIC](https://asic.gov.au), RG 280, for your own case.',
    page: pages.aasbArticle,
  },
  {
    id: 'rules.greenwashing',
    topic: 'greenwashing',
    keywords:
      'greenwashing greenwash carbon neutral netzero net zero claim claims offset offsets credits credit misleading accc asic fine penalty penalties jail green marketing climate active liable wrong',
    questions: [
      'Can I say we are carbon neutral?',
      'How do we avoid trouble with the ACCC?',

      'What is greenwashing?',
      'Can I claim carbon neutral with this?',
      'Will this make us carbon neutral?',
      'How do we avoid greenwashing?',
      'Do you sell carbon offsets?',
      'Are we carbon neutral if we use this?',
      'Can we call ourselves green?',
      'What about offsets?',
      'Can I buy carbon credits here?',
      'Are our claims safe?',
    ],
    text: 'A claim needs a basis that others can check; misleading environmental claims are an enforcement matter in Australia. The platform measures and shows its working: it does not make a company carbon neutral, and the site offers no offsets.',
    page: pages.accc,
  },
]
