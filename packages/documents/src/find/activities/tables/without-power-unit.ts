/** Gas is sold by the kilowatt hour too: what a head says beside its "kWh". */
export function withoutPowerUnit(folded: string): string {
  return folded.replace(/\b[kmg]?wh\b/g, '')
}
