import { expect, test } from 'vitest'
import { readCsv } from '../read/readers/read-csv.ts'
import { activitiesOfRows, readTestRows } from '../testing/read-test-rows.ts'
import { interpretDocument } from './interpret-document.ts'

test('a refund takes its trip back', () => {
  expect(
    activitiesOfRows(
      'Invoice Date,Type,Origin,Destination,Departure Date,Miles,Fare',
      '2025-04-05,SALE,SFO,ORD,2025-04-21,1846,512.00',
      '2025-04-05,SALE,ORD,SFO,2025-04-24,1846,512.00',
      '2025-04-11,REFUND,ORD,SFO,2025-04-24,-1846,-512.00',
    ),
  ).toEqual(['flight 1846 mile'])
})

test('the day of travel counts, the one day of invoice is the issue date', () => {
  const read = readTestRows(
    'Invoice Date,Type,Origin,Destination,Departure Date,Miles',
    '2025-04-05,SALE,SFO,ORD,2025-04-21,1846',
    '2025-04-05,SALE,ORD,SFO,2025-04-24,1846',
  )
  expect(read?.fields.period?.value).toEqual({ start: '2025-04-21', end: '2025-04-24' })
  expect(read?.fields.issueDate?.value).toBe('2025-04-05')
})

test('an expense report names its flight in words and counts the rest in units', () => {
  expect(
    activitiesOfRows(
      'Date,Expense Type,Description,Quantity,Unit,Amount',
      '2025-03-03,Airfare,SYD-MEL return,2,flights,198.00',
      '2025-03-03,Taxi,Airport to city,24.5,km,68.40',
      '2025-03-03,Hotel,2 nights accommodation,2,nights,430.00',
      '2025-03-04,Meals,Client dinner,1,each,142.00',
    ),
  ).toEqual(['flight 1 passenger-leg', 'taxi 24.5 km', 'hotel 2 room-night'])
})

test('rides with pick-ups and distances are of taxis, cancelled ones of nobody', () => {
  expect(
    activitiesOfRows(
      'Ride date;Pickup address;Destination address;Status;Distance (km);Price (EUR)',
      '03.06.2025 08:12;Liivalaia 8, Tallinn;Narva mnt 7, Tallinn;Finished;4,6;7,40',
      '11.06.2025 09:05;Narva mnt 7, Tallinn;Liivalaia 8, Tallinn;Cancelled by client;1,2;2,00',
    ),
  ).toEqual(['taxi 4.6 km'])
})

test('rides that nobody took and food that was brought are no rides of a rider', () => {
  expect(
    activitiesOfRows(
      'City,Product Type,Trip Status,Begin Time,Dropoff Time,Distance (miles),Fare Amount',
      'Porto,Green,COMPLETED,2025-02-03 08:10,2025-02-03 08:31,4.2,9.10',
      'Porto,Black Car,COMPLETED,2025-02-04 08:10,2025-02-04 08:31,3.1,19.10',
      'Porto,Green,DRIVER_CANCELED,2025-02-05 08:10,2025-02-05 08:31,2.2,3.10',
      'Porto,Green,unfulfilled,2025-02-06 08:10,2025-02-06 08:31,2.7,0.00',
      'Porto,Comida Eats,COMPLETED,2025-02-07 08:10,2025-02-07 08:31,1.9,14.10',
    ),
  ).toEqual(['taxi 4.2 mile', 'taxi 3.1 mile'])
})

test('transport on the ground is no flight and no stay; what another cell names it, it is', () => {
  const head = 'Category,Trip Date,Origin,Destination,Vendor,Distance (km),Nights'
  expect(
    activitiesOfRows(
      head,
      'Flight,2025-03-02,OSL,CPH,Nordic,520,',
      'GROUND_TRANSPORT,2025-03-02,CPH,CPH,Rental car,41,',
      'Ground,2025-03-03,CPH,CPH,,18,',
      'Ground Transport,2025-03-04,CPH,,Taxi,,60',
      'Hotel,2025-03-02,,CPH,Harbour House,,2',
    ),
  ).toEqual(['flight 520 km', 'car 41 km', 'hotel 2 room-night'])
})

