import type { FigureSource } from '#app/ui/sourced-figure.tsx'
import type { TickMarkName } from '#app/ui/tick-mark.tsx'

export const specimenIds = ['electricity', 'diesel', 'concrete'] as const

export type SpecimenId = (typeof specimenIds)[number]

/** A part of the document or of the paper that one of the six steps marks. */
type Marked = { step?: number }

/** The specimen document as text: what its paper would print. */
export type SpecimenDocument = {
  fileName: string
  page: number
  pages: number
  supplier: string
  supplierNote: string
  title: Marked & { text: string }
  facts: readonly (Marked & { label: string; value: string })[]
  columns: readonly string[]
  rows: readonly (Marked & { cells: readonly string[] })[]
  closing: readonly (Marked & { label: string; value: string })[]
}

/** A printed figure that opens to show where it comes from. */
export type PaperFigure = { text: string; source: FigureSource }

export type PaperEntry = {
  step: number
  title: string
  /** Text and figures in reading order. */
  working: readonly (string | PaperFigure)[]
  /** The figure in the column of kilograms, where the entry has one. */
  kg: PaperFigure | null
  marks: readonly TickMarkName[]
}

/** The total before the last change of the option, for the eye to compare. */
export type TotalComparison = { label: string; was: string; difference: string }

/** A specimen with its working paper: everything on it is read from the document, looked up or worked out. */
export type SpecimenSheet = {
  id: SpecimenId
  document: SpecimenDocument
  /** What each of the six steps did, for the rail. */
  steps: readonly { title: string; text: string }[]
  option: string | null
  optionSwitch: {
    legend: string
    options: readonly { value: string; label: string; title?: string }[]
  } | null
  entries: readonly PaperEntry[]
  total: {
    title: string
    working: string
    tonnes: PaperFigure
    marks: readonly TickMarkName[]
    comparison: TotalComparison | null
  }
}

export const stepTitles = ['Upload', 'Type', 'Extraction', 'Matching', 'Review', 'Calculation'] as const
