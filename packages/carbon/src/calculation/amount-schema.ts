import { z } from 'zod'

/**
 * A quantity as a person or a program may give it: an adjustment of a bill is negative, so both may. An exponent, a plus
 * and a separator of thousands are refused.
 */
export const amountSchema = z
  .string()
  .regex(/^-?\d{1,15}(\.\d{1,20})?$/, 'Send digits, such as 4826, 0.5 or -12, without separators.')

/** An amount that cannot be less than nothing. */
export const countSchema = z
  .string()
  .regex(/^\d{1,15}(\.\d{1,20})?$/, 'Send digits, such as 5 or 0.5, without a sign or separators.')
