import { cueFor } from '../../lay-out/lexicon/cue-for.ts'
import type { Candidate } from './candidate.ts'

const apparent = cueFor('apparent-energy apparent')

/**
 * A network may bill the apparent energy, in kVAh. Where one row prints it beside the energy in kWh, as another figure, that figure is
 * no energy wherever it is printed again: billed units without a unit of their own are those kVAh.
 */
export function withoutApparentEnergy(candidates: readonly Candidate[]): readonly Candidate[] {
  const named = candidates.filter(isApparent)
  if (named.length === 0) return candidates
  const values = new Set(named.filter((one) => hasEnergyBeside(one, candidates)).map(valueOf))
  return candidates.filter(
    (one) => !values.has(valueOf(one)) || (one.unitSource === 'printed' && one.unit?.dimension === 'energy'),
  )
}

function isApparent({ title, label, line, number }: Candidate): boolean {
  return [title, label, line.text.slice(number.end, number.cell.end)].some((text) => apparent.test(text))
}

function hasEnergyBeside(one: Candidate, candidates: readonly Candidate[]): boolean {
  return candidates.some(
    (other) =>
      other.line === one.line &&
      other.unit?.dimension === 'energy' &&
      !isApparent(other) &&
      valueOf(other) !== valueOf(one),
  )
}

function valueOf({ number }: Candidate): number {
  return Number(number.value)
}
