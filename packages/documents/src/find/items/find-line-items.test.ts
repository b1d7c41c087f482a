import { expect, test } from 'vitest'
import { toBuildingActivities, toItemActivities } from '../activities/goods/item-activities.ts'
import { readMaterialLoad } from '../activities/goods/read-material-load.ts'
import { readFreight } from '../activities/goods/read-freight.ts'
import { readWaste } from '../activities/goods/read-waste.ts'
import { layoutOfText } from '../../testing/layout-of-text.ts'
import { findLineItems } from './find-line-items.ts'

const itemsOf = (...lines: readonly string[]) => findLineItems(layoutOfText(...lines).lines)
const activitiesOf = (...lines: readonly string[]) =>
  toItemActivities(itemsOf(...lines), false).activities.map(
    ({ kind, quantity, unit, description }) => `${kind} ${quantity} ${unit ?? ''} ${description}`,
  )

test('goods by mass and volume are material; pieces and services are not', () => {
  expect(
    activitiesOf(
      'Description              Quantity   Unit Price   Amount',
      'Beeswax                  1.00 kg    42.00        $ 42.00',
      'Office chair             1.00 Units 70.00        $ 70.00',
      'Labour                   2.00 hours 110.00       $ 220.00',
    ),
  ).toEqual(['material 1 kg Beeswax'])
})

test('the unit may stand in a column of its own or in the title', () => {
  expect(
    activitiesOf(
      'Item             Qty    UOM   Price    Amount',
      'Reinforcing bar  2,450  kg    1.85     4,532.50',
    ),
  ).toEqual(['material 2450 kg Reinforcing bar'])
  expect(
    activitiesOf(
      'Material            Net t   Rate $/t  Amount',
      'Crushed rock        12.40   31.00     384.40',
    ),
  ).toEqual(['material 12.4 t Crushed rock'])
})

test('bags of building material weigh what the bag says', () => {
  const items = itemsOf('Item    Qty   Price    Amount', '2430    2     18.02    36.04', 'CEMENT (50KG)')
  expect(toBuildingActivities(items).activities.map(({ quantity, unit }) => [quantity, unit])).toEqual([
    ['100', 'kg'],
  ])
})

test('groceries by weight are no activity of a receipt', () => {
  expect(
    toBuildingActivities(itemsOf('Item      Qty        Price   Amount', 'Apples    0.410 kg   1.99    0.82'))
      .activities,
  ).toEqual([])
})

test('fuel, water and refrigerant on an invoice are their own kinds', () => {
  expect(
    activitiesOf(
      'Product              Qty     Unit   Price    Total',
      'Diesel (ULSD)        8,500   L      1.6120   13,702.00',
      'AdBlue bulk          400     L      0.9200   368.00',
      'R410A refrigerant    2.5     kg     92.00    230.00',
    ).map((activity) => activity.split(' ').slice(0, 3).join(' ')),
  ).toEqual(['diesel 8500 L', 'material 400 L', 'refrigerant 2.5 kg'])
})

test('cylinders of gas weigh what they print', () => {
  expect(activitiesOf('2 x 45kg LPG cylinder exchange  @ $142.00  $284.00')).toEqual([
    'lpg 90 kg 45kg LPG cylinder exchange',
  ])
})

test('the net weight of a weighbridge is waste, checked by gross and tare', () => {
  const layout = layoutOfText(
    'Weighbridge docket',
    'Waste type  General waste',
    'Gross  14,620 kg',
    'Tare  12,160 kg',
    'Net  2,460 kg',
  )
  const { activities, findings } = readWaste(layout, [])
  expect(
    activities.map(({ kind, quantity, unit, description }) => [kind, quantity, unit, description]),
  ).toEqual([['waste', '2460', 'kg', 'General waste']])
  expect(findings[0]?.passed).toBe(true)
})

test('a shipment is its total weight with the two towns', () => {
  const layout = layoutOfText(
    'Ship from',
    'Vancouver, BC V5K 0A4',
    'Ship to',
    'Toronto, ON M1B 0A1',
    'TOTAL WEIGHT  300 Lbs',
  )
  expect(readFreight(layout).activities).toMatchObject([
    {
      kind: 'freight',
      quantity: '300',
      unit: 'lb',
      details: { origin: 'Vancouver', destination: 'Toronto' },
    },
  ])
})

test('an article code before the words does not name the goods', () => {
  expect(
    activitiesOf(
      'Code   Description      Qty  Unit  Price   Amount',
      'CEM20  GP cement 20kg   40   bag   11.20   448.00',
    ),
  ).toEqual(['material 800 kg GP cement 20kg'])
})

test('the kilograms beside a count of lifts are the quantity', () => {
  expect(
    activitiesOf(
      'Site          Service         Size    Qty  Total kg  Amount',
      'North campus  General waste   4.5 m3  9    2,250     $675.00',
    ),
  ).toMatchObject([expect.stringContaining('waste 2250 kg')])
})

