/**
 * What the words around a quantity on a bill say about it. All patterns run over folded text (lower case, no accents)
 * and cover English, German, French, Spanish, Italian and Dutch.
 */
export const usageWords = {
  usage:
    /usage|used\b|\buse\b|consum(?!er)|\bconso|withdrawn|abstracted|verbrauch|verbruik|verbrauchs|\bbilled|purchased|energy charge|energy delivery|kwh total|total kwh|units? billed|total units|charge|\bentnahme|\bbezug|prelev|levering|energia|arbeitspreis|supplied|kegunaan|penggunaan/,
  total: /total|gesamt|summe|totaal|totale|jumlah|\bsum\b|net usage|billed/,
  average:
    /averag|\bavg|\bave\b|\bdaily (?!supply|charge)|per day|\/ ?day|par jour|pro tag|moyenn|durchschnitt|promedi|\bmedi[ao]\b|gemiddeld|diari[ao]|giornalier|per month|monthly average|avg\. monthly/,
  history:
    /last (?:(?:financial |calendar )?year|month|bill|quarter)|years? (?:ago|last)|previous (?:year|bill|month|quarter|period|account)|prior (?:year|period|bill|month)|same (?:time|period|month|quarter)|year.to.date|\bytd\b|annual|yearly|12.months?|twelve months|histor|compar|vorjahr|jahresverbrauch|prognose|jahrlich|annuel|l'an dernier|annee precedente|\banual|ultimos? (?:ano|12)|annuo|annua\b|anno precedente|jaarverbruik|vorig|evolution|profile|trend|your average|forecast|previous usage|expect|project(?:ed|ion)|(?:next|coming) (?:12|twelve|year)|voraussichtlich|(?:mehr|weniger) als|(?:more|less) than/,
  reading:
    /\breading|\breads?\b|\bindex\b|zahlerstand|\bstand\b|releve|\blectura|lettur[ae]|meterstand|\bprevious\b|\bpresent\b|\bprior\b|\bopening\b|\bclosing\b|\bstart\b|\bend\b|\banterior\b|precedente|\bancien|\bnouveau|\bneu\b|\balt\b|beginstand|eindstand|\bdiff\b|difference|\bdahulu\b|\bsemasa\b/,
  demand:
    /\bdemand|capacity|max(?:imum)? kw|leistung|puissance|potenc|potenza|vermogen|power factor|\bcapped\b|reactive|inducti|kvar|kvah/,
  threshold:
    /(?:\bfirst|\bnext|\bover|\babove|exceed(?:s|ing)?|\bup to|remaining|threshold|allowance|\blimit|within|\bbis(?: zu)?|jusqu'a|\bhasta|fino a|\btot|[<>≤≥])\s*$/,
  carbon: /co2|greenhouse|emission|carbon|\btrees\b|footprint|renewable energy cert/,
  stranger:
    /household|customers? using|\bhomes?\b|neighbou?r|benchmark|similar|typical|\bpeople\b|\bpersons?\b|target|\bsave[sd]?\b|equivalent|allocation|allocated|budget|assiette|\bcap\b|calorific|heating value|conversion|correction|zustandszahl|brennwert|umrechnung|\bloss\b|tariff rate|price per|forfait|\bunit ?=|battery|brochure/,
  export:
    /solar(?! (?:sponge|soak|saver|window))|feed.?in|\bexport|fed (?:in|back|into)|generation (?:export|credit|fed)|generated (?:by|from)|energy generated|buy.?back|einspeis|ruckspeis|teruglever|\binject|vertid|excedent|immess|immiss|surplus|\bpv\b|photovolt|net.?meter|sell.?back/,
  estimated:
    /\(e\)|\(est\)|estimat|geschat|\bestim|gesch(?:a|ae)tzt|stimat|hochgerechnet|estimad|assessed|substitut/,
} as const satisfies Record<string, RegExp>

/** The classes in which one meter's use is split by time or step; parts of different classes add up. */
const timeClasses: readonly { name: string; pattern: RegExp }[] = [
  { name: 'controlled-load', pattern: /controlled|dedicated circuit|\bcl ?[12]\b|hot water/ },
  { name: 'super-off-peak', pattern: /super off[\s-]?peak/ },
  {
    name: 'off-peak',
    pattern:
      /off[\s-]?peak|\bnight|heures? creuses?|\bhc\b|nachtstrom|niedertarif|\bnt[ -]|laag(?:tarief)?|\bdal(?:tarief|uren)?\b|\bvalle\b|economy|\bnacht/,
  },
  { name: 'shoulder', pattern: /shoulder|mid[\s-]?peak|\bllano|intermediate|part[\s-]?peak/ },
  {
    name: 'peak',
    pattern:
      /\bpeak|heures? pleines?|\bhp\b|hochtarif|\bht[- ](?:strom|tarif|verbrauch|zahler)|hoog(?:tarief)?|\bpunta\b|on[\s-]?peak|normaal/,
  },
  { name: 'weekend', pattern: /weekend|wochenende/ },
  { name: 'day', pattern: /(?<!(?:per|a|each|\/) ?)\bday\b|(?<!par )\bjour\b/ },
]
const numberedClass =
  /\b(f[123]|p[1-6]|(?:step|block|tier|tranche|level|stage|band|rate|tariff|fascia|periodo|register|stufe)\s?\d{1,2})\b/

/** "peak", "off-peak", "step 2"; empty where the words name no part of the use. */
export function timeClassOf(folded: string): string {
  return (
    numberedClass.exec(folded)?.[1] ?? timeClasses.find(({ pattern }) => pattern.test(folded))?.name ?? ''
  )
}
