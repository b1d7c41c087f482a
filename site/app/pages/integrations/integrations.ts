import type { Cell } from '#app/ui/cell-grid.tsx'

const comingSoon = 'Coming soon'

/** None of them is connected yet. */
export const enterpriseSystems: readonly Cell[] = [
  { title: 'SAP', text: 'Purchase orders, goods receipts and plant maintenance fuel', note: comingSoon },
  { title: 'Salesforce', text: 'Accounts and business units: who reports what', note: comingSoon },
  { title: 'Microsoft Dynamics', text: 'Invoices and project codes', note: comingSoon },
  { title: 'Oracle', text: 'Payables and inventory movements', note: comingSoon },
  { title: 'QuickBooks', text: 'Bills and suppliers of smaller companies', note: comingSoon },
  { title: 'Workday', text: 'Headcount by location and travel expenses', note: comingSoon },
]

export const dataSources: readonly Cell[] = [
  {
    title: 'Utility providers',
    text: 'Electricity, gas and water bills, interval data (NEM12 and retailer tables)',
  },
  { title: 'OneDrive', text: 'A watched folder of bills and dockets' },
  { title: 'Google Drive', text: 'A watched folder of bills and dockets' },
  { title: 'SharePoint', text: 'Project libraries, one business unit for each site' },
  {
    title: 'Email forwarding',
    text: 'An address of your own for each business unit; the attachment is the document',
  },
  { title: 'JotForm', text: 'Forms filled in on site: odometer, litres, waste skips' },
]

export const reportingTools: readonly Cell[] = [
  { title: 'Power BI', text: 'Emissions by unit, scope and month, refreshed from the API' },
  { title: 'Tableau', text: 'The same tables as a data source' },
  { title: 'Looker Studio', text: 'Published views for management' },
  { title: 'Excel', text: 'Working papers as XLSX, figures beside their factors' },
  { title: 'Data Science', text: 'JSON and CSV by API for notebooks and models' },
  { title: 'ESG Reporting', text: 'Tables arranged for GRI, TCFD, SASB and CDP' },
]
