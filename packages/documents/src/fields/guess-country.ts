import type { ReadLine } from '../layout/read-line.ts'

// Marks that make a country likely, for documents that print none of their own: phone prefixes, money and tax of one
// country, and units that are sold so in one country only.
const callingCodes =
  '33 FR 49 DE 43 AT 41 CH 39 IT 34 ES 351 PT 31 NL 32 BE 353 IE 46 SE 47 NO 45 DK 358 FI 48 PL 420 CZ 36 HU 90 TR ' +
  '64 NZ 65 SG 60 MY 91 IN 27 ZA 81 JP 66 TH 63 PH 62 ID'
const moneyAndTax =
  'SEK SE NOK NO MVA NO DKK DK CVR DK Y-tunnus FI ALV FI PLN PL NIP PL PTU PL CZK CZ DIČ CZ HUF HU ÁFA HU KDV TR ' +
  'JPY JP THB TH PHP PH IDR ID'
const countryOfMark = new Map(
  [...`${callingCodes} ${moneyAndTax}`.matchAll(/(\S+) (\S+)/g)].map(([, mark = '', country = '']) => [
    mark,
    country,
  ]),
)
const mark = /(?<=\+)(?:[1-9]\d{1,2})(?=[\s(]?\d)|(?<![\p{L}\d-])\p{L}[\p{L}-]+(?![\p{L}\d])/gu
const patterns: readonly { country: string; pattern: RegExp }[] = [
  { country: 'AU', pattern: /\d ?(?:kL|MJ)\b|(?<!\d)04\d{2} \d{3} \d{3}(?! ?\d)/ },
  { country: 'SE', pattern: /\bmoms\b.*\bkr\b/i },
  { country: 'PT', pattern: /\bcontribuinte\b/i },
  { country: 'JP', pattern: /円/ },
  { country: 'ID', pattern: /\bRp\s?\d/ },
  {
    country: 'GB',
    pattern: /\bPPL\b|\bp\/l(?:itre)?\b|\bpence per litre\b|\blitres?\b.*\bMPG\b|\bMPG\b.*\blitres?\b/i,
  },
  {
    country: 'US',
    pattern:
      /\bkBtu\b|\bENERGY STAR\b|\bEPA\b|\btherms?\b.*\bkWh\b|\bkWh\b.*\btherms?\b|\bccf\b|\bprice\/gal|\bsales tax\b/i,
  },
  // A column of states behind a column of cities.
  {
    country: 'US',
    pattern:
      /\p{Ll}{3} {2}(?:A[KLRZ]|C[AOT]|FL|GA|I[ADL]|K[SY]|M[ADINOST]|N[CDEHJMVY]|O[HKR]|PA|SC|T[NX]|UT|V[AT]|W[AIVY])(?= {2})/u,
  },
]

/** The country that most marks of a document speak for; null for none, or for as many of another. */
export function guessCountry(lines: readonly ReadLine[]): string | null {
  const counts = new Map<string, number>()
  for (const { text } of lines)
    for (const country of countriesOn(text)) counts.set(country, (counts.get(country) ?? 0) + 1)
  const [best, second] = [...counts].sort((a, b) => b[1] - a[1])
  return best !== undefined && best[1] > (second?.[1] ?? 0) ? best[0] : null
}

function countriesOn(text: string): ReadonlySet<string> {
  const marked = [...text.matchAll(mark)].flatMap(([found]) => countryOf(found) ?? [])
  const likely = patterns.filter(({ pattern }) => pattern.test(text)).map(({ country }) => country)
  return new Set([...marked, ...likely])
}

/** Calling codes have two digits or three, and none begins another. */
function countryOf(found: string): string | undefined {
  return countryOfMark.get(found) ?? (/^\d/.test(found) ? countryOfMark.get(found.slice(0, 2)) : undefined)
}
