import { expect, test } from 'vitest'
import { activitiesOfRows } from '../testing/read-test-rows.ts'

test('a sheet of which one head alone is known is read where its figures look like a use', () => {
  const sessions = ['a1,19.63', 'b2,21.19', 'c3,13.16', 'a1,96.85']
  expect(activitiesOfRows('RFID,kWh', ...sessions)).toEqual([
    'electricity 19.63 kWh',
    'electricity 21.19 kWh',
    'electricity 13.16 kWh',
    'electricity 96.85 kWh',
  ])
})

test('what batteries hold, boilers give and customers are expected to use is not counted by one head', () => {
  expect(activitiesOfRows('Model,Usable kWh', 'B1,9.6', 'B2,12.8', 'B3,16')).toBeUndefined()
  expect(activitiesOfRows('Customer,Expected kWh', 'Smith,4100', 'Jones,3900', 'Brown,5200')).toBeUndefined()
})

test('rows that name another commodity than the head are not taken for it', () => {
  const rows = ['Electricity,8200', 'Natural gas,62000', 'District heat,15000']
  expect(activitiesOfRows('Anything,kWh', ...rows) ?? []).not.toContain('electricity 62000 kWh')
})

test('a row of figures with their units is no head', () => {
  expect(activitiesOfRows('Electricity usage,450 kWh', 'Gas usage,300 kWh') ?? []).not.toContain(
    'electricity 300 kWh',
  )
})

test('months that are not filled in yet take nothing from those that are', () => {
  const rows = ['Jan,1200', 'Feb,1100', 'Mar,1300', 'Apr,n/a', 'May,n/a', 'Jun,n/a', 'Jul,n/a', 'Aug,n/a']
  expect(activitiesOfRows('Month,Electricity (kWh),Site', ...rows.map((row) => `${row},North`))).toHaveLength(
    3,
  )
})
