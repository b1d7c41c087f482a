/** The figures are those of the worked examples on the feature pages. */
export const coreFeatures = [
  {
    title: 'Automated data collection',
    example: 'electricity-bill.pdf: 4,826 kWh',
    text: 'PDF, Excel, CSV, Word, text and JSON: bills, invoices, fuel reports and statements, by upload, email, storage folder or connection.',
  },
  {
    title: 'Comprehensive emissions tracking',
    example: '210 + 450 + 580 = 1,240 t',
    text: 'Scope 1, 2 and 3 per business unit, with factors by place and period from a material factor library.',
  },
  {
    title: 'Interactive dashboards',
    example: '12 months, 3 scopes: 623.2 t',
    text: 'Totals by unit, project and month. Every figure opens to the rows it was added from.',
  },
]

export const advancedFeatures = [
  {
    title: 'ESG reporting',
    example: 'GRI 305-1: 210 t. GRI 305-2: 450 t',
    text: 'Tables arranged for GRI, TCFD, SASB and CDP, and for what Australia asks: NGER, and the climate reports that ASIC supervises. Exported as XLSX, CSV or PDF.',
  },
  {
    title: 'Reduction planning',
    example: '4 actions, −372 t, +$8,700 a year',
    text: 'Targets, actions, abatement cost and progress that moves with the documents.',
  },
  {
    title: 'Risk management',
    example: '36 incidents in a quarter, 28 resolved',
    text: 'Incidents, exceedances and gaps in the evidence, with who is responsible.',
  },
  {
    title: 'Collaboration tools',
    example: '6 people, 3 roles, 4 units',
    text: 'Roles by business unit, reviews with a name and a date, one log for both sides of the audit.',
  },
]
