import type { KeptAnswer } from '#app/queries/query-state.ts'
import type { PublicConfig } from '#shared/public-config.ts'
import type { ServerEntry } from './server-entry.ts'

export type PageState = {
  publicConfig: PublicConfig
  queries: readonly KeptAnswer[]
  /** Paths of the data that the page was made from and does not carry. */
  apart?: readonly string[]
}

/** Reads the state that entry-server.tsx of the same build wrote into the page; null when the page carries none. */
export function readPageState(json: string | null | undefined): PageState | null {
  return json === null || json === undefined ? null : (JSON.parse(json) as PageState)
}

/** A module built or loaded from entry-server.tsx, whose one export is typed as ServerEntry there. */
export function toServerEntry(module: unknown): ServerEntry {
  return (module as { serverEntry: ServerEntry }).serverEntry
}
