import type { ActivityLine, DocumentType, Factor, Match, Period } from '../analysis/analysis-schema.ts'
import type { ActivityDate } from '../factors/choose-edition.ts'
import type { RegionFinding } from '../regions/find-region.ts'

/** What the engine knows about the document that a line stands on. */
export type WorkOutContext = {
  region: RegionFinding | null
  period: Period | null
  issueDate: string | null
  /** ISO 3166 alpha-2 where the document names a country but no region. */
  country: string | null
  /** The language of the document, where it has one: Australia is assumed of English only. */
  language?: string | null
  documentType: DocumentType
  currency: string | null
}

/** Where factors are looked up: a region, or Australia assumed because nothing speaks against it. */
export type Place = { region: string | null; country: string | null; because: string; isAssumed: boolean }

export type Situation = {
  line: ActivityLine
  place: Place
  date: ActivityDate | null
  documentType: DocumentType
}

/** One reading of a line: the factors that are counted together, such as Scope 1 and Scope 3 of one fuel. */
export type FactorOption = {
  label: string
  factors: readonly Factor[]
  /** 0 to 1, where the option was ranked by its words. */
  confidence?: number
}

/** The outcome of choosing for one line. */
export type Choice = {
  method: Match['method']
  /** Best first; empty when nothing fits. */
  options: readonly FactorOption[]
  /** Shown beside the result and never counted, such as the market-based method. */
  shown: readonly Factor[]
  /** Asked when more than one option is likely; null when the first one stands. */
  question: string | null
  /** 0 to 1: how sure the choice of the first option is. */
  confidence: number
  /** A factor of another place or thing stands in. */
  isProxy: boolean
  /** Someone should look, although a figure is given: edition out of range, unit assumed, part of a scope missing. */
  needsReview: boolean
  /** Sentences for the reader, the first one being the reason of the match. */
  reasons: readonly string[]
}

export const emptyChoice: Choice = {
  method: 'direct',
  options: [],
  shown: [],
  question: null,
  confidence: 0,
  isProxy: false,
  needsReview: false,
  reasons: [],
}

export function noFactor(...reasons: readonly string[]): Choice {
  return { ...emptyChoice, reasons }
}

/** A model's answer: one of the given ids or null for none of them, with its reason. */
export type AiAnswer = { id: string | null; reason: string }
