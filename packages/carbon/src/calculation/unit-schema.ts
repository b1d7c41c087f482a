import { z } from 'zod'

export const unitSchema = z.object({
  id: z.string().meta({ example: 'MWh' }),
  dimension: z.string().meta({ description: 'Units of one dimension convert exactly.', example: 'energy' }),
  canonical: z.string().meta({ description: 'The unit that its dimension is kept in.', example: 'MJ' }),
  toCanonical: z
    .string()
    .meta({ description: 'One of this in the canonical unit, as digits.', example: '3600' }),
  aliases: z.array(z.string()).meta({ description: 'Other spellings that are read as this unit.' }),
})

/** A unit with its exact conversion and other spellings. */
export type ListedUnit = z.infer<typeof unitSchema>
