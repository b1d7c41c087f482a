import type { IntegrationRow } from './integration-table.tsx'

export const enterpriseSystems: readonly IntegrationRow[] = [
  { name: 'SAP', text: 'Purchase orders, goods receipts and plant maintenance fuel' },
  { name: 'Salesforce', text: 'Accounts and business units, for who reports what' },
  { name: 'Microsoft Dynamics', text: 'Invoices and project codes' },
  { name: 'Oracle', text: 'Payables and inventory movements' },
  { name: 'QuickBooks', text: 'Bills and suppliers of smaller companies' },
  { name: 'Workday', text: 'Headcount by location and travel expenses' },
]

export const dataSources: readonly IntegrationRow[] = [
  {
    name: 'Utility providers',
    text: 'Electricity, gas and water bills, interval data (NEM12 and retailer tables)',
  },
  { name: 'OneDrive', text: 'A watched folder of bills and dockets' },
  { name: 'Google Drive', text: 'A watched folder of bills and dockets' },
  { name: 'SharePoint', text: 'Project libraries, one business unit for each site' },
  {
    name: 'Email forwarding',
    text: 'An address of your own for each business unit; the attachment is the document',
  },
  { name: 'JotForm', text: 'Forms filled in on site: odometer, litres, waste skips' },
]

export const reportingTools: readonly IntegrationRow[] = [
  { name: 'Power BI', text: 'Emissions by unit, scope and month, refreshed from the API' },
  { name: 'Tableau', text: 'The same tables as a data source' },
  { name: 'Looker Studio', text: 'Published views for management' },
  { name: 'Excel', text: 'Working papers as XLSX, figures beside their factors' },
  { name: 'Data Science', text: 'JSON and CSV by API for notebooks and models' },
  { name: 'ESG Reporting', text: 'Tables arranged for GRI, TCFD, SASB and CDP' },
]
