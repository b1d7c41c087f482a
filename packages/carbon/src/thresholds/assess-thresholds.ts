import { compare, decimal, type Decimal } from '../decimal.ts'
import table from './thresholds.json' with { type: 'json' }

/** What a company says of itself; null where it does not. Emissions and energy of one financial year. */
export type ThresholdInputs = {
  /** True where the figures are of one site, false where of a whole group, null where that is not said. */
  isFacility: boolean | null
  /** Scope 1 and 2 together; where only Scope 1 is given, that. */
  tonnes: Decimal | null
  /** Scope 1 alone, for the Safeguard Mechanism. */
  scope1Tonnes: Decimal | null
  /** Energy produced or consumed. */
  terajoules: Decimal | null
  revenue: Decimal | null
  assets: Decimal | null
  employees: Decimal | null
}

export const noThresholdInputs: ThresholdInputs = {
  isFacility: null,
  tonnes: null,
  scope1Tonnes: null,
  terajoules: null,
  revenue: null,
  assets: null,
  employees: null,
}

export type ThresholdFinding = {
  name: string
  /** Null where the answer turns on something that was not said. */
  isMet: boolean | null
  /** Each comparison that was made: "30000 t against 25000 t". */
  comparisons: readonly string[]
  law: string
  source: string
  /** The day the source was read. */
  checked: string
}

/** Holds the figures of an NGER facility and of an NGER group against the Act. */
export function assessNger(inputs: ThresholdInputs): ThresholdFinding[] {
  const rules = [
    ...(inputs.isFacility === false ? [] : [table.ngerFacility]),
    ...(inputs.isFacility === true ? [] : [table.ngerGroup]),
  ]
  return rules.map((rule) => {
    const tests = [
      testAt(inputs.tonnes, rule.tonnes, 't CO2e, Scope 1 and 2'),
      testAt(inputs.terajoules, rule.terajoules, 'TJ of energy'),
    ].filter((test) => test !== null)
    return findingOf(rule, tests.length === 0 ? null : tests.some(({ isReached }) => isReached), tests)
  })
}

/** More than 100,000 t of covered Scope 1 emissions at one facility. */
export function assessSafeguard({ scope1Tonnes }: ThresholdInputs): ThresholdFinding {
  const rule = table.safeguard
  if (scope1Tonnes === null) return findingOf(rule, null, [])
  const isOver = compare(scope1Tonnes, decimal(rule.tonnes)) > 0
  const test = { isReached: isOver, text: `${scope1Tonnes} t of Scope 1 against more than ${rule.tonnes} t` }
  return findingOf(rule, isOver, [test])
}

export type GroupFinding = ThresholdFinding & {
  /** The first group whose sizes are reached twice; its start. */
  group: { name: string; from: string } | null
}

/** Which group of AASB S2 a company is in by size: at least two of revenue, gross assets and employees. */
export function assessGroup(inputs: ThresholdInputs): GroupFinding {
  const rule = table.sustainabilityReport
  const given = [inputs.revenue, inputs.assets, inputs.employees].filter((value) => value !== null).length
  for (const group of rule.groups) {
    const tests = sizeTests(inputs, group)
    if (tests.filter(({ isReached }) => isReached).length >= 2)
      return { ...findingOf(rule, true, tests), group: { name: group.name, from: group.from } }
  }
  const [smallest] = rule.groups.slice(-1)
  const tests = smallest === undefined ? [] : sizeTests(inputs, smallest)
  const missed = tests.filter(({ isReached }) => !isReached).length
  return { ...findingOf(rule, missed >= 2 || given === 3 ? false : null, tests), group: null }
}

type Test = { isReached: boolean; text: string }
type Group = (typeof table.sustainabilityReport.groups)[number]

function sizeTests(inputs: ThresholdInputs, group: Group): Test[] {
  return [
    testAt(inputs.revenue, group.revenue, 'AUD of consolidated revenue'),
    testAt(inputs.assets, group.assets, 'AUD of gross assets'),
    testAt(inputs.employees, group.employees, 'employees'),
  ].filter((test) => test !== null)
}

function testAt(value: Decimal | null, threshold: string, what: string): Test | null {
  if (value === null) return null
  return { isReached: compare(value, decimal(threshold)) >= 0, text: `${value} against ${threshold} ${what}` }
}

function findingOf(
  { name, law, source, checked }: Pick<ThresholdFinding, 'name' | 'law' | 'source' | 'checked'>,
  isMet: boolean | null,
  tests: readonly Test[],
): ThresholdFinding {
  return { name, isMet, comparisons: tests.map(({ text }) => text), law, source, checked }
}
