import type { ActivityKind } from '@doublerule/carbon/analysis/analysis-schema.ts'

/** What a register or a type of row counts; null for rows that stand beside the energy, such as reactive energy. */
export type RegisterWords = { starts: string; kind: ActivityKind | null; unit?: string }

export type ValueColumn = {
  titles: readonly string[]
  kind: ActivityKind | 'by-register'
  /** Null where a column of its own names the unit. */
  unit: string | null
}

/** How one kind of export names its columns. Titles are folded: lower case, without accents, one space. */
export type IntervalLayout = {
  name: string
  values: readonly ValueColumn[]
  /** One of these groups holds the time: a stamp, or a day with a clock or an hour of the day. */
  stamp?: readonly string[]
  day?: readonly string[]
  clock?: readonly string[]
  /** 1 to 24: the hour that ends then. */
  hour?: readonly string[]
  meter?: readonly string[]
  unit?: readonly string[]
  register?: { titles: readonly string[]; words: readonly RegisterWords[] }
  quality?: { titles: readonly string[]; estimated: readonly string[] }
  dayFirst: boolean
  /** The time is that of the end of the interval. */
  isEnd?: true
  /** Intervals in which nothing was used are left out of the file. */
  isSparse?: true
  country: string | null
}

export const intervalLayouts: readonly IntervalLayout[] = [
  {
    name: 'Octopus Energy consumption',
    values: [
      { titles: ['consumption (kwh)'], kind: 'electricity', unit: 'kWh' },
      { titles: ['consumption (m3)', 'consumption (m³)'], kind: 'natural-gas', unit: 'm3' },
    ],
    stamp: ['start'],
    dayFirst: true,
    isSparse: true,
    country: 'GB',
  },
  {
    name: 'n3rgy consumption',
    values: [
      { titles: ['energyconsumption(kwh)', 'energyconsumption (kwh)'], kind: 'electricity', unit: 'kWh' },
    ],
    stamp: ['timestamp(utc)', 'timestamp (utc)'],
    dayFirst: true,
    country: 'GB',
  },
  {
    name: 'usage as US utilities export it',
    values: [
      { titles: ['import (kwh)'], kind: 'electricity', unit: 'kWh' },
      { titles: ['export (kwh)'], kind: 'electricity-export', unit: 'kWh' },
      { titles: ['usage (kwh)'], kind: 'by-register', unit: 'kWh' },
      { titles: ['usage (therms)'], kind: 'by-register', unit: 'therm' },
      { titles: ['usage (ccf)'], kind: 'by-register', unit: 'CCF' },
      { titles: ['usage'], kind: 'by-register', unit: null },
    ],
    day: ['date'],
    clock: ['start time'],
    unit: ['units', 'unit'],
    register: {
      titles: ['type'],
      words: [
        { starts: 'electric', kind: 'electricity' },
        { starts: 'natural gas', kind: 'natural-gas' },
        { starts: 'gas', kind: 'natural-gas' },
        { starts: 'water', kind: 'water' },
      ],
    },
    quality: { titles: ['notes'], estimated: ['estimated'] },
    dayFirst: false,
    country: 'US',
  },
  {
    name: 'Datadis and Spanish distributors',
    values: [
      { titles: ['consumo_kwh', 'ae_kwh', 'consumptionkwh'], kind: 'electricity', unit: 'kWh' },
      {
        titles: ['as_kwh', 'surplusenergykwh', 'energiavertida_kwh', 'energia_vertida_kwh'],
        kind: 'electricity-export',
        unit: 'kWh',
      },
    ],
    day: ['fecha', 'date'],
    hour: ['hora', 'time'],
    meter: ['cups'],
    quality: {
      titles: ['metodo_obtencion', 'real/estimado', 'obtainmethod'],
      estimated: ['e', 'estimada', 'estimado', 'estimated'],
    },
    dayFirst: true,
    country: 'ES',
  },
  {
    name: 'Fluvius meter volumes',
    values: [{ titles: ['volume'], kind: 'by-register', unit: null }],
    day: ['van datum', 'van (datum)'],
    clock: ['van tijdstip', 'van (tijdstip)'],
    meter: ['ean', 'ean-code'],
    unit: ['eenheid'],
    register: {
      titles: ['register'],
      words: [
        { starts: 'afname capacitief', kind: null },
        { starts: 'afname inductief', kind: null },
        { starts: 'injectie capacitief', kind: null },
        { starts: 'injectie inductief', kind: null },
        { starts: 'afname', kind: 'electricity' },
        { starts: 'injectie', kind: 'electricity-export' },
      ],
    },
    quality: { titles: ['validatiestatus'], estimated: ['geschat'] },
    dayFirst: true,
    country: 'BE',
  },
  {
    name: 'E-REDES load diagram',
    values: [
      {
        titles: ['consumo registado (kw)', 'consumo registado, ativa (kw)', 'potencia ativa consumo (kw)'],
        kind: 'electricity',
        unit: 'kW',
      },
      {
        titles: ['injecao na rede registada (kw)', 'injecao registada (kw)'],
        kind: 'electricity-export',
        unit: 'kW',
      },
    ],
    day: ['data'],
    clock: ['hora'],
    quality: { titles: ['estado'], estimated: ['estimado'] },
    dayFirst: true,
    isEnd: true,
    country: 'PT',
  },
  {
    name: 'ESB Networks harmonised downloadable file',
    values: [{ titles: ['read value'], kind: 'by-register', unit: null }],
    stamp: ['read date and end time'],
    meter: ['mprn'],
    register: {
      titles: ['read type'],
      words: [
        { starts: 'active import interval (kwh)', kind: 'electricity', unit: 'kWh' },
        { starts: 'active export interval (kwh)', kind: 'electricity-export', unit: 'kWh' },
        { starts: 'active import interval (kw)', kind: 'electricity', unit: 'kW' },
        { starts: 'active export interval (kw)', kind: 'electricity-export', unit: 'kW' },
      ],
    },
    dayFirst: true,
    isEnd: true,
    country: 'IE',
  },
  {
    name: 'Enedis load curve',
    values: [{ titles: ['valeur'], kind: 'by-register', unit: null }],
    stamp: ['horodate'],
    meter: ['identifiant prm'],
    unit: ['unite'],
    register: {
      titles: ['grandeur metier'],
      words: [
        { starts: 'consommation', kind: 'electricity' },
        { starts: 'production', kind: 'electricity-export' },
        { starts: 'injection', kind: 'electricity-export' },
      ],
    },
    dayFirst: true,
    isEnd: true,
    country: 'FR',
  },
  {
    name: 'Enedis measures',
    values: [{ titles: ['valeur'], kind: 'by-register', unit: null }],
    day: ['date de la mesure'],
    clock: ['heure de la mesure'],
    meter: ['prm'],
    unit: ['unite'],
    register: {
      titles: ['grandeur metier'],
      words: [
        { starts: 'consommation', kind: 'electricity' },
        { starts: 'production', kind: 'electricity-export' },
      ],
    },
    quality: { titles: ['statut de la mesure'], estimated: ['estimee', 'corrigee'] },
    dayFirst: true,
    isEnd: true,
    country: 'FR',
  },
]

/** Words of unit columns; power stands for the mean of an interval. */
export const intervalUnits: Readonly<Record<string, string>> = {
  wh: 'Wh',
  kwh: 'kWh',
  mwh: 'MWh',
  w: 'W',
  kw: 'kW',
  mw: 'MW',
  therm: 'therm',
  therms: 'therm',
  ccf: 'CCF',
  m3: 'm3',
  'm³': 'm3',
  gal: 'gal-us',
  gallons: 'gal-us',
  kvarh: 'reactive',
  varh: 'reactive',
}
