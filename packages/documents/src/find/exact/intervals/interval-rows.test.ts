import { type Decimal, decimal, dividedBy, roundTo, sumOf, times } from '@doublerule/carbon/decimal.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textOfFile } from '../../../testing/text-of-file.ts'
import { readExact } from '../read-exact.ts'

async function read(lines: readonly string[], name = 'usage.csv') {
  return readExact(await textOfFile(lines.join('\n'), name))
}

async function linesOf(...lines: readonly string[]) {
  return (await read(lines))?.read.activities.map(
    ({ kind, quantity, unit }) => `${kind} ${quantity} ${unit ?? ''}`,
  )
}

test('half hours of Octopus count with their zone, an hour told twice once', async () => {
  const found = await read([
    ' Consumption (kwh), Start, End',
    '0.579000, 2025-10-26T00:30:00+01:00, 2025-10-26T01:00:00+01:00',
    '0.100000, 2025-10-26T01:00:00+01:00, 2025-10-26T01:30:00+01:00',
    '0E-20, 2025-10-26T01:30:00+01:00, 2025-10-26T01:00:00Z',
    '0.200000, 2025-10-26T01:00:00Z, 2025-10-26T01:30:00Z',
    '0.200000, 2025-10-26T01:00:00Z, 2025-10-26T01:30:00Z',
  ])
  expect(found?.read.activities).toMatchObject([{ kind: 'electricity', quantity: '0.879', unit: 'kWh' }])
  expect([found?.fields.period?.value, found?.problems]).toEqual([
    { start: '2025-10-26', end: '2025-10-26' },
    [],
  ])
})

test('a US utility tells electricity from gas by its type', async () => {
  expect(
    await linesOf(
      'Name,SAMPLE',
      'Address,"1 SAMPLE ST"',
      'Account Number,1',
      'Service,Service 1',
      '',
      'TYPE,DATE,START TIME,END TIME,USAGE,UNITS,COST,NOTES',
      'Electric usage,2012-10-31,00:00,00:59,1.16,kWh,$0.15,',
      'Electric usage,2012-10-31,01:00,01:59,0.97,kWh,$0.12,',
      'Electric usage,2012-10-31,02:00,02:59,0.73,kWh,$0.09,',
    ),
  ).toEqual(['electricity 2.86 kWh'])
  expect(
    await linesOf(
      'TYPE,DATE,START TIME,END TIME,IMPORT (kWh),EXPORT (kWh),NOTES',
      'Electric usage,2025-07-01,00:00,00:14,0.25,0,',
      'Electric usage,2025-07-01,00:15,00:29,0,0.5,',
      'Electric usage,2025-07-01,00:30,00:44,0.125,0,',
    ),
  ).toEqual(['electricity 0.375 kWh', 'electricity-export 0.5 kWh'])
})

test('Spanish hours end at midnight, and estimates are marked', async () => {
  const found = await read([
    'CUPS;Fecha;Hora;AE_kWh;AS_kWh;AE_AUTOCONS_kWh;REAL/ESTIMADO',
    ...Array.from(
      { length: 24 },
      (_, hour) => `ES00;01/03/2025;${hour + 1};0,612;0,2;0,3;${hour === 5 ? 'E' : 'R'}`,
    ),
  ])
  expect(found?.read.activities.map(({ kind, quantity, estimated }) => [kind, quantity, estimated])).toEqual([
    ['electricity', '14.688', true],
    ['electricity-export', '4.8', true],
  ])
  expect(found?.fields.period?.value).toEqual({ start: '2025-03-01', end: '2025-03-01' })
})

test('registers of Fluvius are told apart, blanks and reactive energy are nothing', async () => {
  const row = (clock: string, register: string, volume: string, unit = 'kWh') =>
    `25-05-2022;${clock};25-05-2022;${clock};="541448820052632233";1SAG;Digitale Meter;${register};${volume};${unit};Gevalideerd`
  expect(
    await linesOf(
      'Van Datum;Van Tijdstip;Tot Datum;Tot Tijdstip;EAN;Meter;Metertype;Register;Volume;Eenheid;Validatiestatus',
      row('00:00:00', 'Afname Nacht', '0,082'),
      row('00:00:00', 'Injectie Nacht', '0,000'),
      row('00:00:00', 'Afname Capacitief', '0,9', 'kVArh'),
      row('00:15:00', 'Afname Nacht', '0,032'),
      row('00:15:00', 'Injectie Nacht', '0,010'),
      row('00:15:00', 'Afname Dag', ''),
      row('00:30:00', 'Afname Nacht', '0,1'),
      row('00:30:00', 'Injectie Nacht', '0,1'),
    ),
  ).toEqual(['electricity 0.214 kWh', 'electricity-export 0.11 kWh'])
})

test('mean power of even steps is energy, and the last of a day ends at midnight', async () => {
  const found = await read([
    'MPRN,Meter Serial Number,Read Value,Read Type,Read Date and End Time',
    '1,2,0.4,Active Import Interval (kW),06-10-2026 00:00',
    '1,2,0.1,Active Export Interval (kW),06-10-2026 00:00',
    '1,2,0.2,Active Import Interval (kW),05-10-2026 23:30',
    '1,2,0.1,Active Export Interval (kW),05-10-2026 23:30',
    '1,2,0.2,Active Import Interval (kW),05-10-2026 23:00',
    '1,2,0.3,Active Export Interval (kW),05-10-2026 23:00',
  ])
  expect(
    found?.read.activities.map(({ kind, quantity, unit }) => `${kind} ${quantity} ${unit ?? ''}`),
  ).toEqual(['electricity 0.4 kWh', 'electricity-export 0.25 kWh'])
  expect(found?.fields.period?.value).toEqual({ start: '2026-10-05', end: '2026-10-05' })
})

