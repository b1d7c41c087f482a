import { cutQuotients } from '@doublerule/carbon/cut-quotients.ts'
import {
  decimal,
  dividedBy,
  minus,
  parseDecimal,
  plus,
  roundTo,
  times,
  type Decimal,
} from '@doublerule/carbon/decimal.ts'
import { listFactors } from '@doublerule/carbon/factors/factor-library.ts'
import fuelProperties from '@doublerule/carbon/factors/fuel-properties.generated.json' with { type: 'json' }
import { countryOf } from '@doublerule/carbon/regions/place-names.ts'
import { airportByCode } from '@doublerule/carbon/travel/airport-table.ts'
import { greatCircleKm } from '@doublerule/carbon/travel/great-circle.ts'
import thresholds from '@doublerule/carbon/thresholds/thresholds.json' with { type: 'json' }
import { allUnits } from '@doublerule/carbon/units/unit-table.ts'
import { allPassages } from '#server/knowledge/all-passages.ts'
import { writeNumbersInDigits } from '#server/assistant/number-words.ts'
import { withoutVerdict } from '#server/assistant/without-verdict.ts'
import { plans } from '#shared/plans.ts'

const passageTexts = new Set(allPassages.flatMap(({ text }) => [text, withoutVerdict(text)]))
/** A passage offered by its subject in a line of its own, alone or with one of its sentences. */
const toldLines = allPassages.map(({ topic, text }) => ({
  openings: [` ${topic}: `, ` ${topic}`],
  text: `${text} ${withoutVerdict(text)}`,
}))
const passageQuestions = new Set(allPassages.flatMap((passage) => passage.questions))
const lawFigures = figuresIn(JSON.stringify(thresholds))
const planFigures = plans
  .flatMap((plan) => [plan.minBusinessUnits, plan.maxBusinessUnits, plan.users, plan.integrations])
  .filter((limit) => typeof limit === 'number')
  .map(String)
/** Months of a year and of a quarter, quarters, weeks and days of a year. */
const calendarFigures = ['3', '4', '12', '52', '365']
const allFactors = listFactors()
const factorValues = allFactors.map((factor) => decimal(factor.kgCO2ePerUnit))
const tableFigures = allFactors.flatMap(({ source, notes, name }) => [source, notes, name].flatMap(figuresIn))
const tableValues = [...allUnits.map((unit) => unit.toCanonical), ...fuelProperties.value.map(decimal)]
/** What one unit may emit in an option of a question: one factor, or it and the upstream factor of its category. */
const perUnitTotals = new Set([
  ...factorValues,
  ...allFactors.flatMap((burnt) =>
    burnt.scope !== 1 && burnt.scope !== 2
      ? []
      : allFactors
          .filter(
            ({ scope, category, unit, region }) =>
              scope === 3 &&
              category === burnt.category &&
              unit === burnt.unit &&
              countryOf(region) === countryOf(burnt.region),
          )
          .map((upstream) => plus(decimal(burnt.kgCO2ePerUnit), decimal(upstream.kgCO2ePerUnit))),
  ),
])

/** What has a source whatever is asked; gathered once, because it is thousands. */
const ownFigures: ReadonlySet<string> = new Set([
  // Both ways of a return trip.
  '2',
  ...calendarFigures,
  ...planFigures,
  ...lawFigures,
  ...tableFigures,
  ...factorValues,
  ...tableValues,
])

/**
 * Figures of an answer that have no source. A source is: a passage given word for word, the plan table, the visitor,
 * the factor library, the unit table, or a sum over these that is done again here and found right.
 */
export function findInventedFigures(paragraphs: readonly string[], said: readonly string[]): string[] {
  const lines = paragraphs
    .filter((paragraph) => !passageTexts.has(paragraph))
    .flatMap((text) => text.split('\n'))
    .filter((line) => !isTold(line))
  const visitor = ['1', ...said.map(writeNumbersInDigits).flatMap(figuresIn)].flatMap(scalesOf)
  const sourced = new Set<string>(ownFigures)
  for (const figure of visitor) sourced.add(figure)
  for (const distance of lines.flatMap(flownDistances)) sourced.add(distance)
  const results = lines.flatMap((line) => resultsOf(line, sourced))
  const addForms = (values: readonly Decimal[]) =>
    values.flatMap(formsOf).forEach((shown) => sourced.add(shown))
  addForms([...results, ...totalsOf(results)])
  // A second pass, for the lines that go on from a total.
  addForms(lines.flatMap((line) => resultsOf(line, sourced)))
  const quantities = [...visitor, ...results]
  return lines
    .map(withoutRulesOfTheirOwn)
    .flatMap(figuresIn)
    .filter((figure) => !sourced.has(figure) && !sourced.has(parseDecimal(figure) ?? figure))
    .filter((figure) => !isOption(figure, quantities))
}

/** True where a figure is a quantity of the visitor, or worked out of these, times what one unit of something in the library emits. */
function isOption(figure: string, quantities: readonly Decimal[]): boolean {
  return quantities.some((quantity) =>
    [...perUnitTotals].some(
      (total) =>
        mayShow(Number(quantity) * Number(total), Number(figure)) &&
        formsOf(times(quantity, total)).includes(figure),
    ),
  )
}

