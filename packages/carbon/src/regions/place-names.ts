/** Australian states by the ways a supply address prints them. */
export const australianStates: Readonly<Record<string, string>> = {
  nsw: 'NSW',
  'new south wales': 'NSW',
  vic: 'VIC',
  victoria: 'VIC',
  qld: 'QLD',
  queensland: 'QLD',
  sa: 'SA',
  'south australia': 'SA',
  wa: 'WA',
  'western australia': 'WA',
  tas: 'TAS',
  tasmania: 'TAS',
  nt: 'NT',
  'northern territory': 'NT',
  act: 'ACT',
  'australian capital territory': 'ACT',
}

/** USPS state codes, the District of Columbia and Puerto Rico. */
export const americanStates: ReadonlySet<string> = new Set(
  (
    'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA ' +
    'PR RI SC SD TN TX UT VT VA WA WV WI WY'
  ).split(' '),
)

const countryWords: Readonly<Record<string, string>> = {
  australia: 'AU',
  'new zealand': 'NZ',
  'united kingdom': 'GB',
  uk: 'GB',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  'united states': 'US',
  'united states of america': 'US',
  usa: 'US',
  france: 'FR',
  germany: 'DE',
  deutschland: 'DE',
  italy: 'IT',
  italia: 'IT',
  spain: 'ES',
  españa: 'ES',
  netherlands: 'NL',
  nederland: 'NL',
  austria: 'AT',
  österreich: 'AT',
  switzerland: 'CH',
  schweiz: 'CH',
  india: 'IN',
  malaysia: 'MY',
  singapore: 'SG',
  canada: 'CA',
  'united arab emirates': 'AE',
  uae: 'AE',
  japan: 'JP',
  china: 'CN',
  ireland: 'IE',
}

/** ISO 3166 alpha-2 of a printed country, or null. Two capital letters are taken as the code itself. */
export function findCountryCode(text: string): string | null {
  const word = text.trim().toLowerCase()
  const known = countryWords[word]
  if (known !== undefined) return known
  const code = text.trim().toUpperCase()
  return /^[A-Z]{2}$/.test(code) ? code : null
}

const regionNames: Readonly<Record<string, string>> = {
  AU: 'Australia',
  'AU-NSW': 'New South Wales',
  'AU-VIC': 'Victoria',
  'AU-QLD': 'Queensland',
  'AU-SA': 'South Australia',
  'AU-WA': 'Western Australia (South West grid)',
  'AU-WA-NWIS': 'Western Australia (North West grid)',
  'AU-TAS': 'Tasmania',
  'AU-NT': 'Northern Territory',
  'AU-ACT': 'Australian Capital Territory',
  GB: 'the United Kingdom',
  US: 'the United States',
  FR: 'France',
  DE: 'Germany',
  IT: 'Italy',
  ES: 'Spain',
  NL: 'the Netherlands',
  AT: 'Austria',
  CH: 'Switzerland',
  IN: 'India',
  MY: 'Malaysia',
  SG: 'Singapore',
  CA: 'Canada',
  AE: 'the United Arab Emirates',
  JP: 'Japan',
  CN: 'China',
  IE: 'Ireland',
  NZ: 'New Zealand',
}

/** Codes of the regions that have a name, for a list to choose from. */
export const namedRegions: readonly string[] = Object.keys(regionNames)

/** The name of a region code for a sentence; the code itself where no name is kept. */
export function regionName(region: string): string {
  const american = /^US-(.+)$/.exec(region)?.[1]
  return regionNames[region] ?? (american === undefined ? region : `${american}, United States`)
}

/** 'AU-QLD' and 'AU' give 'AU'. */
export function countryOf(region: string): string {
  return region.split('-')[0] ?? region
}
