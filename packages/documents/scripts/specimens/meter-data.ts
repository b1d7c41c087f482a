const nmi = '31145820635'
const days = ['20250901', '20250902', '20250903', '20250904', '20250905', '20250906', '20250907']

/**
 * A week of a site with solar panels as NEM12: register E1 is energy from the grid, B1 energy to it, in kWh for
 * each half hour. AEMO's MDFF specification, version 2.6.
 */
export function writeMeterData(): string {
  const lines = ['100,NEM12,202509080930,SPECIMEN,SPECIMEN']
  for (const register of ['E1', 'B1'] as const) {
    lines.push(`200,${nmi},E1B1,${register},${register},N1,SPEC0001,KWH,30,`)
    for (const [index, day] of days.entries()) {
      const values = Array.from({ length: 48 }, (_, slot) => measure(register, index, slot).toFixed(3))
      lines.push(`300,${day},${values.join(',')},A,,,${day}235959,`)
    }
  }
  lines.push('900')
  return `${lines.join('\r\n')}\r\n`
}

function measure(register: 'E1' | 'B1', day: number, slot: number): number {
  const hour = slot / 2
  const sunlight = Math.max(0, Math.sin(((hour - 6) / 12) * Math.PI)) * (0.75 + 0.05 * ((day * 3) % 5))
  const isWeekend = day >= 5
  const work = hour >= 7 && hour < 17 && !isWeekend ? 4.2 : 0.9
  const net = work / 2 - sunlight * 1.7
  return register === 'E1' ? Math.max(0.04, net) : Math.max(0, -net)
}
