import type { ReadLine } from '../layout/read-line.ts'

// Marks that make a country likely, for documents that print none of their own: phone prefixes, money of one country,
// and units that are sold so in one country only.
const marks: readonly { country: string; pattern: RegExp }[] = [
  { country: 'AU', pattern: /\d ?(?:kL|MJ)\b|(?<!\d)04\d{2} \d{3} \d{3}(?! ?\d)/ },
  { country: 'FR', pattern: /\+33[\s(]?\d/ },
  { country: 'DE', pattern: /\+49[\s(]?\d/ },
  { country: 'AT', pattern: /\+43[\s(]?\d/ },
  { country: 'CH', pattern: /\+41[\s(]?\d/ },
  { country: 'IT', pattern: /\+39[\s(]?\d/ },
  { country: 'ES', pattern: /\+34[\s(]?\d/ },
  { country: 'PT', pattern: /\+351[\s(]?\d|\bcontribuinte\b/i },
  { country: 'NL', pattern: /\+31[\s(]?\d/ },
  { country: 'BE', pattern: /\+32[\s(]?\d/ },
  { country: 'IE', pattern: /\+353[\s(]?\d/ },
  { country: 'SE', pattern: /\+46[\s(]?\d|\bSEK\b|\bmoms\b.*\bkr\b/i },
  { country: 'NO', pattern: /\+47[\s(]?\d|\bNOK\b|\bMVA\b/ },
  { country: 'DK', pattern: /\+45[\s(]?\d|\bDKK\b|\bCVR\b/ },
  { country: 'FI', pattern: /\+358[\s(]?\d|\bY-tunnus\b|\bALV\b/ },
  { country: 'PL', pattern: /\+48[\s(]?\d|\bPLN\b|\bNIP\b|\bPTU\b/ },
  { country: 'CZ', pattern: /\+420[\s(]?\d|\bCZK\b|\bDIČ\b/ },
  { country: 'HU', pattern: /\+36[\s(]?\d|\bHUF\b|\bÁFA\b/ },
  { country: 'TR', pattern: /\+90[\s(]?\d|\bKDV\b/ },
  { country: 'NZ', pattern: /\+64[\s(]?\d/ },
  { country: 'SG', pattern: /\+65[\s(]?\d/ },
  { country: 'MY', pattern: /\+60[\s(]?\d/ },
  { country: 'IN', pattern: /\+91[\s(]?\d/ },
  { country: 'ZA', pattern: /\+27[\s(]?\d/ },
  { country: 'JP', pattern: /\+81[\s(]?\d|\bJPY\b|円/ },
  { country: 'TH', pattern: /\+66[\s(]?\d|\bTHB\b/ },
  { country: 'PH', pattern: /\+63[\s(]?\d|\bPHP\b/ },
  { country: 'ID', pattern: /\+62[\s(]?\d|\bIDR\b|\bRp\s?\d/ },
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
  for (const { country, pattern } of marks) {
    const hits = lines.filter(({ text }) => pattern.test(text)).length
    if (hits > 0) counts.set(country, (counts.get(country) ?? 0) + hits)
  }
  const [best, second] = [...counts].sort((a, b) => b[1] - a[1])
  return best !== undefined && best[1] > (second?.[1] ?? 0) ? best[0] : null
}