test('what stands over a load curve of Enedis says how to read it', async () => {
  const curve = (way: string, unit: string) => [
    'Identifiant PRM;Type de donnees;Date de debut;Date de fin;Grandeur physique;Grandeur metier;Etape metier;Unite',
    `123;Courbe de charge;05/01/2026;06/01/2026;Energie active;${way};Comptage Brut;${unit}`,
    'Horodate;Valeur',
    '2026-01-05T00:30:00+01:00;1200',
    '2026-01-05T01:00:00+01:00;800',
    '2026-01-05T01:30:00+01:00;600',
  ]
  expect(await linesOf(...curve('Consommation', 'W'))).toEqual(['electricity 1.3 kWh'])
  expect(await linesOf(...curve('Production', 'kW'))).toEqual(['electricity-export 1300 kWh'])
})

test('quarter hours of E-REDES are mean power', async () => {
  expect(
    await linesOf(
      'CPE,PT0002',
      'Intervalo:,15 min',
      'Data,Hora,Consumo registado (kW),Estado',
      '2026/09/01,00:15,"0,464",Real',
      '2026/09/01,00:30,"0,4",Real',
      '2026/09/01,00:45,"0,136",Real',
    ),
  ).toEqual(['electricity 0.25 kWh'])
})

test('a hole within the days of a file is said', async () => {
  const day = (date: string, hours: number) =>
    Array.from({ length: hours }, (_, hour) => `ES00;${date};${hour + 1};0,5;R`)
  const found = await read([
    'CUPS;Fecha;Hora;Consumo_kWh;Metodo_obtencion',
    ...day('01/03/2025', 24),
    ...day('02/03/2025', 20),
    ...day('03/03/2025', 23),
    ...day('04/03/2025', 24),
    ...day('06/03/2025', 24),
    'ES00;06/03/2025;9;1,234,5;R',
  ])
  expect(found?.problems.map(({ text }) => text)).toEqual([
    'Register consumo_kwh lacks 4 intervals on 1 day; its total is what the file holds.',
    'Register consumo_kwh has no record for 1 day between its first and its last day.',
    '1 record of the file could not be read for certain and was left out.',
  ])
})

test.for([
  ['a table of bills', ['Start,Consumption (kwh),Cost', 'north,12,5', 'south,15,6']],
  [
    'a list of registers without their words',
    ['MPRN,Read Value,Read Date and End Time', '1,2,05-10-2026 23:00', '1,2,05-10-2026 23:30'],
  ],
  [
    'billed months',
    [
      'TYPE,START DATE,END DATE,USAGE (kWh)',
      'Electric billing,2025-01-01,2025-01-31,500',
      'Electric billing,2025-02-01,2025-02-28,400',
    ],
  ],
] as const)('%s is no file of intervals', async ([, lines]) => {
  expect(await read(lines)).toBeNull()
})

const clockOf = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
type Writer = { name: string; step: number; scale: Decimal; write: (values: readonly string[]) => string[] }
const writers: readonly Writer[] = [
  {
    name: 'Octopus',
    step: 30,
    scale: '1',
    write: (values) => [
      'Consumption (kwh), Start, End',
      ...values.map(
        (value, index) =>
          `${value}, 2025-06-0${1 + Math.floor(index / 48)}T${clockOf((index * 30) % 1440)}:00+01:00, x`,
      ),
    ],
  },
  {
    name: 'Datadis',
    step: 60,
    scale: '1',
    write: (values) => [
      'CUPS;Fecha;Hora;Consumo_kWh;Metodo_obtencion',
      ...values.map(
        (value, index) =>
          `ES00;0${1 + Math.floor(index / 24)}/06/2025;${(index % 24) + 1};${value.replace('.', ',')};R`,
      ),
    ],
  },
  {
    name: 'US utility',
    step: 15,
    scale: '1',
    write: (values) => [
      'TYPE,DATE,START TIME,END TIME,USAGE (kWh),NOTES',
      ...values.map(
        (value, index) =>
          `Electric usage,2025-06-01,${clockOf(index * 15)},${clockOf(index * 15 + 14)},${value},`,
      ),
    ],
  },
  {
    name: 'E-REDES',
    step: 15,
    scale: dividedBy('1', '4'),
    write: (values) => [
      'Data;Hora;Consumo registado (kW);Estado',
      ...values.map(
        (value, index) => `2025/06/01;${clockOf(index * 15 + 15)};${value.replace('.', ',')};Real`,
      ),
    ],
  },
  {
    name: 'ESB',
    step: 30,
    scale: dividedBy('1', '2'),
    write: (values) => [
      'MPRN,Meter Serial Number,Read Value,Read Type,Read Date and End Time',
      ...values.map(
        (value, index) => `1,2,${value},Active Import Interval (kW),01-06-2025 ${clockOf(index * 30 + 30)}`,
      ),
    ],
  },
]

test.for(writers.map((writer) => [writer.name, writer] as const))(
  '%s: whatever is exported is read back to the last digit',
  async ([, { write, scale }]) => {
    const value = fc
      .integer({ min: 1, max: 99_999 })
      .map((thousandths) => roundTo(dividedBy(decimal(String(thousandths)), '1000'), 3))
    const property = fc.asyncProperty(fc.array(value, { minLength: 4, maxLength: 40 }), async (values) => {
      const found = await read(write(values))
      expect(found?.read.activities.map(({ kind, quantity, unit }) => [kind, quantity, unit])).toEqual([
        ['electricity', times(sumOf(values.map((text) => decimal(text))), scale), 'kWh'],
      ])
      expect(found?.problems).toEqual([])
    })
    await fc.assert(property, { numRuns: 30 })
  },
)
