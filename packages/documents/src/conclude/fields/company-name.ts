import { cueFor } from '../../lay-out/lexicon/cue-for.ts'
import { foldText } from '../../lay-out/values/plain-text.ts'

// Legal forms and trades, over folded text.
const companyForm = cueFor('company-name company form')
const onlyForm = new RegExp(String.raw`^\W*(?:${companyForm.source}|&|und|and)+\W*$`)
const tradeForm = cueFor('company-name trade form')
const notName = cueFor('company-name not name')
const addressWords = cueFor('company-name address words')
// A class of travel, a leg, a trade alone, a quantity with its goods, a town with its state.
const notIssuer = cueFor('company-name not issuer')
const townAndState = /^(?:\p{L}[\p{L}'’-]*,? ){1,2}(?:NSW|QLD|VIC|TAS|ACT|WA|NT)$/u
const currencyWord = cueFor('company-name currency word')

const longestName = 60
const shortestName = 3
// A trade in one short word ("Services") titles a section; "Stadtwerke" and longer ones can be names.
const longestWord = 9

// "Acme Pty Ltd ABN 12 345 678 901": the number that follows a name on its line.
const identityAfter =
  /(?<=\p{L}.*)[\s,;(–-]+(?:A\.?B\.?N|A\.?C\.?N|NZBN|EIN|(?:VAT|GST|Co(?:mpany)?|Tax|Business)\.? (?:Reg(?:istration|d)?\.?(?: No)?|No|Number|ID)|USt-?Id(?:Nr)?|UID|SIRET|SIREN|C\.?I\.?F|N\.?I\.?F|P\.? ?IVA|BTW|KvK|GSTIN)\b\.?\s*(?:No\.?|Nr\.?)?\s*[:#]?\s*(?=[A-Z]{0,3}[\s-]?\d).*$/u

// "Acme Ltd Carrier licence 88": what a letterhead prints behind the legal form.
const registryAfter = cueFor('company-name registry after')

/** The name in a text without bullets and labels, or null where it is a title, an address, an amount or a sentence. */
export function tidyName(text: string): string | null {
  const [first = ''] = text
    .replace(identityAfter, '')
    .replace(registryAfter, '')
    .split(/\s[-–|•·]\s|,\s(?=(?![a-z]\.\s?[a-z]\.)[a-z]|\d{4,6}\s)|(?<=[a-z]{4})\.\s(?=[A-Z])|\s{3,}/)
  const name = undouble(
    first
      .replace(/^[\s*:#|>.,_~"“”'’()[\]–—-]+|[\s*:#|>,_~"“”()[\]–—-]+$/g, '')
      .replace(/\s+/g, ' ')
      // What a scan makes of a hyphen and of a capital beside a crease.
      .replace(/(?<=\p{L}) -(?=\p{L})/u, '-')
      .replace(/^(\p{Ll})(?=(\p{Lu})\p{Ll})/u, (stray, small: string, next: string) =>
        small.toUpperCase() === next ? '' : stray,
      ),
  )
  if (/^\d+ [a-z]/.test(name) || /\b(?:nummer|number|no)\.? \d/i.test(name)) return null
  if (name.length < shortestName || name.length > longestName) return null
  const folded = foldText(name)
  const letters = folded.match(/[a-z]/g)?.length ?? 0
  if (letters < shortestName || letters < name.length * 0.6) return null
  if (
    /^(?:and|of|the|in|at|for|by|und|et|y|e|en)\s/.test(name) ||
    /\w\.\w{2,}$|\s\/\s|:|[”“"]|\([^)]*$/.test(name) ||
    notName.test(folded) ||
    notIssuer.test(folded) ||
    isTown(name, folded) ||
    isAddress(folded) ||
    currencyWord.test(folded) ||
    onlyForm.test(folded)
  )
    return null
  return name.replace(/[.,;]$/, (end) => (end === '.' && companyForm.test(folded) ? end : ''))
}

/** "Dalby QLD" is a town, "BP Dalby QLD" names its station. */
function isTown(name: string, folded: string): boolean {
  return townAndState.test(name) && !tradeForm.test(folded)
}

/** "Harbour Lane Hotel" is a name, "8 Harbour Lane" an address. */
function isAddress(folded: string): boolean {
  return (
    addressWords.test(folded) && (/\d/.test(folded) || !(tradeForm.test(folded) || companyForm.test(folded)))
  )
}

/** Text boxes and bold type can give a name twice: "Acme SupplyAcme Supply". */
function undouble(name: string): string {
  const half = name.slice(0, name.length / 2)
  return name.length > 5 && half + half === name ? half : name
}

/** What the parts of a company's name add to its score. */
export const companyScores = { legalForm: 2.5, trade: 1.5 } as const

/** How much a name looks like a company's: a legal form weighs more than a trade; trades alone title a section. */
export function companyScore(name: string): number {
  // "KG" is a legal form, "kg" a unit.
  const folded = foldText(name.replace(/\bkg\b/g, ''))
  const rest = folded
    .replace(new RegExp(tradeForm, 'g'), '')
    .replace(companyForm, '')
    .replace(/[^a-z]|\b(?:and|of|the)\b/g, '')
  const isNamed = rest.length > 1 || folded.length > longestWord
  return (
    (companyForm.test(folded) ? companyScores.legalForm : 0) +
    (isNamed && tradeForm.test(folded) ? companyScores.trade : 0) -
    (rest.length === 0 ? companyScores.trade : 0)
  )
}

export function isCompanyForm(text: string): boolean {
  return onlyForm.test(foldText(text)) && /[a-z]/i.test(text)
}

/** "Acme Power Pty. Ltd" and "ACME POWER" are one name. */
export function lettersOf(name: string): string {
  return foldText(name)
    .replace(companyForm, '')
    .replace(/[^\p{L}\d]/gu, '')
}

/** True when the letters of a name, with or without its legal form, are a web domain or begin it. */
export function isSpeltBy(domain: string, name: string): boolean {
  const letters = lettersOf(name).replace(/[^a-z0-9]/g, '')
  const plain = domain.replace(/[^a-z0-9]/g, '')
  if (letters.length < shortestName) return false
  const isAcronym = name === name.toUpperCase()
  return (
    plain === letters ||
    ((letters.length >= 5 || isAcronym) && plain.startsWith(letters)) ||
    (plain.length >= 5 && letters.startsWith(plain))
  )
}
