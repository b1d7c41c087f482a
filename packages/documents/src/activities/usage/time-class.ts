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
