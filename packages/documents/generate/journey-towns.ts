export type Town = { name: string; code: string; airport: string; station: string }

export const towns: readonly Town[] = [
  ['Madrid', 'MAD', 'Barajas', 'Atocha'],
  ['Lisboa', 'LIS', 'Humberto Delgado', 'Oriente'],
  ['Oslo', 'OSL', 'Gardermoen', 'Oslo S'],
  ['Vienna', 'VIE', 'Schwechat', 'Wien Hbf'],
  ['Bogotá', 'BOG', 'El Dorado', 'Terminal Sur'],
  ['Lyon', 'LYS', 'Saint Exupéry', 'Part-Dieu'],
  ['Zürich', 'ZRH', 'Kloten', 'Zürich HB'],
  ['Leeds', 'LBA', 'Bradford', 'Leeds'],
  ['Porto', 'OPO', 'Sá Carneiro', 'Campanhã'],
  ['Kraków', 'KRK', 'Balice', 'Kraków Główny'],
  ['Brno', 'BRQ', 'Tuřany', 'Brno hl.n.'],
  ['Hamburg', 'HAM', 'Fuhlsbüttel', 'Hamburg Hbf'],
  ['New York', 'JFK', 'John F Kennedy', 'Penn Station'],
  ['San Juan', 'SJU', 'Luis Muñoz Marín', 'San Juan'],
  ['Mumbai', 'BOM', 'Chhatrapati Shivaji', 'Mumbai Central'],
  ['Sydney', 'SYD', 'Kingsford Smith', 'Sydney Central'],
  ['Torino', 'TRN', 'Caselle', 'Torino Porta Nuova'],
  ['Göteborg', 'GOT', 'Landvetter', 'Göteborg C'],
  ['Napoli', 'NAP', 'Capodichino', 'Napoli Centrale'],
  ['Valencia', 'VLC', 'Manises', 'Joaquín Sorolla'],
  ['Montréal', 'YUL', 'Trudeau', 'Gare Centrale'],
  ['Puerto Madero', 'AEP', 'Aeroparque', 'Retiro'],
  ['Bremen', 'BRE', 'Neuenland', 'Bremen Hbf'],
  ['El Paso', 'ELP', 'International', 'Union Depot'],
  // Towns that no table of airports knows.
  ['Almirante Brown', '', 'Los Cedros', 'Brown Norte'],
  ['Ostrów', '', 'Piaski', 'Ostrów Główny'],
  ['Bad Lindau', '', 'Seemoos', 'Bad Lindau'],
  ['Moulinet', '', 'Les Ormes', 'Moulinet Ville'],
  ['Colle', '', 'San Biagio', 'Colle Centrale'],
  ['Haverlo', '', 'Molenveld', 'Haverlo Centraal'],
  ['Valdoro', '', 'San Telmo', 'Valdoro Centrale'],
  ['Kirchfeld', '', 'Nordmoor', 'Kirchfeld Hbf'],
  ['Medelfors', '', 'Lindvik', 'Medelfors C'],
  ['Bellerive', '', 'La Plaine', 'Bellerive Ville'],
  ['Trávník', '', 'Lhota', 'Trávník hl.n.'],
  ['Port Ashby', '', 'Ashby Field', 'Port Ashby'],
  ['Santa Rosalia', '', 'General Peña', 'Santa Rosalia'],
  ['Wolsk', '', 'Zamość Dolny', 'Wolsk Główny'],
  ['Nagyvár', '', 'Kisdomb', 'Nagyvár'],
].map(([name = '', code = '', airport = '', station = '']) => ({ name, code, airport, station }))

/** What they are called where letters are Cyrillic. */
export const cyrillic: Readonly<Record<string, string>> = {
  Madrid: 'Мадрид',
  Lisboa: 'Лиссабон',
  Oslo: 'Осло',
  Vienna: 'Вена',
  Lyon: 'Лион',
  Hamburg: 'Гамбург',
  Porto: 'Пермь',
  Valdoro: 'Вологда',
  Kirchfeld: 'Кировск',
  Medelfors: 'Сургут',
  Wolsk: 'Вольск',
  Bellerive: 'Белово',
  Ostrów: 'Остров',
  Moulinet: 'Мурино',
  Colle: 'Коломна',
  Kraków: 'Краков',
  Brno: 'Брно',
  Leeds: 'Казань',
  Bremen: 'Самара',
  Torino: 'Томск',
  Napoli: 'Омск',
  Valencia: 'Воронеж',
}

/** How a name on a page is that of a place of the truth. */
export function isTown(name: string, text: string): boolean {
  const town = towns.find((one) => one.name === name)
  const lower = text.toLowerCase()
  return (
    town !== undefined &&
    [town.name, town.code, town.station, cyrillic[town.name] ?? town.name].some(
      (form) => form !== '' && lower.includes(form.toLowerCase()),
    )
  )
}
