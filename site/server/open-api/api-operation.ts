import type { z } from 'zod'
import type { ProblemCode } from '#shared/problems.ts'

export type ApiAnswer =
  | { name: string; schema: z.ZodType; description: string; orFile?: boolean }
  /** Server-sent events, a file in one of the formats to take along, or no body. */
  | 'events'
  | 'files'
  | 'nothing'

export type ApiHeader = {
  name: string
  description: string
  isRequired?: boolean
  minLength?: number
  example?: string
}

export type ApiOperation = {
  id: string
  method: 'get' | 'post' | 'delete'
  /** Below /api. */
  path: string
  tag: 'Calculations' | 'Factors' | 'Analyses' | 'Working papers' | 'Reference'
  /** Which door it is behind: the open one, with keys and versions, or that of the site's own pages. */
  door: 'open' | 'site'
  summary: string
  description: string
  query?: z.ZodObject
  pathId?: { description: string; example: string }
  headers?: readonly ApiHeader[]
  /** The example is a call that works: the reference page sends it. */
  body?: { name: string; schema: z.ZodType; example: unknown; takesFiles: boolean }
  /** What each good status brings. */
  answers: Readonly<Record<number, ApiAnswer>>
  hasEtag: boolean
  problems: readonly ProblemCode[]
}

/** What any operation with a body may answer. */
export const problemsOfBodies = [
  'invalid_json',
  'invalid_fields',
  'unsupported_media_type',
  'body_too_large',
  'body_stalled',
  'bodies_busy',
] as const satisfies readonly ProblemCode[]
