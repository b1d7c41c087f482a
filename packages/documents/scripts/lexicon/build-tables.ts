import { readFileSync, readdirSync } from 'node:fs'
import { buildBrands } from './build-brands.ts'
import { buildConcepts } from './build-concepts.ts'
import { buildCountries } from './build-countries.ts'
import { buildCues } from './build-cues.ts'
import { buildDeclaredFormats } from './build-declared-formats.ts'
import { buildIntervals } from './build-intervals.ts'
import { buildLexicon } from './build-lexicon.ts'
import { buildPatterns } from './build-patterns.ts'
import { buildPrices } from './build-prices.ts'
import { buildRoles } from './build-roles.ts'
import { buildMonths, buildUnits } from './build-units.ts'

const folder = new URL('../../lexicon/', import.meta.url)
const formatsFolder = new URL('../../formats/', import.meta.url)
const otherTables: readonly string[] = [
  'brands',
  'column-roles',
  'concept-lists',
  'concepts',
  'countries',
  'country-marks',
  'cues',
  'months',
  'prices',
  'type-cues',
  'units',
]

const typeCueColumns = ['type', 'reason', 'weight', 'most', 'pattern', 'concepts']
const markColumns = ['countries', 'weight', 'flags', 'pattern']

function readTable(name: string): string {
  return readFileSync(new URL(`${name}.tsv`, folder), 'utf8')
}

function readFormats(name: string): string {
  return readFileSync(new URL(`${name}.tsv`, formatsFolder), 'utf8')
}

function readLanguages(): { language: string; text: string }[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.tsv') && !name.endsWith('.corpus.tsv'))
    .map((name) => name.slice(0, -'.tsv'.length))
    .filter((name) => !otherTables.includes(name))
    .toSorted()
    .map((language) => ({ language, text: readTable(language) }))
}

/** One line, so that the size of the file is its content. */
function print(table: object): string {
  return `${JSON.stringify(table)}\n`
}

/** The text of every generated file, by its path below src. */
export function buildTables(): Map<string, string> {
  return new Map([
    ['lay-out/lexicon/lexicon.generated.json', print(buildLexicon(readLanguages()))],
    [
      'lay-out/lexicon/concepts.generated.json',
      print(buildConcepts(readTable('concepts'), readTable('concept-lists'))),
    ],
    ['lay-out/lexicon/cues.generated.json', print(buildCues(readTable('cues')))],
    ['lay-out/lexicon/brands.generated.json', print(buildBrands(readTable('brands')))],
    ['judge/predict/prices.generated.json', print(buildPrices(readTable('prices')))],
    [
      'lay-out/values/countries.generated.json',
      print(
        buildCountries(
          readTable('countries'),
          readLanguages().map(({ language }) => language),
        ),
      ),
    ],
    ['lay-out/values/units.generated.json', print(buildUnits(readTable('units')))],
    ['lay-out/values/months.generated.json', print(buildMonths(readTable('months')))],
    ['classify/type-cues.generated.json', print(buildPatterns(readTable('type-cues'), typeCueColumns))],
    ['find/tables/column-roles.generated.json', print(buildRoles(readTable('column-roles')))],
    [
      'find/exact/invoice/declared-formats.generated.json',
      print(buildDeclaredFormats(readFormats('declared'), readFormats('declared-units'))),
    ],
    ['find/exact/intervals/intervals.generated.json', print(buildIntervals(readFormats('intervals')))],
    [
      'lay-out/layout/country-marks.generated.json',
      print(buildPatterns(readTable('country-marks'), markColumns)),
    ],
  ])
}
