import { foldText } from '../../lay-out/values/plain-text.ts'

// Legal forms and trades, over folded text.
const companyForm =
  /\b(?:pty\.? ltd|pty|limited|ltd|llc|inc|corp(?:oration)?|company|co(?=\.|$)|gmbh|ag|kg|s\.?a\.?(?:s|rl)?|s\.?r\.?l|s\.?l\.?u?|s\.?p\.?a|b\.?v|n\.?v|plc|sdn\.? bhd|pte|oyj?|uab|ab|a[./]?s|aps|llp|ltda|lda|eireli|d\.?o\.?o|d\.?d|s\.?r\.?o|sp\.? ?z ?o\.? ?o|kft|zrt|nyrt|ges\.? ?m\.? ?b\.? ?h|authority|council|shire|municipality)\b\.?/
const onlyForm = new RegExp(String.raw`^\W*(?:${companyForm.source}|&|und|and)+\W*$`)
const tradeForm =
  /\b(?:city|town|village|county|shire|borough) of\b|\b(?:energy|energie|energia|electric|electricity|power|gas|water|utilities|stadtwerke|travel|reisen|voyages|viajes|viaggi|taxis?|roadhouse|hotels?|inn|resort|hostels?|motel|airlines?|airways|rail|railways|taxi|cabs|petrol|petroleum|fuel|tyres|enterprise|trading|services|logistics|freight|transport|waste|recycling|motors|garage|autos|pharmacy|chemist|hardware|bakery|bistro|kitchen|foods|parking|rentals?|coach(?:es)?|truck ?stop|fuels|gas bar|supermarket|market|markt|cafe|restaurant|bar|store|stores|services? station|station)\b|petrol|\w+werke\b/
const notName =
  /invoice|receipt|\bbill\b|statement|rechnung|facture|factura|fattura|factuur|\bdate\b|\bpage\b|\btotal\b|\bamount|account|number|customer|balance|\bdue\b|payment|please|thank|welcome|\btel\b|phone|\bfax\b|www|http|@|confirmation|booking|biglietto|\btarjeta\b|bevestiging|reserv(?:ation|ierung|ering|a\b)|confirmacion|\bpolicy\b|agreement\b|\bticket\b|\bcopy\b|original|duplicate|description|quantity|questions|contact|summary|visit|\bcall\b|\border\b|\byour\b|votre |\bihre |vielen dank|\bmerci\b|gracias|grazie|usage|charges|period|\btax\b|\bcash\b|kundenbeleg|report|itinerary|jaarafrekening|jaarnota|eindafrekening|abrechnung|liegenschaft|tarief|bolletta|lettre de voiture|frachtbrief|vrachtbrief|weegbon|wiegeschein|lieferschein|albaran|bon de livraison|\bmanifest\b|\b(?:transfer|delivery|consignment|weigh\w*|credit|debit|des?patch|dispatch) (?:note|docket|ticket)|\brecord\b|\bkwh\b|sample|document|\bdetails?\b|\bref\b|\bnr\b|stylesheet|guest|bill to|ship to|deliver|arrival|departure|outbound|homebound|dear |sehr geehrte|fahrkarte|fahrschein|sincerely|regards|introduction|overview|cashier|counter|table \d|from:|information|message|specimen|pre-?auth|self.?serv(?:e|ice)|boarding pass|fuel (?:sale|total)|angebote|offers?\b|\bpump\b|item\b|qty|price|menge|preis/
const addressWords =
  /\b(?:jalan|jln|lot \d|lot pt|street\b|road\b|avenue\b|ave\b|drive\b|lane\b|highway\b|strasse|straße|weg \d|allee|platz|rue |via |calle |avenida|piazza|p\.?\s?o\.?\s?box|gpo|level \d|floor\b|suite\b|unit \d|cedex|straat|laan \d)|strasse \d|str\. \d|\b(?:nsw|qld|vic|tas|act|wa|sa|nt)\s+\d{4}\b|\b(?:hwy|st|rd|pde|cres|tce)\b.*\d|^\d+\s+\w+ (?:st|rd|ave|hwy|ln|dr|ct)\b|\b\d{4,6}\s+[a-z]|\b[a-z]{2} \d{5}\b|^no\.? \d/
// A class of travel, a leg, a trade alone, a quantity with its goods, a town with its state.
const notIssuer =
  /^issued$|^(?:premium )?(?:economy|business|first)(?: class)?$|^(?:petrol|gas|fuel)? ?(?:filling|service|petrol|gas) station$|^version\b|^e-?ticket\b|^(?:flight|flug|vol|vuelo|volo|voo|train|zug) [a-z0-9]{1,3} ?\d|\bgare (?:de|du)\b|\bhbf\b|hauptbahnhof|^ride type$|^rental (?:start|return|details|period)|\bdocket\b|\b\d[\d.,]* ?(?:t|tonnes?|kg|l|lit(?:re|er)s?|kwh|mwh|mj|gj|kl|m3)\b/
const townAndState = /^(?:\p{L}[\p{L}'’-]*,? ){1,2}(?:NSW|QLD|VIC|TAS|ACT|WA|NT)$/u
const currencyWord = /^(?:eur|rm|rs|usd|aud|gbp|inr|myr|chf|gst|vat|abn|mwst|tva)$/

const longestName = 60
const shortestName = 3
// A trade in one short word ("Services") titles a section; "Stadtwerke" and longer ones can be names.
const longestWord = 9

// "Acme Pty Ltd ABN 12 345 678 901": the number that follows a name on its line.
const identityAfter =
  /(?<=\p{L}.*)[\s,;(–-]+(?:A\.?B\.?N|A\.?C\.?N|NZBN|EIN|(?:VAT|GST|Co(?:mpany)?|Tax|Business)\.? (?:Reg(?:istration|d)?\.?(?: No)?|No|Number|ID)|USt-?Id(?:Nr)?|UID|SIRET|SIREN|C\.?I\.?F|N\.?I\.?F|P\.? ?IVA|BTW|KvK|GSTIN)\b\.?\s*(?:No\.?|Nr\.?)?\s*[:#]?\s*(?=[A-Z]{0,3}[\s-]?\d).*$/u

// "Acme Ltd Carrier licence 88": what a letterhead prints behind the legal form.
const registryAfter =
  /(?<=\b(?:ltd|limited|llc|inc|gmbh|pty)\b\.?)\s+(?:carrier|licen[cs]e|lic\b|permit|registered|est\b|tel\b|ph\b|iso\b|member).*$/i

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
