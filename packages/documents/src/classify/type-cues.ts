import type { DocumentType } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { Concept } from '../lexicon/concept.ts'

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

const cue = (
  type: DocumentType,
  reason: string,
  weight: number,
  most: number,
  pattern: RegExp,
  concepts: TypeCue['concepts'] = [],
): TypeCue => ({ type, reason, weight, most, pattern, concepts })

const billed: readonly Concept[] = ['bill', 'invoice', 'statement']

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

export const typeCues: readonly TypeCue[] = [
  cue(
    'electricity-bill',
    'names an electricity bill',
    6,
    1,
    /electric(?:ity)? (?:bill|account|invoice|statement|service)|stromrechnung|facture d'electricite|factura de (?:luz|electricidad)|bolletta (?:luce|elettrica)|energierekening|ht bill|lt bill/,
    [['electricity'], billed],
  ),
  cue('electricity-bill', 'kWh quantities', 3, 4, /\bkwh\b|kilowatt.?hour/),
  cue(
    'electricity-bill',
    'names electricity',
    2,
    4,
    /electric|\bstrom|elettric|stroom|elektri|energia electrica|\bluz\b/,
    [['electricity']],
  ),
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
  cue(
    'gas-bill',
    'names a gas bill',
    6,
    1,
    /(?:natural )?gas (?:bill|account|invoice|statement|service|charges|usage)|gasrechnung|facture (?:de )?gaz|factura (?:de )?gas|bolletta gas/,
    [['natural-gas'], billed],
  ),
  cue('gas-bill', 'names gas', 2, 4, /\bnatural gas\b|\bgas\b(?! station)|erdgas|\bgaz\b|aardgas/, [
    ['natural-gas'],
  ]),
  cue(
    'gas-bill',
    'gas units',
    3,
    3,
    /\btherms?\b|\bccf\b|\bmcf\b|\bdth\b|dekatherm|\bmmbtu\b|\bsmc\b|\bmj\b|\bmirn\b|\bgprn\b|\bmprn\b|heating value|brennwert|calorific|pressure factor|zustandszahl/,
  ),
  cue(
    'water-bill',
    'names a water bill',
    6,
    1,
    /water ?(?:bill|invoice|account|usage|charges|rates|service|supply|consumption|and sewer)|wasserrechnung|facture d'eau|factura (?:de|del) agua|bolletta acqua|waterrekening/,
    [['water'], billed],
  ),
  cue('water-bill', 'names water', 2, 4, /\bwater\b|\bwasser|\beau\b|\bagua\b|\bacqua\b|drinkwater/, [
    ['water'],
  ]),
  cue(
    'water-bill',
    'sewerage',
    3,
    2,
    /sewer|sewage|waste ?water|abwasser|assainissement|alcantarillado|fognatura/,
    [['wastewater']],
  ),
  cue('water-bill', 'water units', 3, 2, /\bkl\b|kilolit|\bhcf\b|\bcu\.? ?m\b|1,?000 gal/),

  cue(
    'fuel-receipt',
    'pump',
    4,
    2,
    /(?<!(?:concrete|heat|pool|water|sump|trap) )\bpump\b(?! ?(?:out|hire|station|truck|set|rental|service|line))|\bpompe?\b|zapfs|saulen?(?:nummer|-?nr)?\b|tankstelle|surtidor|erogatore|\bbomba\b|filling station|petrol station|gas station|servo\b|station.service/,
    [['pump']],
  ),
  cue(
    'fuel-receipt',
    'fuel product',
    4,
    2,
    /\bunleaded|\bulp\b|\bdiesel\b|\bgas ?oil|\bgazole|\bgasoleo|\bgasolio|\bbenzin[ae]?\b|\bsuper (?:e5|e10|95|98|plus)|\bsp ?9[58]|\bron ?9[0-9]|\be10\b|\bpremium 9[58]|autogas|euro ?95|gasolin|v-?power|sans plomb|s98|\bpetrol\b/,
    [['petrol', 'diesel', 'lpg', 'fuel']],
  ),
  cue(
    'fuel-receipt',
    'price per litre',
    5,
    1,
    /(?:\/|per|pro|par) ?(?:l\b|ltr|lit)|(?:eur|rm|\$|c)\/ ?l(?:it|tr|\b)|\bp\/?l\b|cpl\b|price\/(?:l|gal)|ppg|ppl\b|gallons?\b/,
  ),
  cue('fuel-receipt', 'litres', 3, 1, /\d[.,]\d{2,3} ?(?:l|lt|ltr|lts|litres?|liters?|liter)\b/),
  cue(
    'fuel-log',
    'fuel card or log',
    6,
    2,
    /fuel (?:card|log|report|transactions?|purchases?)|fleet (?:report|card|fuel)|odometer|tankbuch|fuel type/,
    [['fuel-log', 'odometer']],
  ),

  cue(
    'flight-record',
    'flight words',
    3,
    4,
    /\bflights?\b|\bflug(?!hafen)|\bvols?\b(?! \d{4})|\bvuelos?\b|\bvol[io]\b|\bvlucht|boarding pass|e-?ticket|electronic ticket|airlines?\b|airways|itinerary receipt|\bflight no/,
  ),
  cue(
    'flight-record',
    'airports',
    3,
    3,
    /\([a-z]{3}\).*\([a-z]{3}\)|hinflug|ruckflug|departure.*arrival|terminal \d/,
  ),
  cue(
    'flight-record',
    'cabin or baggage',
    2,
    2,
    /cabin class|economy|business class|baggage|gepack|bagages|fare (?:basis|class|type)|passenger|passagier|passager/,
  ),
  cue(
    'rail-record',
    'rail words',
    4,
    3,
    /\btrain\b|\btrains\b|\bzug\b|\btreno\b|\btren\b|\btrein\b|\brail(?:way)?\b|\btgv\b|\bice \d|\bbahn|\bfrecciarossa|\bwagen \d|voiture|platform|gleis|e-billet|coach \w? ?seat|carrozza|\bcoche \d|\brenfe\b|railcard|\bstation\b.*\bto\b/,
  ),
  cue(
    'rail-record',
    'ticket words',
    2,
    2,
    /\bticket\b|\bbillet\b|fahrkarte|fahrschein|biglietto|billete|\breturn\b.*\bsingle\b|2nd class|1st class|2\. klasse|1\. klasse|1e classe|2e classe|seat\b/,
  ),
  cue(
    'taxi-receipt',
    'taxi',
    6,
    2,
    /\btaxi\b|\bcab\b|cabcharge|ride ?share|\btrip fare|rideshare|your (?:trip|ride) (?:with|on)|\d (?:kms?|kilomet\w+|mi|miles?)\b.{0,12}\d+ ?min|flagfall|flag fall|meter fare|fare breakdown|your driver|you rode with|thanks for riding|\brides?\b.*\b(?:total|with)|trip fare|booking fee.*trip/,
  ),
  cue('utility-bill', 'names a utility bill', 6, 1, /\butility (?:bill|statement|account|invoice)/),
  cue(
    'taxi-receipt',
    'ride',
    4,
    2,
    /^ride (?:type|fare|details|id|receipt)\b|^(?:drop.?off|dropped off)\b.*\d:\d{2}|\bbase fare\b|\bride receipt/,
  ),
  cue(
    'utility-bill',
    'names heat',
    6,
    2,
    /fernwarme|district (?:heat|energy)|\bheat (?:bill|networks?)|\bsteam (?:service|charge|usage|bill)|chauffage urbain|stadswarmte|teleriscaldamento|warmelieferung/,
    [['heat']],
  ),
  cue('travel-record', 'coach', 3, 2, /\bcoach\b.*\bto\b|autobus|\bbus(?:es)?\b|fernbus/),
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
  cue(
    'travel-record',
    'public transport',
    5,
    2,
    /fahrten-?karte|tageskarte|monatskarte|einzelfahr|verkehrsbetriebe|verkehrsverbund|public transport|\btram\b|metro ticket|day ticket|bus ticket|\bopal\b|\bmyki\b|go card|nahverkehr|opnv/,
    [['public-transport']],
  ),
  cue(
    'travel-record',
    'several kinds of travel',
    4,
    1,
    /travel (?:itinerary|manifest|report|summary|expenses?)|trip (?:type|itinerary|report)|itinerary/,
  ),
  cue(
    'hotel-receipt',
    'hotel words',
    4,
    3,
    /\bhotel\b|\bhostel\b|\bmotel\b|\binn\b|\bresort\b|\bguest ?house|albergo|gasthof|\bsuites?\b|folio/,
  ),
  cue(
    'hotel-receipt',
    'stay words',
    4,
    3,
    /check.?in|check.?out|\bnights?\b|ubernachtung|\bnuit(?:ee)?s?\b|\bnoches?\b|\bnott[ei]\b|arriv(?:e|al)\b.*depart|anreise|abreise|room (?:charge|rate|type|no|number|\d)|\bcamera\b|\bzimmer|\bchambre|habitacion|guest name|number of guests|tassa di soggiorno|city tax|accommodation/,
  ),

  cue(
    'freight-document',
    'freight document',
    6,
    2,
    /bill of lading|consignment note|con ?note|waybill|air ?way|frachtbrief|lettre de voiture|cmr\b|freight (?:invoice|bill|charges?)|packing list|delivery docket|carrier name|freight forward|shipping order|proof of delivery|(?:ocean|sea|air|road|rail|line ?haul) freight|\bvessel\b|\bvoyage\b|port of (?:loading|discharge)|\bcouriers?\b|\bawb\b/,
    [['bill-of-lading', 'packing-list']],
  ),
  cue(
    'freight-document',
    'consignment words',
    2,
    4,
    /\bshipper\b|consignee|consignor|pallets?\b|gross weight|\bcarrier\b|tonne.?k|\bcbm\b|container|pick ?up\b.*deliver|freight|ship (?:from|date)|cartage|lading|kg chargeable/,
  ),
  cue(
    'waste-docket',
    'waste words',
    4,
    4,
    /\bwaste\b(?! ?water)|\brecycl|landfill|\bskips?\b(?= ?(?:bins?|hire|hire|exchange|-|–|$))|\bbin (?:lift|service|collection)|tipping|transfer station|abfall|entsorgung|dechets|residuos|rifiuti|\bafval|rubbish|garbage|general waste|comingled|green waste|\bocc\b|mixed paper|rebate per t/,
  ),
  cue(
    'waste-docket',
    'names a waste docket',
    6,
    1,
    /waste (?:transfer|consignment|collection|tracking|disposal|receipt) (?:note|docket|ticket|certificate|record|form)|\bwtn\b|(?:^|\b)ewc\b|ubernahmeschein|bordereau de suivi des dechets/,
    [['waste-docket']],
  ),
  cue(
    'waste-docket',
    'weighbridge',
    3,
    2,
    /\btare\b|weighbridge|net weight|gross (?:weight|kg|t\b)|in weight|out weight/,
  ),
  cue(
    'material-invoice',
    'materials',
    4,
    3,
    /\bcement|\bconcrete|\basphalt|\bbitumen|\bgravel|\bsand\b|\baggregate|\bsteel\b|\breo\b|\btimber\b|\bplywood|\bbricks?\b|\bcrushed rock|road ?base|\bzement|\bbeton\b|\bkies\b|\bstahl\b|ciment|acier|hormigon|cemento|acero|calcestruzzo|\bplasterboard|\baluminium|\brebar|\bmpa\b|\bready.?mix|\d{4} ?psi\b/,
    [['material']],
  ),

  cue(
    'invoice',
    'names an invoice',
    5,
    1,
    /\binvoice\b|\brechnung\b|\bfacture\b|\bfactura\b|\bfattura\b|\bfactuur\b/,
    [['invoice']],
  ),
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
  cue(
    'receipt',
    'names a receipt',
    3,
    1,
    /\breceipt\b|quittung|\brecu\b|\brecibo\b|ricevuta|kassenbon|kwitantie/,
    [['receipt']],
  ),
  cue(
    'receipt',
    'food and groceries',
    4,
    3,
    /\bfood\b|drink|coffee|\btea\b|restaurant|\bcafe\b|burger|pizza|\bbeer\b|\bale\b|wine\b|chicken|\bmilk\b|bread\b|banan|apfel|\bkase\b|grocer|supermarket|\bpint\b|\bmenu\b|joghurt|obst|gemuse|fries|salad|kitchen|bakery/,
  ),
]
