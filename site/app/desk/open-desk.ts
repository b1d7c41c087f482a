import { navigate } from 'wouter/use-browser-location'
import { deskPath } from './desk-path.ts'
import { deskInbox, type DeskRequest } from './desk-inbox.ts'
import { showKeptDesk } from './kept-desk.ts'

/** Lays something on the desk and goes there. */
export function openDesk(request: DeskRequest): void {
  showKeptDesk(true)
  deskInbox.put(request)
  if (window.location.pathname !== deskPath) navigate(deskPath)
}
