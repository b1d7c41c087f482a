import { decimal, times } from '@doublerule/carbon/decimal.ts'
import { formatKg } from '@doublerule/carbon/format-mass.ts'
import type { ReactNode } from 'react'
import { dieselLightVehicle } from '#app/pages/copied-factors.ts'
import type { RuledItem } from '#app/ui/ruled-list.tsx'

const litres = decimal('62.48')
const { kgCO2ePerUnit } = dieselLightVehicle

/** The processing pipeline, in order, as the demo runs it, each step with what it makes of one specimen docket. */
export const pipelineSteps: readonly RuledItem[] = [
  step(
    'Upload',
    'A file comes by hand, by email, from a watched folder or over the API. Its content decides what it is, whatever its name says.',
    'fuel-docket.jpg',
  ),
  step(
    'Document type detection',
    'Utility bill, fuel receipt, travel manifest, invoice, meter data or something else, with the reasons for the choice.',
    <>
      Fuel receipt: <mark>DIESEL</mark> <mark>c/L</mark>
    </>,
  ),
  step(
    'Specialised extraction',
    'Each type has its own reader: peak and off-peak on a bill, litres and price on a docket, legs and nights on an itinerary.',
    <>
      <mark>DIESEL</mark> <mark>62.48</mark> <mark>L</mark> @ 189.9 c/L
    </>,
  ),
  step(
    'Material matching',
    'Direct by name and code, then by vector similarity, then with AI assistance when it is switched on. Units must agree.',
    'Diesel, L: Table 8 or Table 9',
  ),
  step(
    'Verification and review',
    'Arithmetic and plausibility checks run. What stays doubtful goes to a person, with both answers worked out.',
    'Vehicle or generator? A ute.',
  ),
  step(
    'Emissions calculation',
    'Quantity times factor in exact decimals, split by scope, with the factor’s edition for the period and the place.',
    `62.48 L × ${kgCO2ePerUnit} = ${formatKg(times(litres, kgCO2ePerUnit))}`,
  ),
]

function step(title: string, text: string, shown: ReactNode): RuledItem {
  return {
    title,
    text: (
      <>
        <span className="type-figure mb-2 block text-sm leading-6 text-ink">{shown}</span>
        {text}
      </>
    ),
  }
}
