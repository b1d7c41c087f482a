import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and while the served page is being taken over; true from then on. */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
