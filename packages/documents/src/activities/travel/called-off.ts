import type { ReadLine } from '../../layout/read-line.ts'

const calledOff =
  /\b(?:reservation|booking|stay|trip|order|itinerary|tickets?)\b[^.]{0,40}\b(?:has been|have been|is|was|were)\b (?:now )?cancell?ed\b|cancelled your (?:reservation|booking|trip|stay|order)|\bcancell?ation (?:number|no\b|id|confirmation|confirmed)|\brefund (?:confirmation|notice)|(?:buchung|reservierung|reise)\b.{0,30}\bwurde\b.{0,12}storniert|stornierungs?(?:bestatigung|nummer)|(?:reservation|commande) (?:est|a ete) annulee|confirmation d'annulation|reserva (?:ha sido |esta )?cancelada|confirmacion de cancelacion|prenotazione (?:e stata )?(?:annullata|cancellata)|(?:boeking|reservering) is geannuleerd/

/** True for the notice that a whole journey or stay was called off: what it names did not take place. */
export function isCalledOff(lines: readonly ReadLine[]): boolean {
  return lines.some(({ folded }) => calledOff.test(folded))
}
