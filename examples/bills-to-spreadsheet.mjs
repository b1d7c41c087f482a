// A folder of bills to a workbook: one multiplication a row, each a live formula, the total a sum over them.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openAnalysisPool } from '@doublerule/documents/pool/analysis-pool'
import writeXlsxFile from 'write-excel-file/node'

const [folder = '.', output = 'bills.xlsx'] = process.argv.slice(2)
const head = ['File', 'Entry', 'Quantity', 'Unit', 'Factor, kg per unit', 'kg CO2e', 'Scope', 'Source'].map(
  (value) => ({ value, fontWeight: 'bold' }),
)
const rows = []

const pool = openAnalysisPool({ isLazy: true })
for (const name of (await readdir(folder)).sort()) {
  const read = await pool.analyse(await readFile(join(folder, name)), name)
  if (!read.ok) {
    console.log(`${name}: ${read.problem.detail}`)
    continue
  }
  const { activities, factors, totals } = read.analysis
  console.log(`${name}: ${totals.kgCO2e} kg`)
  for (const { description, emissions } of activities) {
    for (const { factor, factorQuantity, scope } of emissions.filter(({ counted }) => counted)) {
      const { unit, kgCO2ePerUnit, source } = factors[factor]
      const at = rows.length + 2
      rows.push([
        { value: name },
        { value: description },
        { value: Number(factorQuantity) },
        { value: unit },
        { value: Number(kgCO2ePerUnit) },
        { value: `=C${at}*E${at}`, type: 'Formula' },
        { value: scope },
        { value: source },
      ])
    }
  }
}
await pool.close()

const total = { value: `=SUM(F2:F${rows.length + 1})`, type: 'Formula', fontWeight: 'bold' }
const foot = [{ value: 'Total', fontWeight: 'bold' }, null, null, null, null, total]
await writeXlsxFile([head, ...rows, foot]).toFile(output)
console.log(`${output}: ${rows.length} rows`)
