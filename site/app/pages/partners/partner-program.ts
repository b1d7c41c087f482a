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
    example: '240 bills, 60 dockets',
    text: 'Set up business units and bring in the first documents together.',
  },
  {
    title: 'Support',
    example: '9 open questions',
    text: 'Review, explain and improve the figures; we stand behind the platform.',
  },
  { title: 'Earn', example: '$1,000 × 15% = $150', text: 'Commission each month by your tier.' },
] as const

export const consultantTypes = [
  {
    title: 'Sustainability and ESG consultants',
    text: 'Inventories, targets and disclosures for several clients from one login.',
  },
  {
    title: 'Environmental engineers',
    text: 'Site data, exceedances and plant figures, each with its unit.',
  },
  {
    title: 'Auditors and compliance advisers',
    text: 'Evidence, factor and sum stand side by side, and exports can be worked out again.',
  },
  {
    title: 'Project and cost consultants',
    text: 'Material choices with tonnes and dollars in the same table.',
  },
] as const

export const services = [
  { title: 'Baseline and boundary', text: 'What is in, what is out, and the first year in figures.' },
  { title: 'NGER and AASB S2 preparation', text: 'From documents to the tables that the report needs.' },
  { title: 'Reduction planning', text: 'Actions, abatement cost and a plan that adds up.' },
  { title: 'Training', text: 'Teach sites to send the docket the day it is printed.' },
] as const
