const names = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** "July 2025" for "2025-07"; other names as they are. */
export function nameMonth(month: string): string {
  const [, year, number] = /^(\d{4})-(\d{2})$/.exec(month) ?? []
  const name = names[Number(number) - 1]
  return name === undefined ? month : `${name} ${year}`
}
