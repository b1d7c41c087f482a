export const benefits = [
  {
    title: 'Revenue Share',
    text: 'Up to 25% recurring revenue, paid monthly on client subscription revenue.',
  },
  {
    title: 'Easy Deployment',
    text: 'A client starts with the documents it has. No migration, no integration project first.',
  },
  {
    title: 'Full Access',
    text: 'The whole platform, for your own work and for showing it to clients.',
  },
  {
    title: 'Co-Branded Support',
    text: 'Your name stands beside ours on the material, and one address answers your clients.',
  },
  { title: 'Priority Roadmap Access', text: 'See what is being built, and say what your clients need next.' },
  {
    title: 'Certification Program',
    text: 'Learn the method until you can defend a factor in an audit.',
  },
] as const

/** Each step with what it comes to for one client; the client is invented, the commission is the table's. */
export const partnerSteps = [
  {
    title: 'Refer',
    example: 'A builder, 12 units',
    text: 'Introduce a client who has to report or wants to.',
  },
  {
    title: 'Onboard',
    example: '300 papers × 30 s = 2.5 h',
    text: 'Set up business units and bring in the first bills and dockets together.',
  },
  {
    title: 'Support',
    example: '9 open questions',
    text: 'Review, explain and improve the figures; we stand behind the platform.',
  },
  {
    title: 'Earn',
    example: '$1,000 × 15% × 12 = $1,800',
    text: 'A Solution Partner’s commission for one client, paid each month.',
  },
] as const

/** The figures are those of the worked examples on the feature pages. */
export const consultantTypes = [
  {
    title: 'Sustainability and ESG consultants',
    example: '5 clients, one login',
    text: 'Inventories, targets and disclosures, each client in an organization of its own.',
  },
  {
    title: 'Environmental engineers',
    example: '36 incidents in a quarter, 28 resolved',
    text: 'Site data, exceedances and plant figures, each with its unit.',
  },
  {
    title: 'Auditors and compliance advisers',
    example: '4,826 kWh × (0.67 + 0.09) = 3,667.76 kg',
    text: 'Evidence, factor and sum stand side by side, and exports can be worked out again.',
  },
  {
    title: 'Project and cost consultants',
    example: '+$1,260 ÷ 16.38 t = $76.92 per tonne',
    text: 'Material choices with tonnes and dollars in the same table.',
  },
] as const

export const services = [
  {
    title: 'Baseline and boundary',
    example: '210 + 450 + 580 = 1,240 t',
    text: 'What is in, what is out, and the first year in figures.',
  },
  {
    title: 'NGER and AASB S2 preparation',
    example: 'Group 2, years from July 1, 2026',
    text: 'From documents to the tables that the report needs.',
  },
  {
    title: 'Reduction planning',
    example: '4 actions, −372 t, +$8,700 a year',
    text: 'Actions, abatement cost and a plan that adds up.',
  },
  {
    title: 'Training',
    example: '62.48 L, read the day it was pumped',
    text: 'Teach sites to send the docket the day it is printed.',
  },
] as const
