// Invented issuers.
export const american: readonly [string, ...string[]] = [
  'Miami Valley Electric',
  'Cedar Fork Electric Cooperative',
  'Lakeshore Power Company',
]
export const anytime = 'Brindle Creek Energy Markets Pty Ltd'
