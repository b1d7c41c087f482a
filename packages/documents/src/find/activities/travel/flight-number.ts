import { travelOperators } from './travel-operators.ts'

const coded = /(?<![A-Za-z0-9])([A-Z]{2}|[A-Z]\d|\d[A-Z])\s{0,2}0*(\d{2,4}|(?<= )\d)(?![\dA-Za-z.,]|:\d)/
const airlines = new Map(
  travelOperators.flatMap(({ mode, name, designator }) =>
    mode === 'flight' && designator !== null ? [[name, designator]] : [],
  ),
)
const names = [...airlines.keys()].map((name) => name.replace(/[/.()]/g, String.raw`\$&`)).join('|')
const named = new RegExp(String.raw`(?<![\p{L}\d])(${names})\s(?:flight\s)?0*(\d{2,4})(?![\d:.,])`, 'iu')

/** The flight that a text names, by its code or by the name of its airline: "LX 963", "IndiGo 2416". */
export function findFlightNumber(text: string): string | null {
  const [, airline = '', number = ''] = named.exec(text) ?? []
  const code = [...airlines].find(([name]) => name.toLowerCase() === airline.toLowerCase())?.[1]
  if (code !== undefined) return `${code}${number}`
  const match = coded.exec(text)
  return match === null ? null : `${match[1] ?? ''}${match[2] ?? ''}`
}
