import type { Concept } from '../../lexicon/concept.ts'
import { says } from '../../lexicon/says.ts'

const usageConcepts = {
  total: ['total'],
  average: ['average'],
  history: ['history', 'comparison', 'forecast'],
  reading: ['reading', 'reading-before', 'reading-after'],
  demand: ['demand', 'reactive'],
  carbon: ['carbon'],
  export: ['export', 'generation'],
  estimated: ['estimated'],
} as const satisfies Record<string, readonly Concept[]>

/** What the words around a quantity on a bill, folded, say about it, by the lexicon of all languages. */
export function saysOfUse(folded: string, what: keyof typeof usageConcepts): boolean {
  return says(folded, usageConcepts[what])
}

/** What is used or charged for: the proposals that the fitted judge weighs were found by these words. */
export const usedWords =
  /usage|used\b|\buse\b|consum(?!er)|\bconso|withdrawn|abstracted|verbrauch|verbruik|verbrauchs|\bbilled|purchased|energy charge|energy delivery|kwh total|total kwh|units? billed|total units|charge|\bentnahme|\bbezug|prelev|levering|energia|arbeitspreis|supplied|kegunaan|penggunaan/

/** The end of a label that says of the figure after it where a step of the tariff ends. */
export const thresholdBefore =
  /(?:\bfirst|\bnext|\bover|\babove|exceed(?:s|ing)?|\bup to|remaining|threshold|allowance|\blimit|within|\bbis(?: zu)?|jusqu'a|\bhasta|fino a|\btot|[<>≤≥])\s*$/

/** Quantities of others, of a model household, or of something that is not use at all. */
export const strangerWords =
  /household|customers? using|\bhomes?\b|neighbou?r|benchmark|similar|typical|\bpeople\b|\bpersons?\b|target|\bsave[sd]?\b|equivalent|allocation|allocated|budget|assiette|\bcap\b|calorific|heating value|conversion|correction|zustandszahl|brennwert|umrechnung|\bloss\b|tariff rate|price per|forfait|battery|brochure/

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
