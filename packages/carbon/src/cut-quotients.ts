import { quotientPlaces } from './decimal.ts'

const quotient = /(\d\.0*\d{0,6})\d*/g
/** More than any factor or quantity that is printed has: only quotients have so many. */
const leastPlaces = 15
/** What the engine says of a quotient that stands in full. */
const roundedAt = ` (to ${quotientPlaces} decimal places)`

/**
 * A text with its long quotients cut to six digits behind the zeros: "3.66666666666666666667" becomes "3.666666…". They stay
 * whole where they are stored and where they are taken along as figures.
 */
export function cutQuotients(text: string): string {
  const cut = text.replaceAll(quotient, (whole, kept: string) => {
    const places = whole.length - whole.indexOf('.') - 1
    return places < leastPlaces ? whole : `${kept}…`
  })
  return cut === text ? text : cut.replaceAll(roundedAt, '')
}
