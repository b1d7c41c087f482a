/** Who prints a series of factors, and what kind of figure it is. */
export type Publisher = {
  /** The name for a reader, short. */
  name: string
  /**
   * `official` for a government's own list; `screening` and `default` are stand-ins; `scheme` is a list that holds under
   * rules of its own, so that someone has to choose it.
   */
  kind: 'official' | 'screening' | 'default' | 'scheme'
  /** What a reader must know before using it, one sentence; null where there is nothing. */
  caution: string | null
}

function official(name: string, caution: string | null = null): Publisher {
  return { name, kind: 'official', caution }
}

const onlyCarbonDioxide = 'It counts CO2 only.'
const withLosses = 'Losses of the network are inside it.'

/** By the second word of an id: "nz-mfe-2026-…" is of "mfe". NOTES.md, "How to rank rows", says which is which. */
const publishers: Readonly<Record<string, Publisher>> = {
  nga: official('DCCEEW, Australia'),
  derived: official('Derived from published factors'),
  defra: official('DESNZ and Defra, United Kingdom'),
  epa: official('US EPA'),
  mfe: official('Ministry for the Environment, New Zealand'),
  eccc: official('Environment and Climate Change Canada', withLosses),
  mee: official('Ministry of Ecology and Environment, China', onlyCarbonDioxide),
  huellachile: official('HuellaChile'),
  eea: official('European Environment Agency', 'It is of generation only, without upstream and losses.'),
  cea: official('Central Electricity Authority, India', onlyCarbonDioxide),
  ema: official('Energy Market Authority, Singapore', onlyCarbonDioxide),
  st: official('Suruhanjaya Tenaga, Malaysia'),
  moe: official('Ministry of the Environment, Japan', onlyCarbonDioxide),
  gir: official('Greenhouse Gas Inventory and Research Centre, Korea', withLosses),
  moea: official('Energy Administration, Taiwan'),
  semarnat: official('SEMARNAT, Mexico'),
  dffe: official('DFFE, South Africa'),
  monre: official('MONRE, Viet Nam', onlyCarbonDioxide),
  tgo: official('TGO, Thailand'),
  dewa: official('DEWA, Dubai'),
  minam: official('MINAM, Peru', 'It is quoted from reports, because the official table is behind a login.'),
  ember: {
    name: 'Ember (Our World in Data)',
    kind: 'screening',
    caution: 'It is life-cycle and of domestic generation, so no upstream and no losses are added.',
  },
  ipcc: { name: 'IPCC 2006 Guidelines', kind: 'default', caution: null },
  uba: { name: 'Umweltbundesamt, Germany', kind: 'scheme', caution: onlyCarbonDioxide },
  seai: { name: 'SEAI, Ireland', kind: 'scheme', caution: onlyCarbonDioxide },
  ademe: {
    name: 'ADEME, Base Carbone',
    kind: 'scheme',
    caution: 'It is a total with upstream and losses inside.',
  },
  co2ef: {
    name: 'co2emissiefactoren.nl',
    kind: 'scheme',
    caution: 'It is on AR6, all other factors on AR5.',
  },
}

const unknownPublisher = official('Publisher as cited')

/** The slug of the publisher in an id: "mfe" of "nz-mfe-2026-…". */
export function publisherSlugOf(factorId: string): string {
  return factorId.split('-')[1] ?? ''
}

export function publisherOf(factorId: string): Publisher {
  return publishers[publisherSlugOf(factorId)] ?? unknownPublisher
}
