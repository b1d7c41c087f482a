import { expect, test } from 'vitest'
import { readPages } from '../../analyse/read-pages.ts'
import { layoutOfText } from '../../testing/layout-of-text.ts'

function countedOn(lines: readonly string[]): string[] {
  const { read } = readPages(layoutOfText(...lines))
  return read.activities.map(({ kind, quantity, unit }) => `${kind} ${quantity} ${unit ?? ''}`)
}

const bills: readonly (readonly [name: string, counted: string, lines: readonly string[]])[] = [
  [
    'Hungarian electricity beside the use of last year and the reading',
    'electricity 412 kWh',
    [
      'Villamosenergia elszámoló számla',
      'Elszámolási időszak: 2025.03.01 - 2025.03.31',
      'Nyitó állás   12 450',
      'Záró állás   12 862',
      'Villamosenergia-fogyasztás   412 kWh   36,90 Ft/kWh   15 203 Ft',
      'Előző év azonos időszaka   388 kWh',
      'Fizetendő összeg   15 203 Ft',
    ],
  ],
  [
    'Croatian electricity beside reactive energy',
    'electricity 1240 kWh',
    [
      'Račun za električnu energiju',
      'Obračunsko razdoblje: 01.03.2025 - 31.03.2025',
      'Potrošnja električne energije   1.240 kWh   0,12 EUR   148,80 EUR',
      'Prekomjerna jalova energija   310 kVArh',
      'Vršna snaga   14 kW',
      'Ukupno za platiti   168,14 EUR',
    ],
  ],
  [
    'Romanian gas beside the yearly estimate',
    'natural-gas 684 kWh',
    [
      'Factură gaze naturale',
      'Perioada de facturare: 01.03.2025 - 31.03.2025',
      'Consum gaze naturale   684 kWh   0,31 lei/kWh   212,04 lei',
      'Consum anual estimat   9.850 kWh',
      'Total de plată   252,33 lei',
    ],
  ],
  [
    'Turkish water beside indexes and the use of the same term last year',
    'water 18 m3',
    [
      'Su faturası',
      'Okuma dönemi: 01.03.2025 - 31.03.2025',
      'İlk endeks   1204',
      'Son endeks   1222',
      'Su tüketimi   18 m3   24,50 TL   441,00 TL',
      'Geçen yılın aynı dönemi   22 m3',
      'Ödenecek tutar   441,00 TL',
    ],
  ],
  [
    'Finnish electricity beside the estimate of a year',
    'electricity 530 kWh',
    [
      'Sähkölasku',
      'Laskutuskausi 1.3.2025 - 31.3.2025',
      'Sähkönkulutus   530 kWh   8,20 snt/kWh   43,46 EUR',
      'Arvioitu vuosikulutus   6 400 kWh',
      'Maksettava yhteensä   43,46 EUR',
    ],
  ],
  [
    'Slovak gas beside the use of the year before',
    'natural-gas 1520 kWh',
    [
      'Faktúra za zemný plyn',
      'Fakturačné obdobie: 01.03.2025 - 31.03.2025',
      'Spotreba zemného plynu   1 520 kWh   0,05 EUR/kWh   76,00 EUR',
      'Predchádzajúci rok   1 710 kWh',
      'Celkom k úhrade   76,00 EUR',
    ],
  ],
  [
    'Slovene electricity beside the average of a day',
    'electricity 310 kWh',
    [
      'Račun za električno energijo',
      'Obračunsko obdobje: 01.03.2025 - 31.03.2025',
      'Poraba električne energije   310 kWh   0,11 EUR/kWh   34,10 EUR',
      'Povprečna dnevna poraba   10 kWh',
      'Za plačilo   34,10 EUR',
    ],
  ],
  [
    'Estonian heat beside the same month of last year',
    'heat 2.41 MWh',
    [
      'Soojusarve',
      'Arveldusperiood: 01.03.2025 - 31.03.2025',
      'Soojusenergia tarbimine   2,41 MWh   78,00 EUR/MWh   187,98 EUR',
      'Eelmise aasta tarbimine   2,88 MWh',
      'Kokku tasuda   187,98 EUR',
    ],
  ],
  [
    'Latvian water beside its readings',
    'water 7 m3',
    [
      'Rēķins par ūdeni',
      'Norēķinu periods: 01.03.2025 - 31.03.2025',
      'Iepriekšējais rādījums   341',
      'Pašreizējais rādījums   348',
      'Ūdens patēriņš   7 m3   1,20 EUR/m3   8,40 EUR',
      'Kopā apmaksai   8,40 EUR',
    ],
  ],
  [
    'Catalan electricity beside the power of the contract',
    'electricity 265 kWh',
    [
      'Factura de la llum',
      'Període de facturació: 01/03/2025 - 31/03/2025',
      'Consum d’electricitat   265 kWh   0,15 EUR/kWh   39,75 EUR',
      'Potència contractada   4,6 kW',
      'Consum acumulat de l’últim any   3.180 kWh',
      'Total a pagar   39,75 EUR',
    ],
  ],
  [
    'Icelandic electricity beside the estimate of a year',
    'electricity 410 kWh',
    [
      'Rafmagnsreikningur',
      'Tímabil 1.3.2025 - 31.3.2025',
      'Rafmagnsnotkun   410 kWh   9,10 kr/kWh   3.731 kr',
      'Áætluð ársnotkun   4.900 kWh',
      'Til greiðslu   3.731 kr',
    ],
  ],
  [
    'Albanian electricity beside the month before',
    'electricity 284 kWh',
    [
      'Fatura e energjisë elektrike',
      'Periudha e faturimit: 01.03.2025 - 31.03.2025',
      'Konsumi i energjisë elektrike   284 kWh   9,50 ALL   2.698 ALL',
      'Muaji i kaluar   301 kWh',
      'Totali për pagesë   2.698 ALL',
    ],
  ],
  [
    'Greek electricity beside last year',
    'electricity 742 kWh',
    [
      'Λογαριασμός ρεύματος',
      'Περίοδος κατανάλωσης: 01/03/2025 - 31/03/2025',
      'Κατανάλωση ρεύματος   742 kWh   0,14 EUR/kWh   103,88 EUR',
      'Αντίστοιχη περίοδος προηγούμενου έτους   801 kWh',
      'Συνολικό ποσό πληρωμής   103,88 EUR',
    ],
  ],
  [
    'Bulgarian electricity beside reactive energy',
    'electricity 356 kWh',
    [
      'Фактура за електроенергия',
      'Отчетен период: 01.03.2025 - 31.03.2025',
      'Потребление на електроенергия   356 kWh   0,25 BGN   89,00 BGN',
      'Реактивна енергия   41 kVArh',
      'Сума за плащане   89,00 BGN',
    ],
  ],
  [
    'Ukrainian electricity beside the same term last year',
    'electricity 198 kWh',
    [
      'Рахунок за електроенергію',
      'Розрахунковий період: 01.03.2025 - 31.03.2025',
      'Спожито електроенергії   198 kWh   4,32 UAH   855,36 UAH',
      'Аналогічний період минулого року   232 kWh',
      'До сплати   855,36 UAH',
    ],
  ],
  [
    'Serbian electricity beside the average of a day',
    'electricity 465 kWh',
    [
      'Рачун за електричну енергију',
      'Обрачунски период: 01.03.2025 - 31.03.2025',
      'Потрошња електричне енергије   465 kWh   9,00 RSD   4.185 RSD',
      'Просечна дневна потрошња   15 kWh',
      'За уплату   4.185 RSD',
    ],
  ],
]

test.each(bills)('%s', (_, counted, lines) => {
  expect(countedOn(lines)).toEqual([counted])
})
