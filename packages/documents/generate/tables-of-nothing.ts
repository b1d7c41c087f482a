import type { Piece } from './mark.ts'
import type { TableRow } from './paper.ts'
import type { Scene } from './scene.ts'
import type { TablePaper } from './table-paper.ts'

type Form = {
  concept: string
  title: string
  heads: readonly string[]
  row: (index: number) => readonly string[]
}

/** Tables that look like a statement and count nothing: prices, plans, capacities, carbon, timetables, hours, lives. */
export function makeTableOfNothing(scene: Scene): TablePaper {
  const { random } = scene
  const { concept, title, heads, row } = random.pick(formsOf(scene))(scene)
  const toRow = (texts: readonly string[]): TableRow => texts.map((text): Piece => ({ text }))
  return {
    form: `nothing/${concept}`,
    type: 'other',
    over: [{ text: title }],
    table: {
      heads: [toRow(heads)],
      rows: Array.from({ length: random.int(5, 26) }, (_, index) => toRow(row(index))),
      sum: null,
    },
    under: [],
  }
}

function formsOf({ random }: Scene): readonly [(scene: Scene) => Form, ...((scene: Scene) => Form)[]] {
  const year = random.int(2019, 2027)
  return [
    ({ say, figures }) => ({
      concept: 'prices',
      title: say('price-list'),
      heads: [say('description'), `${say('price')} /kWh`, say('standing')],
      row: (index) => [
        `${say('electricity')} ${index + 1}`,
        figures.number(random.decimal(0.08, 0.5, 4), 4),
        figures.money(random.decimal(5, 40, 2)),
      ],
    }),
    ({ say, figures }) => ({
      concept: 'forecast',
      title: `${say('forecast')} ${year}`,
      heads: [say('month'), `${say('forecast')} (kWh)`, say('amount')],
      row: (index) => [
        figures.date(`${year}-${String((index % 12) + 1).padStart(2, '0')}-01`),
        figures.number(random.int(900, 9000), 0),
        figures.money(random.decimal(100, 900, 2)),
      ],
    }),
    ({ say, figures }) => ({
      concept: 'capacity',
      title: say('contract-power'),
      heads: [say('site'), say('meter-no'), `${say('contract-power')} (kW)`],
      row: (index) => [
        `${say('site')} ${index + 1}`,
        String(random.int(1e6, 1e8)),
        figures.number(random.int(5, 400), 0),
      ],
    }),
    ({ say, figures }) => ({
      concept: 'carbon',
      title: say('carbon'),
      heads: [say('year'), `${say('carbon')} (t)`, `${say('carbon')} (kg/kWh)`],
      row: (index) => [
        String(2000 + index),
        figures.number(random.decimal(10, 900, 1), 1),
        figures.number(random.decimal(0.1, 0.9, 3), 3),
      ],
    }),
    () => ({
      concept: 'timetable',
      title: 'Line 12 weekdays',
      heads: ['Stop', 'km', 'Dep', 'Arr', 'Dep'],
      row: (index) => [
        `Halt ${index + 1}`,
        String(index * 3 + 1),
        `${6 + (index % 12)}:05`,
        `${7 + (index % 12)}:17`,
        `${8 + (index % 12)}:05`,
      ],
    }),
    ({ say, figures }) => ({
      concept: 'hours',
      title: say('invoice'),
      heads: [say('date'), say('description'), `${say('quantity')} (h)`, say('price'), say('amount')],
      row: () => {
        const [hours, rate] = [random.int(1, 9), random.int(40, 140)]
        return [
          figures.date(random.date()),
          say('service-work'),
          figures.number(hours, 1),
          figures.money(rate),
          figures.money(hours * rate),
        ]
      },
    }),
    () => ({
      concept: 'life',
      title: 'Curriculum vitae',
      heads: ['From', 'To', 'Position'],
      row: (index) => [
        String(2024 - index),
        String(2025 - index),
        random.pick(['Energy engineer, 400 kW plant', 'Meter technician', 'Water engineer']),
      ],
    }),
    ({ say, figures }) => ({
      concept: 'weather',
      title: say('temperature'),
      heads: [say('month'), say('temperature'), say('days')],
      row: (index) => [
        figures.date(`${year}-${String((index % 12) + 1).padStart(2, '0')}-01`),
        figures.number(random.decimal(-4, 24, 1), 1),
        String(random.int(1, 31)),
      ],
    }),
    ({ say, figures }) => ({
      concept: 'bank',
      title: say('bank-statement'),
      heads: [say('date'), say('description'), say('amount'), say('total')],
      row: () => [
        figures.date(random.date(2023, 2024)),
        random.pick([say('electricity'), say('water'), say('phone-plan')]),
        figures.money(random.decimal(10, 300, 2)),
        figures.money(random.decimal(500, 9000, 2)),
      ],
    }),
    ({ say, figures }) => ({
      concept: 'neighbours',
      title: `${say('similar')} - ${say('electricity')}`,
      heads: [say('site'), `${say('similar')} (kWh)`, `${say('daily-average')} (kWh)`],
      row: (index) => [
        `${index + 1}`,
        figures.number(random.int(1500, 5200), 0),
        figures.number(random.decimal(4, 14, 1), 1),
      ],
    }),
  ]
}
