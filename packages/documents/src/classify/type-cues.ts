import type { DocumentType } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { Concept } from '../lexicon/concept.ts'

/** What speaks for a type: a pattern, or words of any language; counted on every line it is found, up to `most` lines. */
export type TypeCue = {
  type: DocumentType
  reason: string
  weight: number
  most: number
  /** A pattern of a line, or lists of words of any language: of each list one has to be on the line. */
  sign: RegExp | readonly (readonly Concept[])[]
}

const cue = (
  type: DocumentType,
  reason: string,
  weight: number,
  most: number,
  sign: TypeCue['sign'],
): TypeCue => ({ type, reason, weight, most, sign })

const billed: readonly Concept[] = ['bill', 'invoice', 'statement', 'standing-charge', 'use']

// Patterns run over folded lines (lower case, no accents).
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

export const typeCues: readonly TypeCue[] = [
  cue('electricity-bill', 'names an electricity bill', 6, 1, [['electricity'], billed]),
  cue('electricity-bill', 'kWh quantities', 3, 4, /\bkwh\b|kilowatt.?hour/),
  cue('electricity-bill', 'names electricity', 2, 4, [['electricity']]),
  cue(
    'electricity-bill',
    'meter identifier',
    4,
    1,
    /\bnmi\b|\bmpan\b|\bcups\b|\bpod\b.*it\d|point de livraison|national metering identifier|zahlpunkt|marktlokation/,
  ),
  cue(
    'electricity-bill',
    'tariff words',
    2,
    2,
    /off-?peak|supply charge|feed-?in|controlled load|demand charge|puissance souscrite|potencia contratada|potenza impegnata|energy charge|heures creuses/,
  ),
  cue(
    'electricity-bill',
    'a power company',
    3,
    1,
    /electric(?:ity)? (?:supply|company|co\b|corp|board|authority|utilit|distribution|power)|power (?:company|corp|co\b|supply|distribution|& light|and light)|light (?:&|and) power/,
  ),
  cue('gas-bill', 'names a gas bill', 6, 1, [['natural-gas'], billed]),
  cue('gas-bill', 'names gas', 2, 4, [['natural-gas']]),
  cue(
    'gas-bill',
    'gas units',
    3,
    3,
    /\btherms?\b|\bccf\b|\bmcf\b|\bdth\b|dekatherm|\bmmbtu\b|\bsmc\b|\bmj\b|\bmirn\b|\bgprn\b|\bmprn\b|heating value|brennwert|calorific|pressure factor|zustandszahl/,
  ),
  cue('water-bill', 'names a water bill', 6, 1, [['water'], billed]),
  cue('water-bill', 'names water', 2, 4, [['water']]),
  cue('water-bill', 'sewerage', 3, 2, [['wastewater']]),
  cue('water-bill', 'water units', 3, 2, /\bkl\b|kilolit|\bhcf\b|\bcu\.? ?m\b|1,?000 gal/),

  cue('fuel-receipt', 'pump', 4, 2, [['pump']]),
  cue('fuel-receipt', 'fuel product', 4, 2, [['petrol', 'diesel', 'lpg', 'fuel']]),
  cue(
    'fuel-receipt',
    'price per litre',
    5,
    1,
    /(?:\/|per|pro|par) ?(?:l\b|ltr|lit)|(?:eur|rm|\$|c)\/ ?l(?:it|tr|\b)|\bp\/?l\b|cpl\b|price\/(?:l|gal)|ppg|ppl\b|gallons?\b/,
  ),
  cue('fuel-receipt', 'litres', 3, 1, /\d[.,]\d{2,3} ?(?:l|lt|ltr|lts|litres?|liters?|liter)\b/),
  cue('fuel-log', 'fuel card or log', 6, 2, [['fuel-log', 'odometer']]),

  cue('flight-record', 'flight words', 3, 4, [['flight']]),
  cue(
    'flight-record',
    'airports',
    3,
    3,
    /\([a-z]{3}\).*\([a-z]{3}\)|hinflug|ruckflug|departure.*arrival|terminal \d/,
  ),
  cue('flight-record', 'cabin or baggage', 2, 2, [['travellers']]),
  cue('rail-record', 'rail words', 4, 3, [['train']]),
  cue('rail-record', 'ticket words', 2, 2, [['ticket']]),
  cue('taxi-receipt', 'taxi', 6, 2, [['taxi']]),
  cue('utility-bill', 'names a utility bill', 6, 1, /\butility (?:bill|statement|account|invoice)/),
  cue(
    'taxi-receipt',
    'ride',
    4,
    2,
    /^ride (?:type|fare|details|id|receipt)\b|^(?:drop.?off|dropped off)\b.*\d:\d{2}|\bbase fare\b|\bride receipt/,
  ),
  cue('utility-bill', 'names heat', 6, 2, [['heat']]),
  cue('travel-record', 'coach', 3, 2, [['bus']]),
  cue(
    'travel-record',
    'vehicle hire',
    8,
    2,
    /rental (?:agreement|start|return|record|contract)|\brenter\b|(?:km|miles|kilometres) driven|gefahrene (?:km|kilometer)|mietvertrag|autovermietung|miettage|car rental|car hire|hire agreement|vehicle hire|mietwagen|location de voiture|alquiler de (?:coche|vehiculo)|autonoleggio|autoverhuur/,
  ),
  cue(
    'travel-record',
    'booking with departure and arrival',
    3,
    2,
    /booking confirmation|^(?:departure|arrival|depart|arrive|abfahrt|ankunft|salida|llegada|partenza|arrivo)\b/,
  ),
  cue('travel-record', 'public transport', 5, 2, [['public-transport']]),
  cue('travel-record', 'several kinds of travel', 4, 1, [['itinerary']]),
  cue('hotel-receipt', 'hotel words', 4, 3, [['hotel']]),
  cue('hotel-receipt', 'stay words', 4, 3, [['nights', 'rooms', 'hotel-folio']]),

  cue('freight-document', 'freight document', 6, 2, [['bill-of-lading', 'packing-list']]),
  cue('freight-document', 'consignment words', 2, 4, [['freight']]),
  cue('waste-docket', 'waste words', 4, 4, [['waste', 'recycling']]),
  cue('waste-docket', 'names a waste docket', 6, 1, [['waste-docket']]),
  cue('waste-docket', 'weighbridge', 3, 2, [['weighbridge', 'tare']]),
  cue('material-invoice', 'materials', 4, 3, [['material']]),

  cue('invoice', 'names an invoice', 5, 1, [['invoice']]),
  cue(
    'invoice',
    'invoice number or terms',
    3,
    3,
    /invoice ?:? ?(?:no|number|#|date|nr|id)|inv(?:oice)?[ /#-]\d|rechnungs(?:nummer|datum|nr)|purchase order|\bpo (?:no|number)|due date|payment terms|bill(?:ed)? to|ship to|bank (?:details|account|name)|terms|zahlbar|zahlungsbed|echeance|vencimiento|scadenza|unit price|payment due|for the billing period|delivery #|deliver to|gstin\/uin/,
  ),
  cue(
    'receipt',
    'till receipt',
    4,
    3,
    /\bcash(?:ier)?\b|\bchange\b|tendered|eftpos|card payment|mastercard|\bvisa\b|debit card|kartenzahlung|\bbon-?nr|ruckgeld|gegeben|\bkasse\b|rendu|scontrino|ticket (?:client|de caisse)|table\b \d|take ?away|eat.?in|dine in|server:|\bbar\b|receipt no|terminal.?id|\bqty item|thank you|counter:|kundenbeleg|rounding|\bdanke\b|goods sold are not|kontaktlos/,
  ),
  cue('receipt', 'names a receipt', 3, 1, [['receipt']]),
  cue('receipt', 'food and groceries', 4, 3, [['food']]),
]
