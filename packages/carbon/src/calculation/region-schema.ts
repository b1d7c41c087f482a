import { z } from 'zod'

export const regionSchema = z.object({
  code: z.string().meta({ description: 'ISO 3166 code, or one of our own for a grid.', example: 'AU-QLD' }),
  name: z.string().meta({ example: 'Queensland' }),
  country: z.string().meta({ description: 'ISO 3166 alpha-2, or GLOBAL.', example: 'AU' }),
  factors: z.int().min(0).meta({ description: 'Factors of the library that are of this region itself.' }),
})

/** A place that factors are of. */
export type Region = z.infer<typeof regionSchema>