test('"ground" is a service of parcels and a coffee too; a station is a place', () => {
  for (const rows of [
    ['Ship Date,Mode,Origin,Destination,Miles,Packages', '2025-03-02,Ground,Columbus OH,Dayton OH,120,2'],
    ['Product,Origin,Destination,Distance (km),Supplier', 'Ground coffee,Santos,Hamburg,10200,Roaster Co'],
  ])
    expect(activitiesOfRows(...rows) ?? []).toEqual([])
  expect(
    activitiesOfRows(
      'Category,Trip Date,Origin,Destination,Vendor,Distance (km)',
      'Flight,2025-03-02,OSL,CPH,Nordic,520',
      'Ground,2025-03-02,Oslo Train Station,Hotel Plaza,Taxi 24,8',
    ),
  ).toEqual(['flight 520 km', 'taxi 8 km'])
})

test('seats of a car are no food', () => {
  expect(
    activitiesOfRows(
      'City,Product Type,Begin Time,Dropoff Time,Distance (miles),Fare Amount',
      'Porto,XL 6 Seats,2025-02-03 08:10,2025-02-03 08:31,4.2,9.10',
      'Porto,Comfort,2025-02-04 08:10,2025-02-04 08:31,3.1,19.10',
    ),
  ).toEqual(['taxi 4.2 mile', 'taxi 3.1 mile'])
})

test('fares without distances are a record of rides, with no quantity', () => {
  const read = readTestRows(
    'Request Date,Pickup Address,Drop-off Address,Fare,Tip,Currency',
    '2025-02-03,1 Eagle St,Airport,41.93,0.00,AUD',
    '2025-02-05,Airport,1 Eagle St,40.20,0.00,AUD',
  )
  expect(read?.classified.type).toBe('taxi-receipt')
  expect(read?.read.activities).toEqual([])
  expect(read?.fields.period?.value).toEqual({ start: '2025-02-03', end: '2025-02-05' })
})

test('a fuel card statement in German names its goods in a column', () => {
  expect(
    activitiesOfRows(
      'Rechnungsdatum;Kennzeichen;Lieferdatum;Warenart;Menge;Einheit;Netto EUR',
      '31.07.2025;HH-KL 221;04.07.2025;Diesel;412,55;L;544,98',
      '31.07.2025;HH-KL 221;04.07.2025;AdBlue;38,10;L;24,77',
    ),
  ).toEqual(['diesel 412.55 L'])
})

test('sums of months and of the year are no fuel', () => {
  expect(
    activitiesOfRows(
      'Vehicle,Fill date,Odometer,Fuel grade,US Gallons,Cost',
      'Van 12,2025-01-06,45120,Regular,15.2,46.97',
      'January total,,,,15.2,46.97',
      'Year to date,,,,15.2,46.97',
    ),
  ).toEqual(['petrol 15.2 gal-us'])
})

test('codes of meters and vehicles that happen to be airports are no flights', () => {
  expect(
    activitiesOfRows(
      'account,meter_id,bill_start,bill_end,kwh_consumed',
      'A-1,SYD-PER-11,2024-01-01,2024-01-31,5248',
      'A-1,SYD-PER-12,2024-02-01,2024-02-29,4891',
    ),
  ).toEqual(['electricity 5248 kWh', 'electricity 4891 kWh'])
})

test('a distance in a row without a fill was driven on the fuel of the others', () => {
  expect(
    activitiesOfRows(
      'Date,Vehicle,Product,Litres,Miles driven',
      '2024-01-03,VAN 1,Diesel,41.2,310',
      '2024-01-09,VAN 2,Diesel,38.7,275',
      '2024-01-12,VAN 1,Site 12,,88',
    ),
  ).toEqual(['diesel 41.2 L', 'diesel 38.7 L'])
})

test('a row of heads is no ride', () => {
  const read = readCsv('Date,Cargo,From,To,Mode,Tickets\n2025-03-01,Steel,Berlin,Hamburg,Rail,1')
  const activities = read.ok ? interpretDocument(read.value).activities : []
  expect(activities.map(({ evidence }) => evidence.cell)).not.toContain('A1')
})

test('a day of return makes a flight go there and back', () => {
  const read = readTestRows(
    'Type,Origin,Destination,Departure date,Return date,Vendor',
    'flight,SFO,JFK,2026-06-10,2026-06-15,Delta',
    'flight,SFO,SEA,2026-07-02,,Delta',
  )
  expect(read?.read.activities.map(({ details }) => details?.roundTrip ?? null)).toEqual([true, null])
})
