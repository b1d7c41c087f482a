import type { Limiter } from '#server/adapters/limiter.ts'
import type { ClientOf } from '#server/client-of.ts'
import type { Log } from '#server/log.ts'
import type { WorkingStore } from './working-store.ts'

export type WorkingPorts = {
  limiter: Limiter
  clientOf: ClientOf
  store: WorkingStore
  log: Log
  /** Address of the site for links in files; null where none is set. */
  publicOrigin: string | null
}

/** How requests of saved papers are named in metrics and in the log, which must not hold their addresses. */
export const savedPaperRoute = '/working/{id}'

/** 128 random bits in base64url. */
export const workingId = /^[\w-]{22}$/

/** Nobody indexes a saved paper, and following a link from it tells nobody where it is. */
export const privateHeaders = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
} as const
