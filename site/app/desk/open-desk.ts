import { navigate } from 'wouter/use-browser-location'
import { deskInbox, type DeskRequest } from './desk-inbox.ts'

export const deskPath = '/working'

/** Lays something on the desk and goes there. */
export function openDesk(request: DeskRequest): void {
  deskInbox.put(request)
  if (window.location.pathname !== deskPath) navigate(deskPath)
}
