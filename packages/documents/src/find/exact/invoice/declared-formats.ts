import type { DeclaredFormat } from './declared-format.ts'
import table from './declared-formats.generated.json' with { type: 'json' }

/** Formats that the law of a country prescribes, each as published by its tax authority; the narrower one first. */
export const declaredFormats: readonly DeclaredFormat[] = table.formats

/** Codes of units of a format's own, in those of Recommendation 20. */
export const declaredUnits: Readonly<Record<string, Readonly<Record<string, string>>>> = table.units
