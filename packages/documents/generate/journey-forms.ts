import type { Leg } from './journey-legs.ts'
import type { Style } from './journey-style.ts'
import type { Town } from './journey-towns.ts'

/** A way of telling a leg in lines of text. */
export type Form = {
  name: string
  isHeaded?: boolean
  title?: (style: Style) => string | null
  tell: (style: Style, leg: Leg) => string[]
}

function service({ random, label, mode }: Style, { number }: Leg): string {
  return number === '' ? '' : random.pick([number, `${label(mode)} ${number}`, `${label(mode)}: ${number}`])
}

const gap = '    '

export const forms: readonly Form[] = [
  {
    name: 'labelled',
    isHeaded: true,
    tell(style, leg) {
      const { label, place, day, time, random } = style
      const colon = random.pick([':', '', ' :'])
      const joint = random.pick([' ', '  ', '   '])
      const ends = [
        `${label('from')}${colon}${joint}${place(leg.from)}`,
        `${label('to')}${colon}${joint}${place(leg.to)}`,
      ]
      const when = [
        `${label('departure')}: ${day(leg.day)} ${time(leg.departs)}`,
        ...(random.chance(0.6) ? [`${label('arrival')}: ${time(leg.arrives)}`] : []),
      ]
      const number = random.chance(0.7) ? [service(style, leg)] : []
      const isOneLine = random.chance(0.2)
      const pair = isOneLine ? [ends.join(gap)] : ends
      return random.chance(0.5) ? [...number, ...pair, ...when] : [...pair, ...when, ...number]
    },
  },
  {
    name: 'departs-arrives',
    isHeaded: true,
    tell(style, leg) {
      const { label, place, day, time, random } = style
      const order = random.int(1, 4)
      const stop = (word: string, clock: string, town: Town) => {
        const when = random.chance(0.5) ? `${day(leg.day)} ${time(clock)}` : time(clock)
        return (
          [
            `${word}: ${when} ${place(town)}`,
            `${word}  ${place(town)}  ${when}`,
            `${word}: ${when} - ${place(town)}`,
            `${word} ${place(town)} ${when}`,
          ][order - 1] ?? ''
        )
      }
      const number = random.chance(0.8)
        ? [`${service(style, leg)}${random.pick(['', `  ${day(leg.day)}`])}`]
        : [day(leg.day)]
      return [
        ...number,
        stop(label('departure'), leg.departs, leg.from),
        stop(label('arrival'), leg.arrives, leg.to),
      ]
    },
  },
  {
    name: 'labels-over',
    tell(style, leg) {
      const { label, place, day, time, random } = style
      const isEnds = random.chance(0.4)
      const [one, two] = isEnds ? [label('from'), label('to')] : [label('departure'), label('arrival')]
      const stop = (clock: string, town: Town) => random.pick([`${time(clock)} ${place(town)}`, place(town)])
      return [
        label('date'),
        day(leg.day),
        one,
        stop(leg.departs, leg.from),
        two,
        stop(leg.arrives, leg.to),
        ...(random.chance(0.7) ? [service(style, leg)] : []),
      ]
    },
  },
  {
    name: 'labels-under',
    tell(style, leg) {
      const { label, place, day, time, random } = style
      const hasAirport = random.chance(0.5)
      const stop = (word: string, clock: string, town: Town) => [
        place(town),
        `${word}: ${time(clock)}`,
        day(leg.day),
        ...(hasAirport ? [town.airport] : []),
      ]
      return [
        ...stop(label('departure'), leg.departs, leg.from),
        ...stop(label('arrival'), leg.arrives, leg.to),
        ...(random.chance(0.7) ? [service(style, leg)] : []),
      ]
    },
  },
  {
    name: 'inline',
    isHeaded: true,
    tell(style, leg) {
      const { place, day, time, random, words } = style
      const link = random.pick([
        ' - ',
        ' – ',
        ' → ',
        ' -> ',
        ' / ',
        words['link'] === '-' ? ' - ' : ` ${words['link'] ?? '-'} `,
      ])
      const pair = random.chance(0.3)
        ? `${place(leg.from)} ${time(leg.departs)}${link}${place(leg.to)} ${time(leg.arrives)}`
        : `${place(leg.from)}${link}${place(leg.to)}`
      const rest = [
        day(leg.day),
        ...(random.chance(0.6) ? [time(leg.departs), time(leg.arrives)] : []),
        ...(random.chance(0.7) ? [service(style, leg)] : []),
      ]
      const order = random.int(1, 4)
      if (order === 1) return [[pair, ...rest].join(gap)]
      if (order === 2) return [[...rest, pair].join(gap)]
      if (order === 3) return [pair, rest.join('  ')]
      return [rest.join('  '), pair]
    },
  },
  {
    name: 'table',
    title: (style) => tableOf(style, null),
    tell: (style, leg) => [tableOf(style, leg)],
  },
  {
    name: 'stacked-table',
    title: ({ label }) =>
      [
        `${label('from')}/${label('to')}`,
        label('flight'),
        label('date'),
        label('departure'),
        label('arrival'),
      ]
        .map((one) => `${one}  `.padEnd(18))
        .join('')
        .trimEnd(),
    tell: ({ place, day, time, random }, leg) => [
      [
        place(leg.from),
        leg.number,
        day(leg.day),
        time(leg.departs),
        time(leg.arrives),
        ...(random.chance(0.4) ? [random.pick(['QPROMO', 'UVECFOW', 'OK', '23K OK'])] : []),
      ]
        .map((one) => `${one}  `.padEnd(18))
        .join('')
        .trimEnd(),
      place(leg.to),
      ...(random.chance(0.3) ? ['OK  23K'] : []),
    ],
  },
  {
    name: 'facing-over-times',
    isHeaded: true,
    tell(style, leg) {
      const { place, day, time, random } = style
      const columns = (one: string, two: string) => `${`${one}  `.padEnd(36)}${two}`
      const names = columns(place(leg.from), place(leg.to))
      const times = random.chance(0.5)
        ? columns(time(leg.departs), time(leg.arrives))
        : columns(`${day(leg.day)} ${time(leg.departs)}`, `${day(leg.day)} ${time(leg.arrives)}`)
      const number = random.chance(0.8) ? [`${service(style, leg)}  ${day(leg.day)}`] : [day(leg.day)]
      const row = `${time(leg.departs)}${gap}${day(leg.day)}${gap}${time(leg.arrives)}`
      return random.pick([
        [...number, names, times],
        [...number, times, names],
        [names, row, service(style, leg)],
        [names, style.label('date'), row],
      ])
    },
  },
  {
    name: 'cell-a-line',
    tell(style, leg) {
      const { place, day, time, random } = style
      const order = random.chance(0.5)
      const stop = (clock: string, town: Town) =>
        order ? [place(town), day(leg.day), time(clock)] : [time(clock), place(town), day(leg.day)]
      return [
        leg.number,
        ...stop(leg.departs, leg.from),
        ...stop(leg.arrives, leg.to),
        ...(random.chance(0.5) ? ['Flex', '0'] : []),
      ]
    },
  },
  {
    name: 'stop-rows',
    isHeaded: true,
    tell(style, leg) {
      const { place, day, time, random } = style
      const order = random.int(1, 3)
      const row = (town: Town, clock: string, more: string) =>
        [
          [place(town), day(leg.day), time(clock), more],
          [time(clock), place(town), more],
          [day(leg.day), time(clock), place(town), more],
        ][order - 1]
          ?.filter((one) => one !== '')
          .join(gap) ?? ''
      const extra = random.chance(0.3) ? ['Direct'] : []
      return [
        row(leg.from, leg.departs, leg.number),
        ...extra,
        row(leg.to, leg.arrives, random.pick(['', '3', 'Flex', 'Standard', 'Coach 4'])),
      ]
    },
  },
]

function tableOf({ label, place, day, time, mode }: Style, leg: Leg | null): string {
  const cells =
    leg === null
      ? [label(mode), label('from'), label('to'), label('date'), label('departure'), label('arrival')]
      : [leg.number, place(leg.from), place(leg.to), day(leg.day), time(leg.departs), time(leg.arrives)]
  return cells
    .map((one) => `${one}  `.padEnd(28))
    .join('')
    .trimEnd()
}
