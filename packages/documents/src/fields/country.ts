/** A country and how strongly a pattern speaks for it. */
type CountryCue = { country: string; pattern: RegExp; weight: number }

const usState =
  'A[LKZR]|C[AOT]|D[EC]|FL|GA|HI|I[DLNA]|K[SY]|LA|M[EDAINSOT]|N[EVHJMYCD]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[TA]|W[AVIY]'
// "Driver ID 20774" is no place in Idaho.
const numbered =
  '(?:Driver|DRIVER|User|Customer|CUSTOMER|Site|Trip|TRIP|Terminal|TERMINAL|Merchant|Store|Order|Member|Tax|TAX|VAT|Station) '
const usStateName =
  'California|Texas|Florida|New York|Ohio|Illinois|Pennsylvania|Georgia|Michigan|Washington|Arizona|Massachusetts|Virginia|Colorado|Oregon|Minnesota|Wisconsin|Maryland|Missouri|Alabama|Kentucky|Louisiana|Nevada|Connecticut|Utah|Iowa'

// Printed marks that only one country uses. Place names stay out: they name customers' trips as often as places.
const cues: readonly CountryCue[] = [
  { country: 'AU', weight: 4, pattern: /\bABN\b|\bA\.B\.N\b|\bACN\b|\bNMI\b|\bMIRN\b|\bBPAY\b|\bBSB\b/ },
  { country: 'AU', weight: 4, pattern: /\b(?:NSW|QLD|VIC|TAS|ACT|WA|SA|NT)\s{1,3}\d{4}\b/ },
  {
    country: 'AU',
    weight: 3,
    pattern: /\.com\.au\b|\.net\.au\b|\.gov\.au\b|\bAustralia\b|\+61\s?\d|\bPty\.?\s+Ltd/i,
  },
  { country: 'AU', weight: 2, pattern: /\b1[38]00\s\d{3}\s\d{3}\b|\bAUD\b|A\$/ },
  {
    country: 'US',
    weight: 4,
    pattern: new RegExp(String.raw`(?<!${numbered})\b(?:${usState})\.?,?\s+\d{5}(?:-\d{4})?\b`),
  },
  {
    country: 'US',
    weight: 3,
    pattern: new RegExp(
      String.raw`\b(?:${usStateName}),?\s+\d{5}\b|\bUnited States\b|(?<!\b(?:the|to|in|or|and) )\bU\.?S\.?A\b|\bUSD\b|US\s?\$`,
    ),
  },
  {
    country: 'US',
    weight: 2,
    pattern: new RegExp(
      String.raw`\b1?[-.\s(]*8(?:00|33|44|55|66|77|88)[-.)\s]+\d{3}[-.]\d{4}\b|\bLLC\b|\bInc\.|\bsales tax\b|,\s(?:${usStateName})\b`,
      'i',
    ),
  },
  { country: 'US', weight: 3, pattern: /\b(?:CCF|HCF|kgal|TGAL)\b/ },
  { country: 'US', weight: 2, pattern: /\btherms\b/i },
  // Names and numbers of a country's metering points.
  { country: 'US', weight: 4, pattern: /\bESIID\b/ },
  { country: 'FR', weight: 4, pattern: /\bIdentifiant PRM\b|\bEnedis\b|\bLinky\b/ },
  { country: 'IT', weight: 4, pattern: /\bIT\d{3}E\d{8}\b/ },
  { country: 'DE', weight: 4, pattern: /\bDE00\d{10,}\b|\bMesslokation\b|\bMarktlokation\b/ },
  { country: 'AT', weight: 4, pattern: /\bAT00\d{10,}\b|\bZählpunktbezeichnung\b/ },
  { country: 'CA', weight: 4, pattern: /\b[ABCEGHJ-NPRSTVXY]\d[A-Z]\s?\d[A-Z]\d\b/ },
  { country: 'CA', weight: 3, pattern: /\bCanada\b|\bHST\b|\bCAD\b|\.ca\b/ },
  {
    country: 'NZ',
    weight: 3,
    pattern:
      /\bNew Zealand\b|\.co\.nz\b|\bNZD\b|\bICP\b|NZ\$|\bNZBN\b|\bGST\b.{0,12}?\b\d{2,3}-\d{3}-\d{3}\b|\bGST (?:@ )?15 ?%/,
  },
  {
    country: 'GB',
    weight: 3,
    pattern: /\bUnited Kingdom\b|\.co\.uk\b|\bGBP\b|£|\bMPAN\b|\bMPRN\b|\+44\s?\d/,
  },
  { country: 'GB', weight: 3, pattern: /\b[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}\b/ },
  {
    country: 'IE',
    weight: 4,
    pattern: /\bIreland\b|\.ie\b|\bIE\d{7}[A-Z]{1,2}\b|\bEircode\b|\bGPRN\b|\bPublic Service Obligation\b/,
  },
  {
    country: 'IE',
    weight: 4,
    pattern: /\b(?:[AC-FHKNPRTV-Y]\d{2}|D6W) (?=[A-Z]*\d)(?=\d*[A-Z])[0-9AC-FHKNPRTV-Y]{4}\b/,
  },
  {
    country: 'IN',
    weight: 4,
    pattern:
      /\bGSTIN\b|\b\d{2}[A-Z]{5}\d{4}[A-Z]\d[Z][A-Z\d]\b|₹|\bINR\b|\bCGST\b|\bSGST\b|\bIndia\b|\bPAN NO\b|\bpaise\b/i,
  },
  { country: 'IN', weight: 3, pattern: /\bkVAh\b/i },
  { country: 'IN', weight: 2, pattern: /\bRs\.?\s?\d|\bPvt\.?\s+Ltd|\bPin(?:code)?\s?:?\s?\d{6}/i },
  {
    country: 'MY',
    weight: 4,
    pattern: /\bSdn\.?\s+Bhd|\bMalaysia\b|\bMYR\b|\bSelangor\b|\bKuala Lumpur\b|\bJalan\b|\bJln\b|\bRM\s?\d/i,
  },
  { country: 'SG', weight: 3, pattern: /\bSingapore\s+\d{6}\b|\bPte\.?\s+Ltd|\bSGD\b|S\$/i },
  {
    country: 'AE',
    weight: 4,
    pattern: /\bUnited Arab Emirates\b|\bU\.?A\.?E\b|\bAED\b|\bDubai\b|\bSharjah\b|\bAbu Dhabi\b|\.ae\b/,
  },
  {
    country: 'DE',
    weight: 4,
    pattern:
      /\bUSt\.?-?\s?Id|\bDE\s?\d{9}\b|\bMwSt\b|\bGmbH\b|\bSteuer-?Nr|\bDeutschland\b|\bHRB\b|\.de\b|\bUmsatzsteuer\b.{0,8}\b19\s?%/i,
  },
  { country: 'DE', weight: 3, pattern: /\b19 ?% ?(?:USt|MwSt)|(?:USt|MwSt)\.? ?\(?19 ?%/ },
  { country: 'AT', weight: 4, pattern: /\bATU\s?\d{8}\b|Österreich|\bAustria\b|\.at\b/i },
  {
    country: 'CH',
    weight: 4,
    pattern: /\bCHE-?\d{3}|\bCHF\b|\bSchweiz\b|\bSuisse\b|\bSwitzerland\b|\.ch\b/i,
  },
  {
    country: 'FR',
    weight: 4,
    pattern: /\bSIRET\b|\bSIREN\b|\bTVA\b|\bTTC\b|\bFR\s?[A-Z\d]{2}\s?\d{9}\b|\bFrance\b|\bCEDEX\b|\.fr\b/i,
  },
  {
    country: 'ES',
    weight: 4,
    pattern: /\bC\.?I\.?F\.?\b|\bN\.?I\.?F\.?\b|\bCUPS\b|\bEspaña\b|\bES\s?[A-Z]\d{7,8}\b|\.es\b|\bFactura\b/,
  },
  {
    country: 'IT',
    weight: 4,
    pattern:
      /\bP\.?\s?IVA\b|\bPartita IVA\b|\bIT\s?\d{11}\b|\bS\.p\.A\b|(?<=\w )S\.?p\.?A\b(?! \w)|\bS\.?r\.?l\b|\bItalia\b|\bPOD\s+IT\d|\bFattura\b/i,
  },
  {
    country: 'NL',
    weight: 4,
    pattern: /\bBTW\b|\bNL\s?\d{9}B\d{2}\b|\bKvK\b|\bNederland\b|\bB\.V\.|\bteruglevering\b|\.nl\b/i,
  },
  { country: 'BE', weight: 4, pattern: /\bBE\s?0\d{3}[.\s]?\d{3}[.\s]?\d{3}\b|\bBelgi(?:um|que|ë)\b|\.be\b/ },
  { country: 'ZA', weight: 2, pattern: /(?<![\p{L}\d])R ?\d{1,3}(?:[ ,]\d{3})*\.\d{2}\b/u },
  {
    country: 'ZA',
    weight: 3,
    pattern: /\bSouth Africa\b|\bZAR\b|\.co\.za\b|\bVAT Reg(?:istration)? No\.? 4\d{9}\b/,
  },
  { country: 'HK', weight: 3, pattern: /\bHong Kong\b|HK\$/ },
]

const minimumWeight = 3

/** The country whose printed marks weigh most; each cue counts once for every line it appears on, up to three. */
export function detectCountry(texts: readonly string[]): string | null {
  const weights = new Map<string, number>()
  for (const { country, pattern, weight } of cues) {
    let hits = 0
    for (const text of texts) if (pattern.test(text)) hits += 1
    if (hits > 0) weights.set(country, (weights.get(country) ?? 0) + weight * Math.min(hits, 3))
  }
  const [best] = [...weights].sort((a, b) => b[1] - a[1])
  return best === undefined || best[1] < minimumWeight ? null : best[0]
}
