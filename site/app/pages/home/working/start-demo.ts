import { openChat } from '#app/chat/open-chat.ts'
import type { SpecimenId } from './specimen-sheet.ts'

/** Opens the chat and hands it a specimen; without the code for that (an old page, no network) the chat opens empty. */
export async function startDemo(id: SpecimenId): Promise<void> {
  try {
    const { sendSpecimen } = await import('./send-specimen.ts')
    await sendSpecimen(id)
  } catch {
    openChat()
  }
}
