import concreteInvoice from '../../../packages/documents/specimens/concrete-invoice.pdf?url'
import electricityBill from '../../../packages/documents/specimens/electricity-bill.pdf?url'
import fuelDocket from '../../../packages/documents/specimens/fuel-docket.jpg?url'

const files = {
  electricity: { address: electricityBill, name: 'electricity-bill.pdf', type: 'application/pdf' },
  diesel: { address: fuelDocket, name: 'fuel-docket.jpg', type: 'image/jpeg' },
  concrete: { address: concreteInvoice, name: 'concrete-invoice.pdf', type: 'application/pdf' },
} as const

export type DeskSpecimen = keyof typeof files

/** A document of ours as a file, as if the visitor had chosen it; null where it does not come. */
export async function fetchSpecimen(id: DeskSpecimen): Promise<File | null> {
  const { address, name, type } = files[id]
  try {
    const response = await fetch(address)
    return response.ok ? new File([await response.blob()], name, { type }) : null
  } catch {
    return null
  }
}
