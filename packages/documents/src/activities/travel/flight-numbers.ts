const form = /(?<![A-Za-z0-9])([A-Z]{2}|[A-Z]\d|\d[A-Z])\s{0,2}0*(\d{2,4}|(?<= )\d)(?![\dA-Za-z.,]|:\d)/g

/** Flight numbers of a line: the carrier's two signs and up to four digits. */
export function flightNumbersOn(text: string): { start: number; number: string }[] {
  return [...text.matchAll(form)].map((match) => ({
    start: match.index,
    number: `${match[1] ?? ''}${match[2] ?? ''}`,
  }))
}