test('a quarry docket delivers its net weight of the named goods', () => {
  const docket = ['Product  20MM AGGREGATE', 'Gross  48.20 T', 'Tare  15.74 T', 'Net  32.46 T']
  expect(readMaterialLoad(layoutOfText(...docket)).activities).toMatchObject([
    { kind: 'material', quantity: '32.46', unit: 't', description: '20MM AGGREGATE' },
  ])
  expect(readMaterialLoad(layoutOfText(...docket.slice(1))).activities).toEqual([])
})

test('a levy and a dosage are charged on goods that are counted already', () => {
  expect(
    activitiesOf(
      'Product                    Qty    UOM   Rate     Amount',
      'N25/20/80 Standard         5.60   M3    262.00   1,467.20',
      'Environmental levy         5.60   M3    4.50     25.20',
      'Fibre dosage 6 kg per m3   5.60   M3    38.00    212.80',
    ),
  ).toEqual(['material 5.6 m3 Concrete N25/20/80 Standard'])
})

test('what is counted in loads under a title of tonnes has no tonnes', () => {
  expect(
    activitiesOf(
      'Description            Tonnes   Rate     Net',
      'Sharp sand             9.98     29.00    289.42',
      'Grab hire, road plates 1 load   265.00   265.00',
    ),
  ).toEqual(['material 9.98 t Sharp sand'])
})

test('the pack that a scoop of sand or a price per tonne names is the quantity', () => {
  expect(
    activitiesOf(
      'Description              Qty    Rate     Amount',
      'Brickies sand 1/2 cu m   3      48.00    144.00',
      'River pebble per tonne   1.5    96.00    144.00',
    ).map((activity) => activity.split(' ').slice(0, 3).join(' ')),
  ).toEqual(['material 1.5 m3', 'material 1.5 t'])
})

test('a till that prints the name over its quantity is read so', () => {
  const items = itemsOf(
    'GP CEMENT 20KG',
    '40 @ 9.20   368.00',
    'BRICKIES SAND PER TONNE',
    '1.5 @ 48.00   72.00',
    'Claw hammer   34.90',
  )
  expect(items.map(({ description, quantity }) => `${quantity} ${description}`)).toEqual([
    '40 GP CEMENT 20KG',
    '1.5 BRICKIES SAND PER TONNE',
  ])
})

test('what a mix was batched from is no goods of its docket', () => {
  expect(
    itemsOf('Material    Design qty   Required   Batched', 'Cement      423 lb       4230 lb    4225 lb'),
  ).toEqual([])
})

test('a mix code names its line', () => {
  expect(
    activitiesOf('Product      Qty   Unit   Rate     Amount', 'N32/20/80    12    m3     268.00   3,216.00'),
  ).toEqual(['material 12 m3 Concrete N32/20/80'])
})

test('a delivery note without prices counts what its titles measure', () => {
  expect(
    activitiesOf(
      'Descrizione                   U.M.     Quantità   Peso kg',
      'Cemento 32,5 R sacchi         sacchi   56         1.400,00',
      'Ferro tondo B450C             kg       820        820,00',
    ).map((activity) => activity.split(' ').slice(0, 3).join(' ')),
  ).toEqual(['material 1400 kg', 'material 820 kg'])
})

test('batch weights under the load are no goods, though their titles name no known column', () => {
  expect(
    activitiesOf(
      'Mix code  Description  This load m3  Ordered m3',
      'N40  40 MPa 20mm concrete  6.8  34.0',
      'Batch weights  Target kg  Actual kg',
      'Cement GP  2,312  2,318',
      'Sand  5,100  5,122',
    ),
  ).toEqual(['material 6.8 m3 40 MPa 20mm concrete'])
})

test('kilograms beside pieces are the quantity, whatever head names them', () => {
  expect(
    activitiesOf(
      'Varenr   Beskrivelse      Kolli   Kilo     Pris     Beløb',
      '1180     Torskefilet      4       18,640   92,50    1.724,20',
      '1195     Rejer pillede    2       5,200    148,00   769,60',
    ),
  ).toEqual(['material 18.64 kg Torskefilet', 'material 5.2 kg Rejer pillede'])
})

test('a column of units is known by its cells, before the quantity or after it', () => {
  expect(
    activitiesOf(
      'Nazwa            J.m.   Ilość    Cena     Wartość',
      'Cukier biały     kg     120,00   3,10     372,00',
      'Kubek 200        szt    40,00    1,20     48,00',
    ),
  ).toEqual(['material 120 kg Cukier biały'])
})

test('heads in words of an unknown language stand over what multiplies out', () => {
  expect(
    activitiesOf(
      'Naziv            Kom    Masa (kg)   Cijena    Iznos',
      'Jabuke           12     240,5       1,10      264,55',
      'Kruške           5      88,0        1,60      140,80',
    ),
  ).toEqual(['material 240.5 kg Jabuke', 'material 88 kg Kruške'])
})

test('the net weight counts beside the gross weight and the tare', () => {
  expect(
    activitiesOf(
      'Beschreibung     Brutto kg   Tara kg   Netto kg',
      'Kupferspäne      812         64        748',
      'Summe            812         64        748',
    ),
  ).toEqual(['material 748 kg Kupferspäne'])
})

