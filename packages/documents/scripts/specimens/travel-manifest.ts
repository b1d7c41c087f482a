const rows = [
  ['2025-07-02', 'M. Okafor', 'Flight', 'BNE', 'SYD', 'Economy', 'Return', '1', '', '412.60'],
  ['2025-07-02', 'M. Okafor', 'Hotel', 'Sydney', '', '', '', '', '2', '538.00'],
  ['2025-07-02', 'M. Okafor', 'Taxi', 'SYD', 'Pyrmont', '', 'One way', '', '', '46.20'],
  ['2025-07-08', 'S. Pham', 'Flight', 'SYD', 'PER', 'Business', 'Return', '1', '', '2,184.00'],
  ['2025-07-08', 'S. Pham', 'Hotel', 'Perth', '', '', '', '', '3', '714.00'],
  ['2025-07-14', 'L. Byrne', 'Train', 'Brisbane', 'Gold Coast', 'Standard', 'Return', '', '', '27.40'],
  ['2025-07-15', 'J. Haddad', 'Flight', 'MEL', 'SIN', 'Economy', 'One way', '2', '', '1,566.00'],
  ['2025-07-21', 'R. Castellano', 'Flight', 'BNE', 'TSV', 'Economy', 'Return', '1', '', '498.30'],
  ['2025-07-21', 'R. Castellano', 'Rental car', 'Townsville', 'Ayr', '', 'Return', '', '', '189.00'],
  ['2025-07-29', 'S. Pham', 'Flight', 'ADL', 'MEL', 'Economy', 'One way', '1', '', '204.10'],
] as const

const header = [
  'Date',
  'Traveller',
  'Mode',
  'From',
  'To',
  'Class',
  'Journey',
  'Passengers',
  'Nights',
  'Cost AUD',
]

/** A month of business travel as a booking tool exports it: two lines above the header, airports by code. */
export function writeTravelManifest(): string {
  const table = [header, ...rows].map((row) => row.map(quote).join(','))
  return [
    'SPECIMEN: travel manifest of Wattle and Rowe Engineering (invented people and trips)',
    'Exported 1 August 2025',
    ...table,
    '',
  ].join('\r\n')
}

function quote(value: string): string {
  return value.includes(',') ? `"${value}"` : value
}
