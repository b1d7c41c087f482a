import { openChat } from '#app/chat/open-chat.ts'
import { fetchSpecimen } from '#app/desk/fetch-specimen.ts'
import { showToast } from '#app/ui/toast/show-toast.ts'
import { toastTexts } from '#shared/toast-texts.ts'
import type { SpecimenId } from './specimen-sheet.ts'

/** Uploads a specimen to the assistant as if the visitor had chosen it: the chat opens, reads it and answers. */
export async function sendSpecimen(id: SpecimenId): Promise<void> {
  openChat()
  const file = await fetchSpecimen(id)
  if (file === null) showToast(toastTexts.uploadFailed)
  else openChat({ file })
}
