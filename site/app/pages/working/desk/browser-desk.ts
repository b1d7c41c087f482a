import { sendUpload } from '#app/chat/transport/send-upload.ts'
import { fetchSpecimen } from '#app/desk/fetch-specimen.ts'
import { callRecalculate, callReplay } from './desk-calls.ts'
import { createDeskStore, type DeskStore } from './desk-store.ts'
import { openDeskStorage } from './desk-storage.ts'
import { readWorkingFile } from './read-working-file.ts'
import { makeReadFile } from './read-file.ts'
import { speak } from './speak.ts'

let desk: DeskStore | null = null

/** The one desk of this tab. It outlives its page, so a set goes on being read while the visitor looks elsewhere. */
export function browserDesk(): DeskStore {
  desk ??= createDeskStore({
    readFile: makeReadFile(sendUpload),
    recalculate: callRecalculate,
    replay: callReplay,
    readWorkingFile,
    fetchSpecimen,
    storage: openDeskStorage(),
    makeId: makeShortId,
    announce: speak.say,
  })
  return desk
}

/** Unique on this desk; randomUUID is missing on addresses without HTTPS. */
function makeShortId(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}
