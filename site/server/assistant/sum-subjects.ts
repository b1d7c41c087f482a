import type { ActivityKind } from '@doublerule/carbon/analysis/analysis-schema.ts'

/** What is counted, and the unit its factor is asked for in when no quantity is given. */
export type Subject = { kind: ActivityKind; name: string; usualUnit: string | null }

type Row = readonly [RegExp, Subject]

function row(pattern: RegExp, kind: ActivityKind, name: string, usualUnit: string | null): Row {
  return [pattern, { kind, name, usualUnit }]
}

/** The most telling words first: "diesel truck freight" is freight, "petrol car trip of 30 km" is a car. */
const rows: readonly Row[] = [
  row(
    /\b(freight|haulage|haul|consignment|shipping|tkm|tonne[- ]?k(ilo)?m(etre)?s?)\b/,
    'freight',
    'freight',
    'tkm',
  ),
  row(/\b(flights?|fly|flying|flew|plane|airfare|air travel)\b/, 'flight', 'air travel', 'pkm'),
  row(/\b(hotels?|motels?|accommodation|room nights?)\b/, 'hotel', 'hotel stay', 'room-night'),
  row(/\b(taxis?|cabs?|uber|rideshare)\b/, 'taxi', 'taxi', 'km'),
  row(/\b(trains?|rail)\b/, 'train', 'train travel', 'pkm'),
  row(/\b(bus|coach)\b/, 'bus', 'bus travel', 'pkm'),
  row(/\b(sewage|sewerage|wastewater|effluent)\b/, 'wastewater', 'sewage', 'kL'),
  row(/\b(refrigerants?|r-?\d{2,3}[a-z]?|hfc-?\d+\w?)\b/, 'refrigerant', 'refrigerant', 'kg'),
  row(/\b(landfill|rubbish|skip bins?|general waste|waste|garbage)\b/, 'waste', 'waste', 't'),
  row(/\b(lpg|propane|gas bottles?|autogas)\b/, 'lpg', 'LPG', 'L'),
  row(/\b(diesel|ulsd|biodiesel)\b/, 'diesel', 'diesel', 'L'),
  row(/\b(petrol|unleaded|ulp|gasoline|e10)\b/, 'petrol', 'petrol', 'L'),
  row(/\b(avgas|jet fuel|jet a-?1|kerosene|heating oil|fuel oil|lng|cng)\b/, 'fuel', 'fuel', 'L'),
  row(
    /\b(natural gas|mains gas|town gas)\b|(?<!greenhouse )\bgas\b(?! emissions)/,
    'natural-gas',
    'natural gas',
    'GJ',
  ),
  row(/\b(water)\b/, 'water', 'mains water', 'kL'),
  row(/\b(electricity|power|grid|kwh|mwh|electric)\b/, 'electricity', 'electricity', 'kWh'),
  row(
    /\b(concrete|cement|steel|rebar|timber|bricks?|alumini?um|plasterboard|glass|asphalt|sand|gravel|aggregates?|insulation|plastic|paper|cardboard|mortar|tiles?|copper|soil|clothing)\b/,
    'material',
    'material',
    't',
  ),
  row(/\b(car|cars|drive|driving|drove|vehicle|ute)\b/, 'car', 'car travel', 'km'),
]

/** What a question is about, or null. `text` is in lower case. A material goes by the word that names it. */
export function subjectIn(text: string): Subject | null {
  for (const [pattern, subject] of rows) {
    const word = pattern.exec(text)?.[0]
    if (word !== undefined) return subject.kind === 'material' ? { ...subject, name: word } : subject
  }
  return null
}
