import type { Problem } from '@doublerule/carbon/analysis/analysis-schema.ts'

/** What is said of a file of an exact format where it is not whole; the code is for programs, the text for people. */
export const exactProblems = {
  missingIntervals: (missing: number, days: number, register: string): Problem => ({
    code: 'missing-intervals',
    text: `Register ${register} lacks ${count(missing, 'interval')} on ${count(days, 'day')}; its total is what the file holds.`,
  }),
  missingDays: (missing: number, register: string): Problem => ({
    code: 'missing-intervals',
    text: `Register ${register} has no record for ${count(missing, 'day')} between its first and its last day.`,
  }),
  billedBeside: (summaries: number): Problem => ({
    code: 'counted-once',
    text: `The file also sums up ${count(summaries, 'billed period')}; its intervals are what counts here.`,
  }),
  missingBetween: (missing: number, register: string): Problem => ({
    code: 'missing-intervals',
    text: `Register ${register} lacks ${count(missing, 'interval')} between its first and its last.`,
  }),
  estimatedIntervals: (estimated: number, all: number, register: string): Problem => ({
    code: 'estimated-reads',
    text: `Register ${register}: ${count(estimated, 'interval')} of ${all} ${estimated === 1 ? 'is' : 'are'} estimated.`,
  }),
  forecastIntervals: (forecast: number, register: string): Problem => ({
    code: 'register-not-counted',
    text: `Register ${register}: ${count(forecast, 'interval')} ${forecast === 1 ? 'is' : 'are'} forecast or adjusted for the weather, and not counted.`,
  }),
  estimatedDays: (estimated: number, days: number, register: string): Problem => ({
    code: 'estimated-reads',
    text: `Register ${register}: ${count(estimated, 'day')} of ${days} ${estimated === 1 ? 'holds' : 'hold'} estimated or substituted reads.`,
  }),
  brokenRecords: (broken: number): Problem => ({
    code: 'broken-records',
    text: `${count(broken, 'record')} of the file could not be read for certain and ${broken === 1 ? 'was' : 'were'} left out.`,
  }),
  pricedTwice: (lines: number): Problem => ({
    code: 'counted-once',
    text: `${count(lines, 'line')} ${lines === 1 ? 'prices' : 'price'} a quantity that another line sells; it is counted once.`,
  }),
  brokenLines: (broken: number): Problem => ({
    code: 'broken-records',
    text: `${count(broken, 'line')} of the invoice ${broken === 1 ? 'has' : 'have'} no readable quantity and ${broken === 1 ? 'was' : 'were'} left out.`,
  }),
  severalInvoices: (invoices: number): Problem => ({
    code: 'several-invoices',
    text: `The file holds ${count(invoices, 'invoice')}; none of them is counted. Save each as a file of its own.`,
  }),
  printDiffers: (value: string): Problem => ({
    code: 'print-differs',
    text: `The invoice carries ${value} in its data, which its pages do not print. The data is what counts here.`,
  }),
  cancelled: (cancelled: number): Problem => ({
    code: 'cancelled',
    text: `${count(cancelled, 'reservation')} ${cancelled === 1 ? 'was' : 'were'} cancelled and ${cancelled === 1 ? 'is' : 'are'} not counted.`,
  }),
  uncountedReservations: (uncounted: number): Problem => ({
    code: 'broken-records',
    text: `${count(uncounted, 'reservation')} ${uncounted === 1 ? 'names' : 'name'} no journey between two places and no stay that could be counted.`,
  }),
  uncountedRegister: (register: string, why: string): Problem => ({
    code: 'register-not-counted',
    text: `Register ${register} is not counted: ${why}.`,
  }),
} as const

function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`
}