/** Floats tell at once what is nowhere near; the exact sum decides the rest. */
function mayShow(kilograms: number, shown: number): boolean {
  return [kilograms, kilograms / 1000].some((form) => Math.abs(form - shown) <= 0.01 + shown * 1e-9)
}

/** Results of the sums in a line, "a × b ÷ c + d − e = r", that come out right and start from sourced figures. */
function resultsOf(line: string, sourced: Set<string>): Decimal[] {
  const [left, ...rights] = line
    .replace(/^.*: /, '')
    .replace(/(\d) %/g, '$1 ÷ 100')
    .split(' = ')
  const tokens = (left ?? '').match(/(?<=^|\s)[\d.,]+(?=\s|$)|[×÷+−]/g) ?? []
  const figures = tokens.filter((token) => /\d/.test(token)).map((token) => token.replaceAll(',', ''))
  const isSourced = figures.every((figure) => sourced.has(parseDecimal(figure) ?? figure))
  if (!isSourced || !tokens.some((token) => /[×÷+−]/.test(token))) return []
  const { terms, total } = evaluate(tokens)
  const stated = rights.flatMap((right) => figuresIn(right).slice(0, 1))
  const isRight = stated.every((figure) => formsOf(total).includes(figure))
  if (!isRight) return []
  sourced.add(total)
  return [...new Set([...terms, total])]
}

/** "BNE to SYD: 753 km great circle": the distance, when the two airports are that far apart. */
function flownDistances(line: string): string[] {
  return [...line.matchAll(/([A-Z]{3}) to ([A-Z]{3}): (\d+) km great circle/g)].flatMap(
    ([, from = '', to = '', km = '']) => {
      const [origin, destination] = [airportByCode(from), airportByCode(to)]
      return origin !== null && destination !== null && greatCircleKm(origin, destination) === km ? [km] : []
    },
  )
}

function evaluate(tokens: readonly string[]): { terms: Decimal[]; total: Decimal } {
  const terms: Decimal[] = []
  let operator = '+'
  for (const token of tokens) {
    if (/[×÷+−]/.test(token)) {
      operator = token
      continue
    }
    const value = decimal(token.replaceAll(',', ''))
    const last = terms.pop()
    if (last === undefined) terms.push(value)
    else if (operator === '×') terms.push(times(last, value))
    else if (operator === '÷') terms.push(dividedBy(last, value))
    else terms.push(last, operator === '−' ? minus('0', value) : value)
  }
  return { terms, total: terms.reduce<Decimal>((sum, term) => plus(sum, term), '0') }
}

/** The sums of results in a row: an answer's total over its lines. */
function totalsOf(results: readonly Decimal[]): Decimal[] {
  return results.flatMap((first, at) => {
    let total = first
    return results.slice(at + 1).map((next) => (total = plus(total, next)))
  })
}

/** Figures as answers print them: exact, a long quotient cut, kilograms to two places, and tonnes to the kilogram. */
function formsOf(kilograms: Decimal): string[] {
  const printed = roundTo(kilograms, 2)
  const tonnes = roundTo(times(kilograms, '0.001'), 3)
  const cut = cutQuotients(kilograms).replace('…', '')
  return [kilograms, cut, printed, decimal(printed), tonnes, decimal(tonnes)]
}

/** What a visitor's figure becomes by the word next to it: thousand, million, watts as kilowatts. */
function scalesOf(figure: string): Decimal[] {
  const value = parseDecimal(figure)
  return value === null ? [] : [value, times(value, '1000'), times(value, '1000000'), times(value, '0.001')]
}

/** Takes out what is a rule of its own: quoted questions, the years an edition holds for, names of scopes and tables. */
function withoutRulesOfTheirOwn(line: string): string {
  return line
    .replace(/“([^”]*)”/g, (quote, text: string) => (passageQuestions.has(text) ? '' : quote))
    .replace(
      /NGA (\d{4}) (?:\(|holds for )1 Jul (\d{4}) to 30 Jun (\d{4})/g,
      (phrase, edition: string, from: string, to: string) =>
        edition === from && Number(to) === Number(from) + 1 ? '' : phrase,
    )
    .replace(/\b(?:NGA|Defra|editions?|Tables?|dated|period|to) \d[\d-]*(?:(?:,| and) \d+)*/g, '')
    .replace(/Scope \d|category \d+|CO2|\(\d+ % sure\)|R 6371 km|v2025\.1/g, '')
}

function isTold(line: string): boolean {
  return toldLines.some(({ openings, text }) =>
    openings.some((opening) => {
      const at = line.indexOf(opening)
      return at >= 0 && at <= 2 && text.includes(line.slice(at + opening.length))
    }),
  )
}

/** Every number of a text, without thousands separators; codes such as R410A and addresses of links are left out. */
export function figuresIn(text: string): string[] {
  const words = text.replace(/\]\([^)]*\)/g, ']')
  return (words.match(/(?<![A-Za-z\d.])\d[\d,]*(?:\.\d+)?/g) ?? []).map((figure) =>
    figure.replaceAll(',', ''),
  )
}
