import type { AnalyseResult } from '../analyse/analyse-document.ts'

export type Method = { name: string; title: string; text: string }

/** What the MCP server needs from where it runs. */
export type McpPorts = {
  /** The signal ends the reading where the caller cancels its request. */
  analyse: (bytes: Uint8Array, fileName: string, signal: AbortSignal) => Promise<AnalyseResult>
  /** Counts files or lines of a calculation; null where they may be worked on, else what to tell the caller. */
  admit: (what: 'file' | 'line', times: number) => Promise<string | null>
  /** Reads a file of this machine; null where callers are elsewhere and may send bytes only. */
  readPath: ((path: string) => Promise<Uint8Array | null>) | null
  methods: readonly Method[]
}
