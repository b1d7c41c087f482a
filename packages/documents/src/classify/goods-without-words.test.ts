import { expect, test } from 'vitest'
import { readPages } from '../analyse/read-pages.ts'
import { layoutOfText } from '../testing/layout-of-text.ts'

test('goods that multiply out are an invoice in a language that no list knows', () => {
  const { classified, read } = readPages(
    layoutOfText(
      'Voće Dolina d.o.o.',
      'Jabuke        240,5 kg     1,10      264,55',
      'Kruške        88,0 kg      1,60      140,80',
    ),
  )
  expect(classified.type).toBe('material-invoice')
  expect(read.activities.map(({ quantity, unit }) => `${quantity} ${unit ?? ''}`)).toEqual([
    '240.5 kg',
    '88 kg',
  ])
})

test('an invoice of which most lines name waste is one of waste', () => {
  const { read } = readPages(
    layoutOfText(
      'Faktura 90331',
      'Avfallstype         Mengde    Enhet    Pris       Beløp',
      'Restavfall          1,240     tonn     1890,00    2343,60',
      'Matavfall           0,860     tonn     1650,00    1419,00',
      'Papp                0,420     tonn     250,00     105,00',
    ),
  )
  expect(read.activities.map(({ kind }) => kind)).toEqual(['waste', 'waste', 'waste'])
})

test("goods that are offered in any language are nobody's yet", () => {
  const { read } = readPages(
    layoutOfText(
      'Ponuda br. 12/26',
      'Naziv robe    Količina     Cijena    Iznos',
      'Jabuke        240,5 kg     1,10      264,55',
      'Kruške        88,0 kg      1,60      140,80',
    ),
  )
  expect(read.activities).toEqual([])
})

test('what a till weighs is no material', () => {
  const { classified, read } = readPages(
    layoutOfText(
      'Lindenhof Grocer',
      'Bananas   1.204 kg   3.90   4.70',
      'Coffee   8.50',
      'Total   13.20',
      'Cash   20.00',
      'Change   6.80',
      'Thank you',
    ),
  )
  expect(classified.type).toBe('receipt')
  expect(read.activities).toEqual([])
})
