import { openConcreteInvoice } from './concrete-invoice.ts'
import { openElectricityBill } from './electricity-bill.ts'
import { openFuelDocket } from './fuel-docket.ts'
import type { SpecimenId, SpecimenSheet } from './specimen-sheet.ts'

/** Works a specimen out. `before` is the option that was on show, so that the totals can be compared. */
export function openSpecimen(id: SpecimenId, option: string | null, before: string | null): SpecimenSheet {
  switch (id) {
    case 'electricity':
      return openElectricityBill(option, before)
    case 'diesel':
      return openFuelDocket(option, before)
    case 'concrete':
      return openConcreteInvoice()
  }
}
