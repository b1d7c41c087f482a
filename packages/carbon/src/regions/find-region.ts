import { findProvince, findWorldCountry, placeName } from './place-name.ts'
import { americanStates, australianStates, findCountryCode } from './place-names.ts'
import type { RegionRow } from './region-table.ts'
import { findRegionRow } from './region-table.ts'

/** What a document may print about its place; null or left out where it does not. */
export type RegionClues = {
  /** State of the supply address (not the billing address): "QLD", "Queensland", "NY". */
  addressState?: string | null
  /** True where a row or a key names the state, "state: VIC", and no address does. */
  stateInRow?: boolean
  /** Postcode of the supply address. */
  postcode?: string | null
  /** National Metering Identifier, 10 characters or 11 with the checksum. */
  nmi?: string | null
  /** Gas meter number (MIRN or DPI), 10 digits or 11 with the checksum. */
  mirn?: string | null
  distributor?: string | null
  retailer?: string | null
  /** Country, by name or ISO 3166 alpha-2. */
  country?: string | null
}

export type RegionFinding = { region: string; because: string }

const externalTerritories: Readonly<Record<string, string>> = { '2899': 'NF', '6798': 'CX', '6799': 'CC' }

function tidyText(text: string | null | undefined): string {
  return (text ?? '').trim()
}

function tidyMeter(text: string | null | undefined): string {
  return tidyText(text).replaceAll(/[\s-]/g, '').toUpperCase().slice(0, 10)
}

/** The Northern Territory block of the NMI list is reserved, not allocated: it sets no state. */
function findNmiRow(nmi: string): RegionRow | null {
  const row = nmi.length === 10 ? findRegionRow('nmi_regex', nmi) : null
  return row === null || row.state === 'NT' ? null : row
}

/** The North West grid, when Horizon Power is named: it supplies Western Australia outside the South West grid. */
function westernAustralianRegion(clues: RegionClues): RegionFinding['region'] {
  const nmiName = findNmiRow(tidyMeter(clues.nmi))?.name ?? ''
  const names = [nmiName, tidyText(clues.distributor), tidyText(clues.retailer)]
  return names.some((name) => /\bHorizon\s+Power\b/i.test(name)) ? 'AU-WA-NWIS' : 'AU-WA'
}

function stateFinding(state: string, because: string, clues: RegionClues): RegionFinding {
  if (state !== 'WA') return { region: `AU-${state}`, because }
  const region = westernAustralianRegion(clues)
  return {
    region,
    because: region === 'AU-WA' ? because : `${because}; Horizon Power supplies outside the South West grid`,
  }
}

function findByPostcode(postcode: string, clues: RegionClues): RegionFinding | null {
  const territory = externalTerritories[postcode]
  if (territory !== undefined)
    return { region: territory, because: `postcode ${postcode} is an external territory` }
  const exception = findRegionRow('postcode_exception', postcode)
  const row = exception ?? findRegionRow('postcode_range', postcode)
  if (row === null) return null
  const doubt = exception?.isAmbiguous === true ? ', which crosses a border' : ''
  return stateFinding(row.state, `postcode ${postcode} of the supply address${doubt}`, clues)
}

/** In the order of trust of NOTES.md, "Inferring the Australian state". */
function findAustralianRegion(clues: RegionClues): RegionFinding | null {
  const printed = tidyText(clues.addressState)
  const state = australianStates[printed.toLowerCase()]
  const postcode = tidyText(clues.postcode)
  const byPostcode = findByPostcode(postcode, clues)
  if (state !== undefined) {
    const where =
      clues.stateInRow === true ? 'named by a row of the document' : 'printed in the supply address'
    const printedState = stateFinding(state, `${printed} ${where}`, clues)
    const agrees = byPostcode === null || byPostcode.region.slice(0, 6) === printedState.region.slice(0, 6)
    if (agrees) return printedState
    return {
      ...printedState,
      because: `${printedState.because} (the postcode ${postcode} points to ${placeName(byPostcode.region)})`,
    }
  }
  if (byPostcode !== null) return byPostcode

  const nmi = tidyMeter(clues.nmi)
  const nmiRow = findNmiRow(nmi)
  if (nmiRow !== null)
    return stateFinding(nmiRow.state, `NMI ${nmi} is in the block of ${nmiRow.name}`, clues)
  const mirn = tidyMeter(clues.mirn)
  const mirnRow = /^\d{10}$/.test(mirn) ? findRegionRow('gas_mirn_regex', mirn) : null
  if (mirnRow !== null)
    return stateFinding(mirnRow.state, `gas meter number ${mirn} is in the block of ${mirnRow.state}`, clues)

  const distributor = tidyText(clues.distributor)
  const distributorRow =
    findRegionRow('gas_distributor', distributor) ?? findRegionRow('electricity_distributor', distributor)
  if (distributorRow !== null)
    return stateFinding(distributorRow.state, `distributor ${distributorRow.name}`, clues)

  const retailer = tidyText(clues.retailer)
  const retailerRow = findRegionRow('retailer_single_state', retailer)
  if (retailerRow === null) return null
  return stateFinding(
    retailerRow.state,
    `retailer ${retailerRow.name} sells in ${retailerRow.state} only`,
    clues,
  )
}

function isAmericanState(clues: RegionClues): boolean {
  const state = tidyText(clues.addressState).toUpperCase()
  if (!americanStates.has(state)) return false
  return (
    australianStates[state.toLowerCase()] === undefined || /^\d{5}(-\d{4})?$/.test(tidyText(clues.postcode))
  )
}

/**
 * The region of a document ("AU-QLD", "US-NY", "GB", "FR") and why, or null when nothing on it says. Retailers that sell
 * in several states never set one. A country other than Australia is never turned into an Australian state.
 */
export function findRegion(clues: RegionClues): RegionFinding | null {
  const country = clues.country ? (findCountryCode(clues.country) ?? findWorldCountry(clues.country)) : null
  const american = isAmericanState(clues) ? tidyText(clues.addressState).toUpperCase() : null
  if (country === 'US' || (country === null && american !== null)) {
    if (american === null) return { region: 'US', because: 'the document is of the United States' }
    return { region: `US-${american}`, because: `${american} printed in the supply address` }
  }
  if (country !== null && country !== 'AU') {
    const printed = tidyText(clues.addressState)
    const province = findProvince(country, printed)
    if (province !== null) return { region: province, because: `${printed} printed in the supply address` }
    return { region: country, because: `the document is of ${placeName(country)}` }
  }
  const finding = findAustralianRegion(clues)
  if (finding !== null) return finding
  return country === 'AU' ? { region: 'AU', because: 'an Australian document that names no state' } : null
}
