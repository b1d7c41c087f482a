/**
 * Words of charges that are priced on the same kilowatt hours once more: networks, taxes, levies, certificates,
 * discounts. English, German, French, Spanish, Italian, Dutch, Portuguese, Polish, Scandinavian; folded, each the start of
 * a word.
 */
const chargeWords = [
  'network', 'distribution', 'transmission', 'transport', 'grid', 'tax', 'duty', 'levy', 'levies', 'certificate',
  'environment', 'renewable', 'discount', 'rebate', 'surcharge', 'capacity', 'climate change', 'green scheme',
  'market charge', 'system charge', 'loss', 'concession', 'contribution', 'bounce', 'policy cost',
  'netz', 'steuer', 'stromsteuer', 'energiesteuer', 'umlage', 'konzession', 'abgabe', 'messstellen', 'rabatt', 'bonus',
  'offshore', 'kwk', 'eeg', 'co2',
  'acheminement', 'accise', 'cspe', 'ticfe', 'turpe', 'taxe', 'contribution', 'remise', 'capacite',
  'peaje', 'impuesto', 'cargo', 'descuento', 'alquiler',
  'oneri', 'accisa', 'accise', 'imposta', 'trasporto', 'dispacciamento', 'perdite', 'sconto',
  'netbeheer', 'belasting', 'energiebelasting', 'korting', 'opslag',
  'imposto', 'taxa', 'contribuicao', 'redes', 'desconto',
  'dystrybuc', 'oplata', 'akcyza', 'przesyl',
  'nat', 'nett', 'elcertifikat', 'energiskatt', 'elafgift', 'avgift', 'afgift', 'skatt',
] as const // prettier-ignore

// Parts of German compounds: "Arbeitspreis Netznutzung", "Offshore-Netzumlage".
const compoundEnds = [
  'steuer',
  'umlage',
  'abgabe',
  'entgelt',
  'belasting',
  'nutzung',
  'skatt',
  'afgift',
  'avgift',
] as const

/** True for a line that prices energy which another line sells. */
export function isChargedAgain(folded: string): boolean {
  const words = ` ${folded.replace(/[^\p{L}\p{N}]+/gu, ' ')} `
  return (
    chargeWords.some((word) => words.includes(` ${word}`)) ||
    compoundEnds.some((end) => words.includes(`${end} `))
  )
}
