import { expect, test } from 'vitest'
import { activitiesOfRows, readTestRows } from '../testing/read-test-rows.ts'

test.each([
  ['Czech', 'Datum;SPZ;Stav tachometru;Palivo;Množství (l);Cena celkem', 'Nafta motorová'],
  ['Swedish', 'Datum;Regnr;Mätarställning;Drivmedel;Liter;Belopp', 'Diesel'],
  ['Danish', 'Dato;Reg.nr.;Kilometerstand;Brændstof;Liter;Beløb', 'Diesel'],
  ['Lithuanian', 'Data;Valst. nr.;Rida;Degalai;Kiekis, l;Suma', 'Dyzelinas'],
  ['Portuguese', 'Data;Matrícula;Km;Combustível;Litros;Valor', 'Gasóleo'],
  ['Japanese', '日付;車両番号;走行距離;油種;給油量(L);金額', '軽油'],
  ['Chinese', '日期;车牌;里程;油品;加油量(升);金额', '柴油'],
])('a fuel log with %s heads', (_, head, diesel) => {
  expect(
    activitiesOfRows(
      head,
      `2024-03-12;A 1;120300;${diesel};45.2;78.1`,
      `2024-03-19;A 1;120950;${diesel};40.1;69.9`,
    ),
  ).toEqual(['diesel 45.2 L', 'diesel 40.1 L'])
})

test.each([
  ['Czech', 'Měsíc;Spotřeba elektřiny (kWh);Dálkové teplo (MWh);Spotřeba vody (m3)'],
  ['Swedish', 'Månad;El (kWh);Fjärrvärme (MWh);Vatten (m3)'],
  ['Norwegian', 'Måned;Strømforbruk (kWh);Fjernvarme (MWh);Vann (m3)'],
  ['Lithuanian', 'Mėnuo;Elektra (kWh);Šilumos energija (MWh);Vanduo (m3)'],
])('a history of use with %s heads', (_, head) => {
  expect(activitiesOfRows(head, '2024-01;1250;31;22', '2024-02;1180;29;21')?.slice(0, 3)).toEqual([
    'electricity 1250 kWh',
    'heat 31 MWh',
    'water 22 m3',
  ])
})

test('waste by weight in units of the trade', () => {
  expect(
    activitiesOfRows('Data;Rodzaj odpadu;Masa [Mg]', '12.03.2024;Papier;1,240', '12.04.2024;Zmieszane;2,150'),
  ).toEqual(['waste 1.24 t', 'waste 2.15 t'])
})

test('what is in stock, what fits in and what flows by the minute was not used', () => {
  expect(
    activitiesOfRows(
      'Artikel;Bezeichnung;Bestand;Gewicht (kg)',
      'A1;Schraube;1200;0,02',
      'A2;Mutter;900;0,01',
    ),
  ).toBeUndefined()
  expect(
    activitiesOfRows('Time,Water flow (L/min)', '2024-01-01 00:00,12', '2024-01-01 01:00,13'),
  ).toBeUndefined()
})

test('containers go from one code to another without a flight', () => {
  expect(
    activitiesOfRows('Origin,Destination,Container freight,TEU', 'CAN,IND,12,12', 'PER,DEN,3,3'),
  ).toBeUndefined()
})

test('a carrier and a charge beside trips by rail and road carry passengers, a cargo is freight', () => {
  expect(
    activitiesOfRows(
      'Date,Carrier,From,To,Mode,Km',
      '2025-03-01,DB,Berlin,Hamburg,Train,280',
      '2025-03-02,Flix,Hamburg,Berlin,Bus,281',
    ),
  ).toEqual(['train 280 km', 'bus 281 km'])
  expect(
    activitiesOfRows(
      'Date,Employee,From,To,Mode,Freight charge',
      '2025-03-01,Ann,Berlin,Hamburg,Train,28.50',
      '2025-03-02,Bo,Hamburg,Berlin,Train,31.20',
    ),
  ).toEqual(['train 1 passenger-leg', 'train 1 passenger-leg'])
  expect(
    activitiesOfRows(
      'Date,Cargo,From,To,Mode,Km',
      '2025-03-01,Steel,Berlin,Hamburg,Train,280',
      '2025-03-02,Coal,Hamburg,Berlin,Train,281',
    ),
  ).toEqual(['freight 280 km', 'freight 281 km'])
})

test('a sheet of tariffs is no stay', () => {
  expect(activitiesOfRows('Meter ID,Day / Night Rate,Hotel', '1,9.37,Inn', '2,7.97,Lodge')).toEqual([])
})

test.each([
  ['Czech', 'Rok;Spotřeba elektřiny (kWh)'],
  ['Polish', 'Rok;Zużycie energii (kWh)'],
])('years of a history with %s heads', (_, head) => {
  expect(readTestRows(head, '2022;12500', '2023;11800')?.fields.period?.value).toEqual({
    start: '2022-01-01',
    end: '2023-12-31',
  })
})

test('kilowatts are energy only where a head calls them a load curve', () => {
  const rows = Array.from({ length: 96 }, (_, step) => {
    const [hour, minute] = [Math.floor(step / 4), (step % 4) * 15]
    return `2024-03-01 ${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')};1,5`
  })
  expect(activitiesOfRows('Datum;Lastgang [kW]', ...rows)).toEqual(['electricity 36 kWh'])
  for (const head of ['Contracted capacity (kW)', 'Wärmeleistung (kW)', 'Generator [kW]', 'Kälte [kW]'])
    expect(activitiesOfRows(`Datum;${head}`, ...rows)).toBeUndefined()
})

test('what was given back to the grid is no use in any language', () => {
  expect(activitiesOfRows('Data;Pobór (kWh);Oddanie (kWh)', '2024-01;120;14', '2024-02;110;22')).toEqual([
    'electricity 120 kWh',
    'electricity-export 14 kWh',
    'electricity 110 kWh',
    'electricity-export 22 kWh',
  ])
})

test('a plan, a reading and the year before count nothing beside a use told by the lexicon', () => {
  const rows = ['2024-01;1000;100', '2024-02;1100;120']
  expect(activitiesOfRows('Měsíc;Počáteční stav (kWh);Spotřeba elektřiny (kWh)', ...rows)).toEqual([
    'electricity 100 kWh',
    'electricity 120 kWh',
  ])
  for (const head of [
    'Měsíc;Plán spotřeby (kWh);Spotřeba elektřiny (kWh)',
    '月份;上年用电量(kWh);用电量(kWh)',
    'Měsíc;Minulý rok (kWh);Prognoza zużycia (kWh)',
  ])
    expect(activitiesOfRows(head, ...rows)).toBeUndefined()
  expect(activitiesOfRows('Měsíc;Spotřeba VT (kWh);Spotřeba NT (kWh)', ...rows)).toHaveLength(4)
})
