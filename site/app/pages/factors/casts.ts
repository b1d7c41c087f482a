import type { FactorDetail, FactorListing } from '#shared/factor-answers.ts'

/** Answers of our own server, typed there; what is not even of the right frame throws and counts as a failed answer. */
export function readListing(value: unknown): FactorListing {
  return framed(value, 'rows') as FactorListing
}

export function readDetail(value: unknown): FactorDetail {
  return framed(value, 'factor') as FactorDetail
}

function framed(value: unknown, name: string): object {
  if (typeof value === 'object' && value !== null && name in value) return value
  throw new Error(`the answer has no ${name}`)
}
