import { Fragment } from 'react'
import { Co2 } from '#app/ui/co2.tsx'

/** Text with CO2 set as a formula: the text faces have no subscript two, and the text itself stays as it is. */
export function FormulaText({ text }: { text: string }) {
  return text.split('CO2').map((piece, index) => (
    // Pieces have no identity but their place.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      {index > 0 && <Co2 />}
      {piece}
    </Fragment>
  ))
}
