import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { packPackage } from '../../../scripts/pack-package.ts'
import { loadTablesApart } from './load-tables-apart.ts'

const packageFolder = join(import.meta.dirname, '..')
const airports = 'travel/airports.licence.md'
/** What a bundler of pages takes instead. */
const browser = {
  './esm/factors/factor-library.js': './esm/factors/factor-library.browser.js',
  './esm/travel/airport-table.js': './esm/travel/airport-table.browser.js',
  './esm/travel/city-airports.js': './esm/travel/city-airports.browser.js',
}

const archive = packPackage({
  packageFolder,
  distFolder: process.argv[2] ?? join(packageFolder, 'dist'),
  description: 'From activities to kilograms of CO2e, with factors, sources and sums, in exact decimals',
  outFolder: 'esm',
  sources: 'esm',
  // The second is for our own packages, whose archives are built with this one: it promises nothing.
  entries: { '.': 'carbon', './internal/*': '*' },
  finish: (stage) => {
    copyFileSync(join(packageFolder, 'src', airports), join(stage, 'esm', airports))
    loadTablesApart(stage, browser)
  },
  manifest: { sideEffects: false, browser, engines: { node: '>=22' } },
})
console.log(archive)
