import { type DocumentType, documentTypes } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { type Concept, concepts } from '../lexicon/concept.ts'
import table from './type-cues.generated.json' with { type: 'json' }

/** What speaks for a type: a pattern, else words of any language; counted on every line it is found, up to `most` lines. */
export type TypeCue = {
  type: DocumentType
  reason: string
  weight: number
  most: number
  pattern: RegExp
  /** What the lexicon says where the pattern finds nothing: of each list a word has to be on the line. */
  concepts: readonly (readonly Concept[])[]
}

// Patterns run over folded lines (lower case, no accents): English, German, French, Spanish, Italian, Dutch.
/** Words that all metered bills share: they lift whichever of the utilities is named most. */
export const meteredCue = {
  reason: 'meter and service words',
  weight: 3,
  most: 3,
  pattern:
    /meter (?:read|no|number|details|&)|read(?:ing)? date|scheduled read|service address|supply address|budget billing|estimated read|previous reading|current reading|zahlerstand|zahlernummer|releve de compteur|index de|lectura (?:anterior|actual)|lettura|meterstand|energy charges?|usage charges?|consumption/,
} as const

/** An offer prints quantities that nobody has used yet; "please quote this number" asks for something else. */
export const offerWords =
  /(?<!(?:please|to|always|must|and) )\bquot(?:e|ation)\b(?! (?:this|your|the)\b)|\bestimate no|angebot nr|\bdevis\b|presupuesto|preventivo|offerte/

/** At the head of a document: it sets terms or prices, and bills nothing. */
export const termsHead =
  /(?:tenancy|lease|supply|rental) agreement|\blease\b.*\bbetween\b|mietvertrag|contrat de bail|contrato de (?:arrendamiento|alquiler)|contratto di locazione|huurovereenkomst|fact ?sheet|brochure|(?:price|tariff|rate) (?:list|sheet|schedule|guide|notice|change)|\btariffs? (?:from|effective)|notice to (?:residents|tenants|customers)|schedule of (?:rates|prices|fees|charges|tariffs)|preisblatt|preisliste|prijslijst|tarievenblad|grille tarifaire|listino/

/** What a bill says of itself even where it prints no use. */
export const billedWords =
  /\bdue\b(?! to\b)|amount (?:payable|owing)|payment received|please pay|pay by|\bbalance\b|(?:bill|invoice|statement) (?:date|number|no\b|period)|billing (?:date|period)|tax invoice|new charges|current charges|account (?:summary|statement)|date (?:of )?issue|issue date|rechnung|facture|factura|bolletta|fattura|factuur|\bbil\b/

const typeByName: ReadonlyMap<string, DocumentType> = new Map(documentTypes.map((type) => [type, type]))
const conceptByName: ReadonlyMap<string, Concept> = new Map(concepts.map((concept) => [concept, concept]))

/** The rows of `lexicon/type-cues.tsv`. */
export const typeCues: readonly TypeCue[] = table.type.flatMap((name, row) => {
  const type = typeByName.get(name)
  return type === undefined
    ? []
    : [
        {
          type,
          reason: table.reason[row] ?? '',
          weight: Number(table.weight[row]),
          most: Number(table.most[row]),
          pattern: new RegExp(table.pattern[row] ?? ''),
          concepts: conceptsIn(table.concepts[row] ?? ''),
        },
      ]
})

/** "electricity & bill|invoice": of each list a word has to be on the line. */
function conceptsIn(text: string): TypeCue['concepts'] {
  if (text === '') return []
  return text.split(' & ').map((list) => list.split('|').flatMap((name) => conceptByName.get(name) ?? []))
}
