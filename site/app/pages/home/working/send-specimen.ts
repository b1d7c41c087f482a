import concreteInvoice from '../../../../../packages/documents/specimens/concrete-invoice.pdf?url'
import electricityBill from '../../../../../packages/documents/specimens/electricity-bill.pdf?url'
import fuelDocket from '../../../../../packages/documents/specimens/fuel-docket.jpg?url'
import { openChat } from '#app/chat/open-chat.ts'
import { showToast } from '#app/ui/toast/show-toast.ts'
import { toastTexts } from '#shared/toast-texts.ts'
import type { SpecimenId } from './specimen-sheet.ts'

const files = {
  electricity: { address: electricityBill, name: 'electricity-bill.pdf', type: 'application/pdf' },
  diesel: { address: fuelDocket, name: 'fuel-docket.jpg', type: 'image/jpeg' },
  concrete: { address: concreteInvoice, name: 'concrete-invoice.pdf', type: 'application/pdf' },
} as const satisfies Record<SpecimenId, { address: string; name: string; type: string }>

/** Uploads a specimen to the assistant as if the visitor had chosen it: the chat opens, reads it and answers. */
export async function sendSpecimen(id: SpecimenId): Promise<void> {
  openChat()
  const { address, name, type } = files[id]
  const content = await fetchFile(address)
  if (content === null) showToast(toastTexts.uploadFailed)
  else openChat({ file: new File([content], name, { type }) })
}

async function fetchFile(address: string): Promise<Blob | null> {
  try {
    const response = await fetch(address)
    return response.ok ? await response.blob() : null
  } catch {
    return null
  }
}
