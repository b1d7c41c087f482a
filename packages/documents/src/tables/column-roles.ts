import { foldText } from '../values/plain-text.ts'

export type ColumnRole =
  | 'date'
  | 'start'
  | 'end'
  | 'odometer'
  | 'reading'
  | 'demand'
  | 'rate'
  | 'distance'
  | 'nights'
  | 'rooms'
  | 'origin'
  | 'destination'
  | 'route'
  | 'travellers'
  | 'cabin'
  | 'round-trip'
  | 'mode'
  | 'estimated'
  | 'direction'
  | 'unit'
  | 'cost'
  | 'quantity'
  | 'product'
  | 'meter'
  | 'supplier'
  | 'place'
  | 'currency'
  | 'note'

// Over folded headers with "_" as a space, in English, German, French, Spanish, Italian, Dutch and Swedish. The first
// row that fits names the column, so that "odometer (km)" is no distance and "unit price" no unit.
const roleWords: readonly { role: ColumnRole; pattern: RegExp }[] = [
  { role: 'quantity', pattern: /profile read|interval (?:read|usage|value|consumption)$/ },
  {
    role: 'note',
    pattern:
      /\bfactors?\b(?! in)|\bef\b|\bgwp\b|per (?:capita|person|household|head|student|employee|fte)\b|\bintensity\b|benchmark|\btypical\b|\btargets?\b|\bbaseline\b|\bbudget\b|\bpopulation\b|\bgdp\b/,
  },
  {
    role: 'quantity',
    pattern: /^activity (?:data|amount|quantity|level|value)(?: amount| value| quantity)?(?: \(.*\))?$/,
  },
  {
    role: 'unit',
    pattern:
      /^(?:activity|activity data|distance|quantity|volume|weight|fuel|energy|consumption|usage|flow|read(?:ing)?) (?:units?|uom)$/,
  },
  {
    role: 'product',
    pattern: /^(?:emissions?|ghg|activity) (?:source|category|activity|type|name)(?: category)?$/,
  },
  { role: 'estimated', pattern: /\bread(?:ing)? (?:type|status|method|quality)\b/ },
  { role: 'start', pattern: /\bdate from\b|(?:previous|last|prior) read(?:ing)? date/ },
  { role: 'end', pattern: /\bdate to\b|(?:current|present|this) read(?:ing)? date/ },
  {
    role: 'date',
    pattern: /\bread(?:ing)? (?:date|time)|\bdate read\b|^created(?: at| on| date)?$|^posted(?: at| on)?$/,
  },
  {
    role: 'product',
    pattern:
      /waste.?(?:type|stream)|fuel.?type|^warenart$|^sorte$|^treibstoff(?:art|sorte)?$|^produ(?:ct|kt|it|cto)$|^prodotto$|^kraftstoff(?:art|sorte)?$|^material$/,
  },
  {
    role: 'meter',
    pattern: /\b(?:meter|account|customer|property|portfolio manager|device)\b.*\bid$|\bid$|_id$/,
  },
  {
    role: 'odometer',
    pattern: /odo(?:meter)?\b|mileage|km.?stand|kilometerstand|compteur|cuentakil|contachil|tacho/,
  },
  {
    role: 'note',
    pattern:
      /\beconomy\b|\bl ?\/ ?100|temperatur|\btemp\b|humidity|heating degree|cooling degree|\bhdd\b|\bcdd\b|purpose|comment|notes?\b|remark|savings|points|\baverage\b(?! (?:power|demand|load))|\bavg\b|balance|co2|emission|ghg|carbon/,
  },
  {
    role: 'reading',
    pattern:
      /meter ?stand|meter read|reading|\bread\b|zahlerstand|\bindex\b|lectura|lettura|register read|cumulative|\bstand\b/,
  },
  { role: 'demand', pattern: /demand|\bkva\b|\bkw\b|power factor|max(?:imum)? load|peak load|kvarh?\b/ },
  {
    role: 'estimated',
    pattern:
      /estimat(?!\w* (?:weight|usage|consumption|volume|quantity|kwh))|geschat|gesch(?:a|ae)tzt|quality|read type|estim(?!ated? )/,
  },
  {
    role: 'rate',
    pattern:
      /\b(?:price|cost|rate|charge)s? (?:per|\/)|\bppl\b|\bcpl\b|ppg\b|unit (?:price|cost|rate)|per (?:l|lit|gal|kwh|unit)|\/ ?(?:l|lit(?:re|er)|gal|kwh)\b|price\/|\brate\b|stuckpreis|einzelpreis|prix unitaire|precio unitario|prezzo unitario|tarif\b/,
  },
  {
    role: 'round-trip',
    pattern:
      /round.?trip|return\b|^journey(?: type)?$|is return|hin.?und.?ruck|aller.?retour|ida y vuelta|trip type.*return/,
  },
  {
    role: 'nights',
    pattern: /\bnights?\b(?! ?\(?(?:[km]wh|kl|units?)\b)|ubernacht|nuit(?:ee)?s?|noches|notti|nachten/,
  },
  { role: 'rooms', pattern: /\brooms?\b|zimmer|chambres?|habitac|camere|kamers/ },
  {
    role: 'travellers',
    pattern:
      /passengers?\b(?! (?:name|id))|\bpax\b|travell?ers\b(?! ?(?:id|name))|no\.? of (?:people|passengers|travell?ers)|guests\b|persons|reisende|anzahl personen/,
  },
  { role: 'cabin', pattern: /\bclass\b|cabin|travel class|service class|klasse|classe|clase/ },
  {
    role: 'mode',
    pattern:
      /\bmode\b|trip type|travel type|transport type|type of (?:travel|transport)|vehicle type|category|kategorie|categorie|categoria|activity type|expense type|booking type|segment type|^type$|utility|commodity|meter type|fuel or utility|energy type|service type|^service$|\.service$/,
  },
  {
    role: 'route',
    pattern: /\broute\b|routing|sector|itinerary|\bleg\b|strecke|trajet|tratta|ruta\b|o&d|city pair/,
  },
  {
    role: 'origin',
    pattern:
      /\borigin|depart(?:ure|ing)?(?: (?:city|airport|station|from|location|code))?$|^from\b(?! date)|pick.?up(?: (?:location|address|point))?$|dep(?:\.| ap)|abflug|von ?(?:ort|flughafen)|^von$|^van$|depart\b|partenza|salida|^vertrek|start location|embark|ship from|from (?:city|airport|location|station)/,
  },
  {
    role: 'destination',
    pattern:
      /destination|arrival(?: (?:city|airport|station|location|code))?$|^to\b(?! date)|drop.?off|arr(?:\.| ap)|ankunft|^nach$|^naar$|^bis$|^tot$|^hasta$|arrivee|^arrivo|llegada|^aankomst|end location|ship to|^bestemming|ziel|to (?:city|airport|location|station)/,
  },
  {
    role: 'start',
    pattern:
      /start(?: ?date| ?time)?$|from date|period (?:start|from)|begin|(?:read|usage|bill(?:ing)?|service|interval) (?:start|from)|von ?datum|date de debut|fecha inicio|data inizio|startdatum|check.?in|interval start|time period$|^period$|^(?:van|von|du|desde|dal)\b.*(?:datum|date|fecha|data)\b/,
  },
  {
    role: 'end',
    pattern:
      /end(?: ?date| ?time)?$|to date|period (?:end|to)|(?:read|usage|bill(?:ing)?|service|interval) (?:end|to)\b|bis ?datum|date de fin|fecha fin|data fine|einddatum|check.?out|interval end|^(?:tot|bis|au|hasta|al)\b.*(?:datum|date|fecha|data)\b/,
  },
  {
    role: 'date',
    pattern:
      /\bdates?\b|datum|fecha|^data\b|\bdate$|^day$|^time ?stamp|date.?time|^month$|monat|^mois$|^mes$|^mese$|^maand$|zeitstempel|horodat|^time$|^zeit|^jour$|^tag$|^giorno$|^dia$|^dag$|^dato$|^manad$|^maned$|^tidpunkt$/,
  },
  {
    role: 'distance',
    pattern: /distance|\bkms?\b|\bmiles?\b|kilomet|entfernung|distanz|distancia|distanza|afstand|\bmi\b/,
  },
  { role: 'currency', pattern: /currency|wahrung|devise|moneda|valuta/ },
  {
    role: 'cost',
    pattern:
      /cost|amount|\bprice\b|charges?\b|\bpaid\b|total (?:price|paid|charge)|spend|betrag|kosten|preis|\bpris\b|kostnad|montant|prix|cout|\bimporte\b|precio|importo|prezzo|bedrag|prijs|\bfare\b|value \(|^total$|\$|€|£|\b(?:usd|aud|eur|gbp|nzd)\b|gst|vat\b|\btax\b|discount/,
  },
  {
    role: 'unit',
    pattern:
      /^(?:usage )?units?$|\buom\b|unit of measure|einheit|unite\b|unidad\b|unita\b|eenheid|units?\b$(?<!number of units)(?<!kwh units)/,
  },
  {
    role: 'direction',
    pattern: /consumption type|direction|flow|import.?export|channel|register|stream|suffix|obis/,
  },
  {
    role: 'product',
    pattern:
      /fuel.?type|product(?!ion)|\bgrade\b|fuel\b(?! \(?(?:qty|quantity|volume|used|lit(?:re|er)s?|l\b|gal|amount))|kraftstoff|carburant|combustible\b|carburante|brandstof|description|\bitem\b|material|waste.?(?:type|stream)|substance|refrigerant|artikel|bezeichnung|beschreibung|designation|libelle|descripcion|concepto|descrizione|omschrijving|activity\b|source\b|goods|commodity|stream|eural|ewc/,
  },
  {
    role: 'meter',
    pattern:
      /\bnmi\b|meter(?: ?(?:id|no|number|name|serial|point))?$|mirn|mpan|mprn|\bcups\b|\bpod\b|\bprm\b|\bpdl\b|\bean\b|esiid|meter id|serial|zahlpunkt|portfolio manager meter/,
  },
  {
    role: 'supplier',
    pattern:
      /supplier|vendor|merchant|retailer|provider|carrier|airline|lieferant|fournisseur|proveedor|fornitore|leverancier|station name|site name|haulier/,
  },
  {
    role: 'place',
    pattern:
      /\bstate\b|postcode|zip|address|country|location|\bsite\b|\bproperty\b|\bbuilding\b|\bsuburb\b|\bcity\b|\bregion\b/,
  },
  {
    role: 'quantity',
    pattern:
      /quantit|\bqty\b|menge|anzahl|cantidad|quantita|aantal|hoeveelheid|volume|litres?|liters?|\(l\)|\bl$|\bltrs?\b|gallons?|usage|consum(?!er)|verbrauch|verbruik|forbruk|forbrug|zuzycie|levering|teruglever|einspeis|bezug|\bkwh\b|\bmwh\b|\bwh\b|\bgj\b|\bmj\b|therms?|\bm3\b|m³|\bkl\b|ccf|weight|tonnes?|tonnage|\bkgs?\b|\bnet\b|gewicht|poids|peso|gas\b|electric|water|solar|export|import|\bunits\b|\bvalue\b|^valeur|^wert\b|^valore?\b|energy|tkm|liter\b|litri|litros|peak/,
  },
]

/** "weightKg" as "weight Kg". */
export function partUnit(header: string): string {
  return header.replace(/([a-z])(Kg|KG|KWh|kWh|MWh|Km|GJ|MJ|KL)$/, '$1 $2')
}

/** A header's words: folded, with "_" as a space and "readingDate" as two words; units such as "kWh" stay whole. */
export function headerWords(header: string): string {
  return foldText(
    partUnit(header)
      .replace(/\*+$/, '')
      .replace(/(?<=[a-z]{2}|[A-Z]{2})(?=[A-Z][a-z]{2,})/g, ' '),
  ).replace(/_/g, ' ')
}

/** What a column holds, by its header; null when the words say nothing known. */
export function columnRole(foldedHeader: string): ColumnRole | null {
  const words = foldedHeader
    .replace(/_/g, ' ')
    .replace(/([a-z])\(/g, '$1 (')
    .trim()
  return roleWords.find(({ pattern }) => pattern.test(words))?.role ?? null
}