test('a price per tonne says what was counted', () => {
  expect(
    activitiesOf('Matière        Quantité   Prix/T    Montant', 'Plâtre moulu   3,480      96,00     334,08'),
  ).toEqual(['material 3.48 t Plâtre moulu'])
})

test('a line without a price that adds up the lines above, and one under other titles, sells nothing', () => {
  expect(
    activitiesOf(
      'Descripción     Kilos    Precio   Importe',
      'Tomate pera     40,5     1,20     48,60',
      'Pepino          22,0     0,90     19,80',
      'Hortalizas      62,5              68,40',
      'Base imponible   % IVA    Cuota IVA',
      '68,40            4,00     2,74',
    ),
  ).toEqual(['material 40.5 kg Tomate pera', 'material 22 kg Pepino'])
})

test('carriage of goods that another line weighs is no goods', () => {
  expect(
    activitiesOf(
      'Descrição        Qtd     Un    Preço   Valor',
      'Brita n.º 1      18,40   TON   8,00    147,20',
      'Transporte obra  18,40   TON   3,00    55,20',
    ).map((activity) => activity.split(' ').slice(0, 2).join(' ')),
  ).toEqual(['material 18.4'])
})

test('a weighing in any language, its words before or after the weights', () => {
  const layout = layoutOfText(
    'Kwit wagowy 118',
    'Kruszywo: tłuczeń 31,5/63',
    '07:12   38,460 t   Brutto',
    '07:40   13,920 t   Tara',
    '        24,540 t   Netto',
  )
  expect(readMaterialLoad(layout).activities).toMatchObject([{ quantity: '24.54', unit: 't' }])
})

test('a row of goods with whole figures or a unit word is no line of titles', () => {
  expect(
    activitiesOf(
      'Item             Qty     Unit   Price    Amount',
      'Steel plate      1200    kg     120      144000',
      'Cement           3000    kg     20       60000',
      'Paper rolls      400     kg     150      60000',
    ),
  ).toEqual(['material 1200 kg Steel plate', 'material 3000 kg Cement', 'material 400 kg Paper rolls'])
  expect(
    activitiesOf(
      'Product           Quantity',
      'Steel rebar       250 kg',
      'Aluminium sheet   80 kg',
      'Concrete C25      1200 kg',
    ),
  ).toHaveLength(3)
})

test('goods that happen to weigh as much as those above are counted; a sum of them is not', () => {
  const note = (last: string) =>
    activitiesOf(
      'Description        Qty    Unit',
      'Gravel type A      5.0    t',
      'Gravel type B      5.0    t',
      `${last.padEnd(19)}10.0   t`,
    )
  expect(note('Gravel type C')).toHaveLength(3)
  expect(note('Sum of loads')).toHaveLength(2)
})

test('what came counts beside what was ordered', () => {
  expect(
    activitiesOf(
      'Product           Ordered t    Delivered t',
      'Gravel A type     25.00        24.80',
      'Sand type B       10.00        10.20',
    ),
  ).toEqual(['material 24.8 t Gravel A type', 'material 10.2 t Sand type B'])
})

test('of all since the start and of this period, what the period says counts', () => {
  expect(
    activitiesOf(
      'Pos  Description          Unit  Total quantity  Quantity this period  Price   Amount this period',
      '1    Concrete walls       m3    450             180                   380.00  68,400.00',
      '2    Concrete slabs       m3    380             95                    450.00  42,750.00',
    ),
  ).toEqual(['material 180 m3 Concrete walls', 'material 95 m3 Concrete slabs'])
  expect(
    activitiesOf(
      '                                Quantité                 Quantité                 Montant',
      'Pos  Désignation                          Unité                       Prix               ',
      '                                totale                   période                  période',
      '1    Béton de dalle             450       m3             180          380,00      68.400,00',
    ),
  ).toEqual(['material 180 m3 Béton de dalle'])
})

test('a row without a name does not take that of the row before it', () => {
  const rows = ['2430    4     18.02    72.08', 'CEMENT (50KG)', '1812    2     16.96    33.92', "10' 2x3"]
  expect(activitiesOf('Item    Qty   Price    Amount', ...rows)).toEqual(['material 200 kg CEMENT (50KG)'])
})

test('a line of prose that names a distance is no line of an invoice', () => {
  expect(
    activitiesOf('Invoice 881', 'The driver needs 12.2 miles of free road to the dock.', 'Total  $ 1,175.00'),
  ).toEqual([])
})

test('a weight that no unit is printed with is a shipment that asks for one', () => {
  const weightOf = (...lines: readonly string[]) =>
    readFreight(layoutOfText('Load confirmation', ...lines)).activities.map(({ quantity, unit }) => [
      quantity,
      unit,
    ])
  expect(weightOf('Commodity: appliances', 'Weight:  23279', 'Pieces:  1')).toEqual([['23279', null]])
  expect(weightOf('Weight:  12', 'Pieces:  1')).toEqual([])
  expect(weightOf('Max weight:  45000', 'Weight ticket:  100982')).toEqual([])
})
