import type { Leg } from './journey-legs.ts'
import type { Style } from './journey-style.ts'
import { towns } from './journey-towns.ts'
import { pickOne } from './pick-one.ts'
import type { Random } from './random.ts'

export const carriers = ['North Star Travel', 'Nordlicht Reisen', 'Viajes Sol', 'Aurora Voyages'] as const

/** What else stands on such papers, in capitals as places do. */
export const furniture = [
  'Estado de compra: Aprobado',
  'Nombre',
  'CRISTIAN',
  'Apellido',
  'DUQUE GIRALDO',
  'Form of payment    CASH',
  'Fare basis  QPROMO',
  'ISSUING AIRLINE    : NORDSTAR',
  'NAME:    LARIOS TAMOY/EDUARDO JOSE',
  'Status: Confirmed',
  'OFFICE ID: PA-22229-0',
  'Operated by  Blue Wing',
  'Billing Address',
  'Acme Consulting',
  'Website    Support',
  'ENDORSEMENTS : NON END NON REF',
  'Manage My Booking',
  'Frequent Flyer    Gold Member',
  'Zahlungsart    Kreditkarte',
  'Wagen 12    Sitzplatz 31',
  'VOITURE 13 - PLACE 31',
  'Tour code    NONE',
  'Main Contact:    Ana Lind',
  'Hotel Park Inn',
  'Dear Mr Lind,',
  'Normal',
  'Special Needs:',
  'None',
  'Meal Preference:    Vegetarian',
  'Seat Selection:',
  'Standard Fare',
  'Priority Boarding    Included',
  'Checked Bag',
  'Check-in closes    09:20',
  'Payment date: 02/02/2026',
  'Issued    12.03.2025    Lima Office',
  'Blue Wing    Airbus A320',
  'Upgrade Now',
  'Hand Luggage    Free',
  'First Class Lounge',
  'Visa Card    Approved',
  'Refund Rules',
  'Tax Summary',
  'Ana Lind    Adult',
  'Bo Ruiz    Adult',
  'Seat Map',
  'Window    Aisle',
  'Terms and Conditions',
  'Baggage Allowance',
  'Nothing To Declare',
  'Excess Baggage    Pre Paid',
  'Green Points    Silver',
]

const gap = '    '

export function headOf({ random, label, mode }: Style): string[] {
  return random
    .sample([
      `${label('booking')}  QK${random.int(100, 999)}Z`,
      `${label(mode)} ${label('booking')}`,
      random.pick(carriers),
    ])
    .slice(0, random.int(1, 3))
}

export function addressOf({ random }: Style): string[] {
  const town = pickOne(random, towns)
  return [
    `${random.pick(['Calle', 'Rue', 'Via', 'Main Street'])} ${random.int(1, 90)}`,
    `${random.int(1000, 99999)} ${town.name}`,
    `Tel ${random.int(100000, 999999)}`,
  ]
}

export function personOf(random: Random): string {
  return `${random.pick(['Ana', 'Bo', 'Carl', 'Dina', 'Emil'])} ${random.pick(['Moreau', 'Keller', 'Okoro', 'Lind', 'Ruiz'])}`
}

/** What names places and tells of no leg: fares, terms, names, addresses. */
export function nothingOf({ random, place, label, words }: Style): string[] {
  const some = random.sample(towns, 6)
  const forms: (() => string[])[] = [
    () =>
      some
        .slice(1)
        .map(
          (town) =>
            `${place(some[0] ?? town)} - ${place(town)}${gap}${random.decimal(29, 900, 2).toFixed(2)} EUR`,
        ),
    () => some.map((town) => (words['terms'] ?? '').replace('{a}', town.name)),
    () => [
      label('passenger'),
      ...some.slice(0, 3).map((town, at) => `${at + 1}. ${personOf(random)}${gap}${town.name}`),
      `${label('total')}  ${random.decimal(29, 900, 2).toFixed(2)}`,
    ],
    () =>
      some
        .slice(0, 4)
        .map(
          (town) =>
            `${town.name}${gap}${town.airport} 12${gap}+${random.int(10, 99)} ${random.int(100000, 999999)}`,
        ),
  ]
  return pickOne(random, forms)()
}

export function tailOf({ random, label, words, place }: Style, legs: readonly Leg[]): string[] {
  const town = pickOne(random, towns)
  const [leg] = legs
  return random.sample(
    [
      `${label('total')}  ${random.decimal(30, 999, 2).toFixed(2)} EUR`,
      (words['terms'] ?? '').replace('{a}', town.name),
      `${label('duration')}: ${random.int(1, 9)}:30`,
      `${label('passenger')}  ${personOf(random)}`,
      ...(leg === undefined ? [] : [`${place(leg.from)}  Hotel & ${place(leg.to)}  49.00 EUR`]),
      `${town.name}  +49 ${random.int(10000, 99999)}`,
    ],
    random.int(1, 3),
  )
}
