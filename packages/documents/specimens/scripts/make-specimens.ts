/** Makes the specimen files beside this folder: `node packages/documents/specimens/scripts/make-specimens.ts`. */
import { writeFile } from 'node:fs/promises'
import { drawConcreteInvoice } from './concrete-invoice.ts'
import { drawElectricityBill } from './electricity-bill.ts'
import { writeFuelCardExport } from './fuel-card-export.ts'
import { drawFuelDocketPhoto, drawFuelDocketScan } from './fuel-docket.ts'
import { drawGasBill } from './gas-bill.ts'
import { writeMeterData } from './meter-data.ts'
import { writeTravelManifest } from './travel-manifest.ts'
import { writeWasteDocket } from './waste-docket.ts'
import { drawWaterBill } from './water-bill.ts'

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
  await writeFile(new URL(`../${name}`, import.meta.url), content)
  console.log(`${name}: ${Buffer.byteLength(content)} bytes`)
}
