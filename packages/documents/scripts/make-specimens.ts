/** Makes the specimen files of ../specimens: `node packages/documents/scripts/make-specimens.ts`. */
import { writeFile } from 'node:fs/promises'
import { drawConcreteInvoice } from './specimens/concrete-invoice.ts'
import { drawElectricityBill } from './specimens/electricity-bill.ts'
import { writeFuelCardExport } from './specimens/fuel-card-export.ts'
import { drawFuelDocketPhoto, drawFuelDocketScan } from './specimens/fuel-docket.ts'
import { drawGasBill } from './specimens/gas-bill.ts'
import { writeMeterData } from './specimens/meter-data.ts'
import { writeTravelManifest } from './specimens/travel-manifest.ts'
import { writeWasteDocket } from './specimens/waste-docket.ts'
import { drawWaterBill } from './specimens/water-bill.ts'

const specimens = {
  'electricity-bill.pdf': drawElectricityBill,
  'gas-bill.pdf': drawGasBill,
  'water-bill.pdf': drawWaterBill,
  'concrete-invoice.pdf': drawConcreteInvoice,
  'fuel-docket.jpg': drawFuelDocketPhoto,
  'fuel-docket-scan.png': drawFuelDocketScan,
  'fuel-card.xlsx': writeFuelCardExport,
  'travel-manifest.csv': writeTravelManifest,
  'meter-data-nem12.csv': writeMeterData,
  'waste-docket.docx': writeWasteDocket,
}

for (const [name, make] of Object.entries(specimens)) {
  const content = await make()
  await writeFile(new URL(`../specimens/${name}`, import.meta.url), content)
  console.log(`${name}: ${Buffer.byteLength(content)} bytes`)
}
